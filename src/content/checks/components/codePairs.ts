/** Entries of `code.json` that have changed places with another one of their component, or say what it says. */
import type {ComponentWord} from '../../read/componentWords';
import {folded} from '../../language/inflections';
import {groupedBy} from '../../groupedBy';
import {type Problem, quote} from '../../problems';
import {rememberedByText} from '../../remember';
import {wordsIn} from '../../language/wordCounts';

type Fault = Omit<Problem, 'file'>;
type Entries = Readonly<Record<string, unknown>>;

const groupOf = (id: string): string => id.split('.')[0] ?? id;

/** The message of an entry; '' where it has none. */
const spokenBy = (entry: unknown): string =>
  entry !== null && typeof entry === 'object' && 'message' in entry
    ? String(entry.message).trim()
    : '';

/** Words of labels that stand against each other and are not alike in the languages, under one name. */
const OPPOSITES = new Map(
  Object.entries({
    'next:': 'next siguiente proxima proximo',
    'previous:': 'previous anterior previa previo',
    'accept:': 'accept aceptar acepta',
    'reject:': 'reject rechazar rechaza',
    'gross:': 'gross brutos bruto',
    'net-of:': 'net netos neto',
    'close:': 'close cerrar cierra',
    'from-on:': 'from desde',
    'up-to:': 'to hasta',
    'offline:': 'lost sin',
    'online:': 'online linea',
  }).flatMap(([name, words]) => words.split(' ').map((word): [string, string] => [word, name])),
);

/** From how many letters on a beginning that two languages share tells a word: argentin-a, argentin-ian. */
const STEM = 5;
const stemsOf = rememberedByText((text): string[] =>
  wordsIn(folded(text))
    .map((word) => OPPOSITES.get(word) ?? word.slice(0, STEM))
    .filter(({length}) => length >= STEM),
);

/** What may be the words of an original, by what other entries say and by words that are alike. */
function likeness(
  {message: original, id}: ComponentWord,
  message: string,
  words: readonly ComponentWord[],
  value: Entries,
): number {
  const stems = stemsOf(original);
  const alike = stemsOf(message).filter((stem) => stems.includes(stem)).length;
  const isSame = (other: ComponentWord): boolean =>
    other.id !== id &&
    other.message.toLowerCase() === original.toLowerCase() &&
    spokenBy(value[other.id]).toLowerCase() === message.toLowerCase();
  return alike + words.filter(isSame).length;
}

/** Entries of one component that say the same, and whose originals do not: pasted, and not translated. */
export function sameWords(value: Entries, words: readonly ComponentWord[]): Fault[] {
  const groups = new Map<string, ComponentWord[]>();
  return words.flatMap((word): Fault[] => {
    const said = spokenBy(value[word.id]);
    const key = `${groupOf(word.id)} ${said.toLowerCase()}`;
    const same = groups.get(key) ?? [];
    groups.set(key, [...same, word]);
    const twin = same.find((other) => other.message.toLowerCase() !== word.message.toLowerCase());
    if (!said || !twin) return [];
    const isOfTwin = likeness(word, said, words, value) <= likeness(twin, said, words, value);
    const [wrong, right] = isOfTwin ? [word, twin] : [twin, word];
    const found = `${quote(spokenBy(value[wrong.id]))}, which ${right.id} says already`;
    const remedy = `Translate each: the originals read ${quote(wrong.message)} and ${quote(right.message)}.`;
    return [{field: wrong.id, found, remedy}];
  });
}

const namesIn = (text: string): string => [...(text.match(/\{[^{}]*\}/g) ?? [])].sort().join();

/** Whether the words of an entry are rather those of another one, by its placeholders or its stems. */
function isOf(message: string, own: string, other: string): boolean {
  if (namesIn(own) !== namesIn(other)) return namesIn(message) === namesIn(other);
  const stems = stemsOf(message);
  const shares = (original: string): boolean =>
    stemsOf(original).some((stem) => stems.includes(stem));
  return shares(other) && !shares(own);
}

type Exchange = Fault & {readonly ids: readonly [string, string]};

function exchangedIn(value: Entries, one: ComponentWord, other: ComponentWord): Exchange[] {
  const [here = '', there = ''] = [one, other].map(({id}) => spokenBy(value[id]));
  if (!here || !there || here === there || one.message === other.message) return [];
  const isBoth = isOf(here, one.message, other.message) && isOf(there, other.message, one.message);
  if (!isBoth) return [];
  const found = `${quote(here)}, and ${quote(there)} at ${other.id}`;
  const remedy = `Let the two change places: the original of ${one.id} reads ${quote(one.message)}.`;
  return [{field: one.id, found, remedy, ids: [one.id, other.id]}];
}

/** Two entries of a component whose messages have changed places. */
export function exchanged(value: Entries, words: readonly ComponentWord[]): Exchange[] {
  return [...groupedBy(words, ({id}) => groupOf(id)).values()].flatMap((group) =>
    group.flatMap((one, index) =>
      group.slice(index + 1).flatMap((other) => exchangedIn(value, one, other)),
    ),
  );
}

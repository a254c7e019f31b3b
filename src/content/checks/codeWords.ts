/** Words of components in every other language: `code.json` against the code. */
import {didYouMean} from '../closest';
import {codeFile, fileOf} from '../codeFile';
import type {ComponentWord} from '../componentWords';
import {isMarked} from '../marks';
import {type Problem, quote} from '../problems';
import type {Source} from '../source';
import {entryFault} from './codeEntry';
import {numberFault} from './codeNumbers';

const groupOf = (id: string): string => id.split('.')[0] ?? id;

/** The message of an entry, in small letters; '' where it has none. */
const spokenBy = (entry: unknown): string =>
  entry !== null && typeof entry === 'object' && 'message' in entry
    ? String(entry.message).trim().toLowerCase()
    : '';

/** Entries of one component that say the same, and whose originals do not: pasted, and not translated. */
function sameWords(
  value: Readonly<Record<string, unknown>>,
  words: readonly ComponentWord[],
): {id: string; found: string; remedy: string}[] {
  const groups = new Map<string, ComponentWord[]>();
  return words.flatMap((word) => {
    const {id, message} = word;
    const here = spokenBy(value[id]);
    const key = `${groupOf(id)} ${here}`;
    const same = groups.get(key) ?? [];
    groups.set(key, [...same, word]);
    const twin = same.find((other) => other.message.toLowerCase() !== message.toLowerCase());
    if (!here || !twin) return [];
    const found = `${quote((value[id] as {message: unknown}).message)}, which ${twin.id} says already`;
    const remedy = `Translate each: the originals read ${quote(message)} and ${quote(twin.message)}.`;
    return [{id, found, remedy}];
  });
}

/** Numbers of an entry whose form is right, once it is translated. */
function numbersOf(
  entry: unknown,
  {message: original}: ComponentWord,
  locale: string,
  {defaultLocale}: Source,
): Omit<Problem, 'file' | 'field'> | undefined {
  const text = String((entry as {message?: unknown}).message);
  return isMarked(text)
    ? undefined
    : numberFault({text, locale}, {text: original, locale: defaultLocale});
}

function checkLocale(source: Source, locale: string, words: readonly ComponentWord[]): Problem[] {
  const file = fileOf(locale);
  const read = codeFile(source, locale);
  if (!read) return [];
  const {value, fault, lines, doubled} = read;
  if (!value) return fault ? [{file, ...fault}] : [];
  const lineOf = (id: string): number | undefined => lines.find((entry) => entry.id === id)?.line;
  const byId = new Map(words.map((word) => [word.id, word]));
  // Words of code that cannot be read are known to nobody.
  const areAllKnown = !source.problems.some(({file: other}) => other.startsWith('src/'));
  const unknown = Object.keys(value).filter(
    (id) => areAllKnown && !byId.has(id) && !id.startsWith('theme.'),
  );
  const missing = [...byId.keys()].filter((id) => !Object.hasOwn(value, id));
  const renamed = new Set<string>();
  const strange = unknown.map((id): Problem => {
    const near = didYouMean(id, missing);
    if (near) renamed.add(near.slice('Did you mean '.length, -2));
    return {
      file,
      field: id,
      line: lineOf(id),
      found: 'an entry that no component asks for',
      remedy: near ? `${near}Otherwise delete the entry.` : 'Delete the entry.',
    };
  });
  const twice = lines.filter(({id}, index) => lines.findIndex((other) => other.id === id) < index);
  return [
    ...strange,
    ...twice.map(({id, line}) => ({
      file,
      field: id,
      line,
      found: 'the entry for the second time',
      remedy: 'Keep one of the two.',
    })),
    ...doubled.map(({id, line}) => ({
      file,
      field: id,
      line,
      found: 'its message for the second time',
      remedy: 'Keep one of the two.',
    })),
    ...sameWords(value, [...byId.values()]).map(({id, ...fault}) => ({
      file,
      field: id,
      line: lineOf(id),
      ...fault,
    })),
    ...missing
      .filter((id) => !renamed.has(id))
      .map((id) => ({
        file,
        field: id,
        found: 'no entry',
        remedy: `Add it: "${id}": {"message": "…"}. The original reads ${quote(byId.get(id)?.message)}.`,
      })),
    ...[...byId.values()].flatMap((word): Problem[] => {
      if (!Object.hasOwn(value, word.id)) return [];
      const entry = value[word.id];
      const wrong = entryFault(entry, word) ?? numbersOf(entry, word, locale, source);
      return wrong ? [{file, field: word.id, line: lineOf(word.id), ...wrong}] : [];
    }),
  ];
}

/** Names entries of `code.json` that are missing, empty, unknown or broken. */
export function checkCodeWords(source: Source): Problem[] {
  const {componentWords: words, defaultLocale, locales} = source;
  if (!words) return [];
  return locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => checkLocale(source, locale, words));
}

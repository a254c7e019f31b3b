/** How a program ends, in short, in its tiers and in its sentences. */
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {type RawDocument, entriesOf, isWhole} from '../raw';

type Found = Omit<Problem, 'file'>;

/** A program in tiers ends, in short, as its shortest session does. */
export function finishOf({words}: RawDocument): Found[] {
  const tiers = entriesOf(words.tiers).map(({entry}) => entry);
  // Which is the shortest is not known while one has no length.
  if (!tiers.every(({minutes}) => isWhole(minutes))) return [];
  const [shortest] = tiers.sort((a, b) => Number(a.minutes) - Number(b.minutes));
  const [here, there] = [words.finish, shortest?.finish];
  if (typeof here !== 'string' || typeof there !== 'string' || here === there) return [];
  return [
    {
      field: 'finish',
      found: `“${here}”, and the shortest of the tiers ends with “${there}”`,
      remedy: 'Write the same in both.',
    },
  ];
}

/** What an end is called in each language. */
const ENDS: Readonly<Record<string, string>> = {
  en: '(?:climax(?:es)?|(?:Lingam )?(?:finish(?:es)?|endings?))',
  es: '(?:clímax|final(?:es)?)',
};

/** A text that says of how many ends it speaks, and that number. */
type Said = {readonly typed: string; readonly number: number};

function saidIn(text: unknown, locale: string): Said | undefined {
  const noun = ENDS[locale];
  if (typeof text !== 'string' || noun === undefined) return undefined;
  const pattern = new RegExp(`(${numberPattern(locale)}) ${noun}(?![A-Za-zÀ-ɏ])`, 'iu');
  const [typed, number = ''] = pattern.exec(text) ?? [];
  return typed === undefined ? undefined : {typed, number: valueOf(number, locale)};
}

/** How many ends a program has, in short and in its tiers; undefined where it is another program’s end. */
const endsOf = ({words, locale}: RawDocument): readonly (number | undefined)[] =>
  [words, ...entriesOf(words.tiers).map(({entry}) => entry)].map(
    ({finish}) => saidIn(finish, locale)?.number,
  );

/** What the fields of a program say of its ends that its `finish` does not. */
function otherEnds(document: RawDocument): (Said & {readonly field: string})[] {
  const ends = endsOf(document);
  return ['description', 'lead', 'summary'].flatMap((field) => {
    const said = saidIn(document.words[field], document.locale);
    return said && said.number > 1 && !ends.includes(said.number) ? [{field, ...said}] : [];
  });
}

/** Names ends that sentences of the program contradict in every language: one language alone is out of step with the other. */
export function saidFinishes(documents: readonly RawDocument[]): Problem[] {
  return documents.flatMap((document): Problem[] => {
    const {id, file, kind, isOriginal, words} = document;
    const ends = endsOf(document);
    if (kind !== 'program' || !isOriginal || ends.includes(undefined)) return [];
    const isAlike = documents.every((one) => one.id !== id || endsOf(one)[0] === ends[0]);
    const [wrong] = otherEnds(document);
    // What one language alone says is wrong there (statements/finishes.ts).
    const isEverywhere = documents.every((one) => one.id !== id || otherEnds(one).length > 0);
    if (!isAlike || !wrong || !isEverywhere) return [];
    const found = `“${String(words.finish)}”, and the ${wrong.field} says “${wrong.typed}”`;
    return [
      {file, field: 'finish', found, remedy: 'Write the same number in both, in every language.'},
    ];
  });
}

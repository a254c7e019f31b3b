/** Numbers in fields of a translation: one that is another than the original's is a slip. */
import {COUNTING_LANGUAGES, numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {type Text, isUnseen, textsOf} from '../../texts';
import {type RawDocument, entriesOf, isFields, isUnread, originalsOf} from '../raw';

type Figure = {readonly typed: string; readonly value: number};

/** The numbers of a text from two on: “un” and “a” are articles, but where a field says how many ends there are. */
const figuresOf = remembered(({field, text, locale}: Text): readonly Figure[] =>
  [...text.matchAll(new RegExp(numberPattern(locale), 'giu'))]
    .map(([typed]) => ({typed, value: valueOf(typed, locale)}))
    .filter(({value}) => value > 1 || field.endsWith('finish')),
);

/** What tells a field in every language: entries of lists by their ids or lengths, in whatever order they stand. */
function keyOf({field}: Text, {words}: RawDocument): string {
  const [, list = '', index = ''] = /^(\w+)\[(\d+)\]/.exec(field) ?? [];
  const entries = entriesOf(words[list]);
  const ownOf = (entry: unknown): unknown =>
    isFields(entry) ? (entry.id ?? entry.minutes) : undefined;
  const own = ownOf(entries.find((one) => one.index === Number(index))?.entry);
  if (own === undefined) return field;
  // Of two with one id or length nobody knows which is meant; that is told.
  const isOne = entries.filter(({entry}) => ownOf(entry) === own).length === 1;
  return field.replace(/\[\d+\]/, `[${String(own)}${isOne ? '' : ` ${index}`}]`);
}

/** Fields of words, by what tells them. */
const textsByKey = remembered(
  (document: RawDocument): ReadonlyMap<string, Text> =>
    new Map(
      textsOf(document)
        .filter(
          ({field, line, isName}) => field && line === undefined && !isUnseen(field) && !isName,
        )
        .map((text) => [keyOf(text, document), text] as const),
    ),
);

const without = (some: readonly Figure[], others: readonly Figure[]): Figure[] =>
  some.filter(({value}) => !others.some((other) => other.value === value));

/** Names numbers of fields that are not the original's, where both have as many. */
export function checkFieldFigures(documents: readonly RawDocument[]): Problem[] {
  const originals = originalsOf(documents);
  return documents.flatMap((document) => {
    const original = originals.get(document.id);
    // Those of legal texts are held against each other with all they say (legalFigures.ts).
    if (!original || original === document || document.kind === 'legal') return [];
    // In other languages numbers are known in digits only.
    if (!COUNTING_LANGUAGES.includes(document.locale)) return [];
    if ([document, original].some(isUnread)) return [];
    const there = textsByKey(original);
    return [...textsByKey(document)].flatMap(([key, text]): Problem[] => {
      const twin = there.get(key);
      if (!twin) return [];
      const [here, said] = [figuresOf(text), figuresOf(twin)];
      const [strange, missing] = [without(here, said), without(said, here)];
      const [one, other] = [strange[0], missing[0]];
      if (!one || !other || here.length !== said.length || strange.length > 1) return [];
      const {file, field, line} = text;
      const found = `“${one.typed}”, and the original has “${other.typed}”`;
      return [{file, field, line, found, remedy: `Correct it here or in ${original.file}.`}];
    });
  });
}

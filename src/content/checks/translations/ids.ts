/** What entries of lists are matched by in all languages, and what only the original calls otherwise, or has lost. */
import {entryFields, rulesOf} from '../../kinds';
import {remembered} from '../../remember';
import {type RawDocument, entriesOf} from '../raw';

type Fields = Record<string, unknown>;

export const keyOf = (entry: Fields): unknown => entry.id ?? entry.minutes;
export const keysOf = (value: unknown): unknown[] =>
  entriesOf(value)
    .map(({entry}) => keyOf(entry))
    .filter((key) => key !== undefined);

/** Lists of entries that a kind of page has in every language. */
export function sharedLists({kind}: RawDocument): string[] {
  const {facts, words} = rulesOf(kind);
  return Object.keys(words.shape).filter(
    (field) => entryFields(words, field) && (field in facts.shape || field === 'tiers'),
  );
}

/** A list as a page has it: facts and words of the original stand in one. */
export const listIn = ({facts, words}: RawDocument, field: string): unknown =>
  facts[field] ?? words[field];

/** An id that only the original calls so: translations, and the pages that refer to it, know another. */
type RenamedId = {
  readonly document: RawDocument;
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
};

/** Everything that documents of the original refer to, photos and areas by their ids. */
function referredTo(documents: readonly RawDocument[]): ReadonlySet<unknown> {
  const values = (value: unknown): unknown[] =>
    Array.isArray(value)
      ? value.flatMap(values)
      : value !== null && typeof value === 'object'
        ? Object.entries(value).flatMap(([key, entry]) => (key === 'id' ? [] : values(entry)))
        : [value];
  return new Set(
    documents.filter(({isOriginal}) => isOriginal).flatMap(({facts}) => values(facts)),
  );
}

/** Ids renamed in the original alone, told there and not wherever the earlier one stands. */
export const renamedIds = remembered((documents: readonly RawDocument[]): RenamedId[] => {
  const known = referredTo(documents);
  return documents
    .filter(({isOriginal}) => isOriginal)
    .flatMap((document) =>
      ['photos', 'areas', 'hotels', 'rooms'].flatMap((field): RenamedId[] => {
        const here = keysOf(document.facts[field]);
        if (here.length === 0) return [];
        const twins = documents.filter(({id, isOriginal}) => id === document.id && !isOriginal);
        const there = twins.map(({words}) => keysOf(words[field]));
        if (there.length === 0) return [];
        const strange = here.filter((key) => there.every((keys) => !keys.includes(key)));
        const [first = []] = there;
        const lost = first.filter(
          (key) => !here.includes(key) && there.every((keys) => keys.includes(key)),
        );
        const [to] = strange;
        const [from] = lost;
        if (strange.length !== 1 || lost.length !== 1 || !known.has(from) || known.has(to))
          return [];
        return [{document, field, from, to}];
      }),
    );
});

/** Entries that the original alone does not have. */
type Lost = {
  readonly original: RawDocument;
  readonly field: string;
  readonly keys: readonly unknown[];
  /** A translation that has them. */
  readonly twin: RawDocument;
};

/** Entries that were deleted in the original alone, told there and not in each translation. */
export const lostEntries = remembered((documents: readonly RawDocument[]): Lost[] =>
  documents
    .filter(({isOriginal}) => isOriginal)
    .flatMap((original) => {
      const twins = documents.filter(({id, isOriginal}) => id === original.id && !isOriginal);
      const [twin] = twins;
      if (!twin) return [];
      return sharedLists(original).flatMap((field): Lost[] => {
        const typed = listIn(original, field);
        if (typed !== undefined && !Array.isArray(typed)) return [];
        const here = keysOf(typed);
        const there = twins.map(({words}) => keysOf(words[field]));
        const isEverywhere = (key: unknown): boolean => there.every((keys) => keys.includes(key));
        // An entry of another name, or of none, is the one that seems to be missing.
        if (entriesOf(typed).length > here.length || !here.every(isEverywhere)) return [];
        const keys = [...new Set(there[0])].filter((key) => !here.includes(key));
        const areLost = keys.length > 0 && keys.every(isEverywhere);
        return areLost && new Set(here).size === here.length ? [{original, field, keys, twin}] : [];
      });
    }),
);

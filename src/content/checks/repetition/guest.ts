/** Which of two pages the same words were pasted into: there they do not say what the other language says. */
import {remembered} from '../../remember';
import type {Source, SourceDocument} from '../../source';
import {wordsIn} from '../../language/wordCounts';

/** Where words stand: the page, and the field or the words themselves. */
export type Place = {
  readonly document: SourceDocument;
  readonly field: string;
  readonly text: string;
};

/** Parts of a text between blank lines: those of two languages stand side by side. */
const blocksOf = remembered(({body}: SourceDocument): readonly string[] =>
  body.split(/\n\s*\n/).filter((block) => !block.startsWith('import ')),
);

const setOf = (text: string): ReadonlySet<string> =>
  new Set(wordsIn(text).filter(({length}) => length > 3));

type Pair = readonly [here: ReadonlySet<string>, there: ReadonlySet<string>];

const twinOf = ({id, locale}: SourceDocument, {documents}: Source): SourceDocument | undefined =>
  documents.find((one) => one.id === id && one.locale !== locale);

const areEven = (one: SourceDocument, twin: SourceDocument): boolean =>
  blocksOf(one).length === blocksOf(twin).length;

/** All blocks of a language beside those of another one. */
function pairsOf(locale: string, source: Source, without: readonly SourceDocument[]): Pair[] {
  return source.documents
    .filter((one) => one.locale === locale && !without.includes(one))
    .flatMap((one) => {
      const twin = twinOf(one, source);
      if (!twin || !areEven(one, twin)) return [];
      return blocksOf(one).map((block, at): Pair => [
        setOf(block),
        setOf(blocksOf(twin)[at] ?? ''),
      ]);
    });
}

const at = (fields: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        value !== null && typeof value === 'object'
          ? (value as Record<string, unknown>)[key]
          : undefined,
      fields,
    );

/** What the other language may say at a place: one text, or each part of a page that is divided otherwise. */
function saidThere({document, field, text}: Place, source: Source): readonly string[] {
  const twin = twinOf(document, source);
  if (!twin) return [];
  if (field) return [String(at(twin.frontMatter, field) ?? '')];
  if (!areEven(document, twin)) return blocksOf(twin);
  const said = blocksOf(twin)[blocksOf(document).findIndex((block) => block.includes(text))];
  return said === undefined ? [] : [said];
}

/** A word that stands in fewer blocks tells nothing of what another language calls it. */
const LEAST_PAIRS = 3;
/** In so many of these its own word is there. */
const MOSTLY = 0.5;

/** How much of some words is in what another language says, by what all other pages say where they have these words. */
function likeness(
  words: ReadonlySet<string>,
  said: ReadonlySet<string>,
  pairs: readonly Pair[],
): number {
  const share = (some: readonly Pair[], word: string): number =>
    some.filter(([, there]) => there.has(word)).length / Math.max(1, some.length);
  return [...words].reduce((sum, word) => {
    // A name is the same in both.
    if (said.has(word)) return sum + 1;
    const own = pairs.filter(([here]) => here.has(word));
    if (own.length < LEAST_PAIRS) return sum;
    const best = Math.max(0, ...[...said].map((one) => share(own, one) - share(pairs, one)));
    return best < MOSTLY ? sum : sum + best;
  }, 0);
}

/** How alike two texts are in length: two languages need about as many words. */
const fit = (one: string, twin: string): number => {
  const [few = 0, many = 0] = [one, twin].map((text) => wordsIn(text).length).sort((a, b) => a - b);
  return few / Math.max(1, many);
};

/** A length that fits is worth two words that do. */
const WORTH = 2;
/** So much better the other language fits at home. */
const CLEARLY = 0.2;

/** Whether the first of two places is the one that words were pasted into; not where it is not clear. */
export function isGuest(one: Place, other: Place, source: Source): boolean {
  const places = [one, other];
  const pairs = pairsOf(
    one.document.locale,
    source,
    places.map(({document}) => document),
  );
  const scores = places.map((place) => {
    const words = setOf(place.text);
    const all = saidThere(place, source).map(
      (said) => likeness(words, setOf(said), pairs) + WORTH * fit(place.text, said),
    );
    return all.length > 0 ? Math.max(...all) : undefined;
  });
  const [own, home] = scores;
  return own !== undefined && home !== undefined && home - own > CLEARLY;
}

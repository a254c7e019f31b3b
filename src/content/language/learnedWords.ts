/** Which words of two languages mean the same, learned from texts that stand in both: where one is, the other is. */
import {folded} from './inflections';

/** Beginnings of the longer words of a text: forms of one word begin alike. */
export const beginningsIn = (text: string): string[] => [
  ...new Set(
    (folded(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/e?s$/, '').slice(0, 6)),
  ),
];

/** A text in two languages. */
type TextPair = {
  readonly original: readonly string[];
  readonly translation: readonly string[];
};

/** In which of the pairs each word stands, by the number that the word has. */
type Places = {
  readonly numberOf: ReadonlyMap<string, number>;
  readonly places: readonly ReadonlySet<number>[];
};

function placesOf(texts: readonly (readonly string[])[]): Places {
  const found = new Map<string, Set<number>>();
  texts.forEach((words, at) => {
    for (const word of words) found.set(word, (found.get(word) ?? new Set()).add(at));
  });
  return {
    numberOf: new Map([...found.keys()].map((word, number) => [word, number])),
    places: [...found.values()],
  };
}

/** Words that stand together so often mean the same. */
const TOGETHER = 0.6;

/**
 * How much two texts have in common, by what all pairs but two teach: `likeness(i, j, at)` holds the original of the
 * first against the translation of the second.
 */
export function likenessOf(pairs: readonly TextPair[]) {
  const here = placesOf(pairs.map(({original}) => original));
  const there = placesOf(pairs.map(({translation}) => translation));
  const width = there.places.length;
  const both = new Uint16Array(here.places.length * width);
  const numbers = pairs.map(({original, translation}) => ({
    original: original.map((word) => here.numberOf.get(word) ?? 0),
    translation: translation.map((word) => there.numberOf.get(word) ?? 0),
  }));
  for (const {original, translation} of numbers) {
    for (const word of original) {
      for (const twin of translation) {
        both[word * width + twin] = (both[word * width + twin] ?? 0) + 1;
      }
    }
  }
  return (first: number, second: number, without: readonly [number, number]): number => {
    const count = (places?: ReadonlySet<number>): number =>
      (places?.size ?? 0) - without.filter((at) => places?.has(at)).length;
    const twins = (numbers[second]?.translation ?? []).map((twin) => ({
      twin,
      places: there.places[twin],
      count: count(there.places[twin]),
    }));
    return (numbers[first]?.original ?? []).reduce((sum, word) => {
      const own = here.places[word];
      const ownCount = count(own);
      const best = twins.reduce((most, {twin, places, count: twinCount}) => {
        const shared =
          (both[word * width + twin] ?? 0) -
          without.filter((at) => own?.has(at) && places?.has(at)).length;
        const share = shared > 0 ? (2 * shared) / (ownCount + twinCount) : 0;
        // Two that met once may have met by chance, unless neither stands anywhere else.
        const isKnown = shared > 1 ? share >= TOGETHER : share === 1;
        return isKnown ? Math.max(most, share) : most;
      }, 0);
      return sum + best;
    }, 0);
  };
}

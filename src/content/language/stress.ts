/** Where a Spanish word is stressed, as far as its accent tells. */

/** Each vowel with its accent. */
export const ACCENTS: Readonly<Record<string, string>> = {a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú'};
const VOWELS = /[aeiou]+/g;

const withAccentAt = (word: string, at: number): string =>
  `${word.slice(0, at)}${ACCENTS[word.charAt(at)] ?? ''}${word.slice(at + 1)}`;

/** A word with its accent on the third syllable from the end; undefined where it has fewer, or an accent. */
export function withAccent(word: string): string | undefined {
  const third = [...word.matchAll(VOWELS)].at(-3);
  if (!third || /[áéíóú]/u.test(word)) return undefined;
  const [vowel] = third;
  // Of two vowels the strong one is heard.
  const strong = vowel.length === 1 ? 0 : vowel.search(/[aeo]/);
  if (strong < 0) return undefined;
  return withAccentAt(word, third.index + strong);
}

const SYLLABLES = /[iu]?[aeo][iuy]?|[iu]+/g;

/** A word with an accent where it is heard by itself: on the last syllable but one, or on the last if that ends in d, l, r, z. */
export function stressed(word: string): string {
  const all = [...word.matchAll(SYLLABLES)];
  const heard = /[aeiouns]$/.test(word) ? (all.at(-2) ?? all.at(-1)) : all.at(-1);
  if (!heard) return word;
  const [vowels] = heard;
  return withAccentAt(word, heard.index + Math.max(0, vowels.search(/[aeo]/)));
}

const VERB_END = /(?:[óéí]|[aeo]|[aeáé][ns])$/u;

/**
 * Whether nobody means a word who sets another accent: a form of a verb for what may be a noun, lubrican for
 * lubricán, orvalló for orvallo. Who forgets the accent of a verb does so with one that people are said to do.
 */
export function isFarFetched(
  word: string,
  lists: (word: string) => boolean = () => false,
): boolean {
  const stem = word.replace(VERB_END, '');
  const isVerb = stem !== word && ['ar', 'er', 'ir'].some((end) => lists(stem + end));
  const isSaid = ['amos', 'emos', 'imos'].some((end) => lists(stem + end));
  return isVerb && !(isSaid && /[áéíó][ns]?$/u.test(word));
}

/** Where a Spanish word is stressed, as far as its accent tells. */

/** Each vowel with its accent. */
export const ACCENTS: Readonly<Record<string, string>> = {a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú'};
const VOWELS = /[aeiou]+/g;

/** A word with its accent on the third syllable from the end; undefined where it has fewer, or an accent. */
export function withAccent(word: string): string | undefined {
  const third = [...word.matchAll(VOWELS)].at(-3);
  if (!third || /[áéíóú]/u.test(word)) return undefined;
  const [vowel] = third;
  // Of two vowels the strong one is heard.
  const strong = vowel.length === 1 ? 0 : vowel.search(/[aeo]/);
  if (strong < 0) return undefined;
  const at = third.index + strong;
  return `${word.slice(0, at)}${ACCENTS[word.charAt(at)] ?? ''}${word.slice(at + 1)}`;
}

/** What a hand or an ear gets wrong, undone: the words that a misspelt one may have been meant as. */

/** Letters that sound alike, or look so to a hand, in each language. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  en: ['ei', 'ae', 'ao', 'cs', 'sz', 'ck', 'ou', 'gj', 'iy', 'mn'],
  es: ['bv', 'gj', 'cs', 'cz', 'sz', 'cq', 'ck', 'qk', 'iy', 'xs', 'mn', 'nñ', 'ei', 'ou', 'uü'],
};

const ACCENTED = ['aá', 'eé', 'ií', 'oó', 'uú'];
const CONSONANTS = [...'bcdfghjklmnpqrstvwxyz'];
/**
 * Which letters are forgotten or too many, and how many at the end prove nothing. Spanish has more forms and
 * families of words than a dictionary knows: gestora, gestoría.
 */
const FORGOTTEN: Readonly<
  Record<string, {readonly letters: readonly string[]; readonly end: number}>
> = {en: {letters: [...CONSONANTS, ...'aeiou'], end: 0}, es: {letters: CONSONANTS, end: 2}};
const CAREFUL = {letters: CONSONANTS, end: 2};

/** A word with other letters at a place in the room of so many. */
const put = (word: string, at: number, letters: string, instead = 0): string =>
  word.slice(0, at) + letters + word.slice(at + instead);

/** A word with one letter changed for its partner in any of the pairs. */
function exchanged(word: string, pairs: readonly string[]): string[] {
  return [...word].flatMap((letter, at) =>
    pairs
      .filter((pair) => pair.includes(letter))
      .map((pair) => put(word, at, pair.replace(letter, ''), 1)),
  );
}

/** Languages in which a hand sets accents too many; in others a word that has one was borrowed with it. */
const STRAY: ReadonlySet<string> = new Set(['es']);

/** Accents forgotten, too many, or on another letter than theirs. */
function accented(word: string, language: string): string[] {
  const plain = [...word].map(
    (letter) => ACCENTED.find((pair) => pair[1] === letter)?.charAt(0) ?? letter,
  );
  const bare = plain.join('');
  return [...exchanged(bare, ACCENTED), ...(STRAY.has(language) ? [bare] : [])];
}

/** Two neighbours that changed places. */
const swapped = (word: string): string[] =>
  [...word].slice(1).map((letter, index) => put(word, index, letter + word.charAt(index), 2));

/** A letter doubled, or one of two forgotten. */
const doubled = (word: string): string[] =>
  [...word].flatMap((letter, at) =>
    letter === word[at + 1] ? [put(word, at, '', 1)] : [put(word, at, letter)],
  );

/** A letter that was forgotten, or is too many. */
function forgotten(word: string, language: string): string[] {
  const {letters, end} = FORGOTTEN[language] ?? CAREFUL;
  const places = [...word.slice(0, word.length - end), ''].map((_, at) => at).slice(1);
  // Words of other languages end in vowels: matcha, shea, martini.
  const isLoan = (at: number): boolean => at === word.length - 1 && /[aeiou]$/u.test(word);
  return places.flatMap((at) => [
    ...(letters.includes(word.charAt(at)) && !isLoan(at) ? [put(word, at, '', 1)] : []),
    ...letters.map((missing) => put(word, at, missing)),
  ]);
}

/** What a misspelt word was often meant as: letters are there, in another order, number or guise. */
export function* likely(word: string, language: string): Generator<string> {
  yield* accented(word, language);
  yield* swapped(word);
  yield* doubled(word);
  yield* exchanged(word, ALIKE[language] ?? []);
}

/** What else it may have been meant as; so near are many words that are right: copal, coal. */
export const possible = forgotten;

/** Words that sound alike: what is misspelt is written as it is heard. */

type Sounds = readonly (readonly [letters: RegExp, sound: string])[];

/** Letters that an ear takes for each other: what is no word with one of them is one with the other, used here or not. */
const ALIKE: Readonly<Record<string, Sounds>> = {
  // A letter and the same one twice.
  en: [[/(\p{L})\1/gu, '$1']],
  es: [
    [/h/gu, ''],
    [/v/gu, 'b'],
    [/j/gu, 'g'],
  ],
};
/** In longer words others as well, in this order: “trankila”, “exelente”; a tonka bean is no tonca. */
const ALIKE_IN_LONG: Readonly<Record<string, Sounds>> = {
  es: [
    [/[zsx]|x?c(?=[eiéí])/gu, 's'],
    [/qu(?=[eiéí])|c/gu, 'k'],
    [/ll/gu, 'y'],
    [/(\p{L})\1/gu, '$1'],
    [/[sd]$/u, 's'],
  ],
};
const soundOf = (word: string, locale: string, isLong: boolean): string =>
  [...(ALIKE[locale] ?? []), ...(isLong ? (ALIKE_IN_LONG[locale] ?? []) : [])].reduce(
    (sounds, [letters, sound]) => sounds.replace(letters, sound),
    word,
  );
/**
 * A word of so many letters is near few others: it is told though another language has it, where the house uses
 * what was meant, and where the house does not, if all its letters are there.
 */
export const LONG = 7;
/** Of shorter words too many are near. */
const HEARD = 5;

/** “Wierd” for weird; copal is no copla. */
const isVowelTurned = (one: string, other: string): boolean =>
  one.replace('ie', 'ei') === other || one.replace('ei', 'ie') === other;

/** Of the words that may have been meant those that are the same to the ear, or have two vowels turned. */
export function heard(word: string, likely: readonly string[], locale: string): readonly string[] {
  if (word.length < HEARD) return [];
  const isLong = word.length >= LONG;
  const sound = soundOf(word, locale, isLong);
  return likely.filter(
    (other) => isVowelTurned(word, other) || sound === soundOf(other, locale, isLong),
  );
}

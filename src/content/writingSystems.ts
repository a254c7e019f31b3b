/** What the code of a language says about its writing. */

/** Scripts that are written from right to left, by their codes in ISO 15924. */
const RIGHT_TO_LEFT: readonly string[] = [
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
];

/** The script of a language as in ISO 15924: "Latn" for `es`, "Arab" for `fa`, "Hans" for `zh`. */
export const scriptOf = (locale: string): string =>
  new Intl.Locale(locale).maximize().script ?? 'Latn';

export const isRightToLeft = (locale: string): boolean => RIGHT_TO_LEFT.includes(scriptOf(locale));

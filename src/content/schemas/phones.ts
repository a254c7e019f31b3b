/** Telephone numbers, and what is wrong with one that is none. */

/** With + and country code; a number of Spain has nine digits behind it, and begins with 6, 7, 8 or 9. */
export const PHONE = /^\+(?:34 ?[6-9](?: ?\d){8}|(?!34)[1-9](?: ?\d){7,14})$/;

/** What each slip looks like, and what is said of it. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/^ | $| {2}/, 'Write it without blanks at its ends or twice in a row'],
  [/^tel:/i, 'Write it without “tel:”'],
  [/\d\D*(?:[/,;]|\b(?:or|o|y|and)\b)\D*\d/i, 'Write one number only'],
  [/(?<!\p{L})[OoIl]+(?!\p{L})/u, 'Write digits in place of letters, 0 for O and 1 for I or l'],
  [/^00/, 'Write + in place of 00'],
  [/[-.()]/, 'Write blanks between the digits, and no other signs'],
  [/^ *[6-9](?: ?\d){8}$/, 'Write the country code before it, +34 in Spain'],
  [/^\+34 ?[0-5]/, 'Write a number that begins with 6, 7, 8 or 9 behind +34'],
];

/** What to do about a number that is none, in words for a writer. */
export function phoneRemedy(input: unknown, example: string): string {
  const form = `Write a number with + and country code, in quotation marks, such as "${example}".`;
  if (typeof input !== 'string') return form;
  const slip = SLIPS.find(([pattern]) => pattern.test(input))?.[1];
  if (slip) return `${slip}, as in "${example}".`;
  const [, rest] = /^\+34([\d ]*)$/.exec(input) ?? [];
  const count = rest?.replace(/ /g, '').length ?? 0;
  return rest === undefined
    ? form
    : `Write nine digits behind +34, where this number has ${count}: "${example}".`;
}

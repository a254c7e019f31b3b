/**
 * The characters that the site's fonts hold: what English and Spanish pages use, and what names in
 * Catalan, French, Italian, Portuguese or German may bring. A test of all built text
 * (tests/site/fonts.test.ts) tells when a page shows another one: add it here, then `npm run fonts`.
 */

/** Printable ASCII without the signs of programmers, which no page shows. */
const BASIC = Array.from({length: 0x7e - 0x20 + 1}, (_, i) => String.fromCodePoint(0x20 + i))
  .filter((character) => !'\\^`{|}~<>'.includes(character))
  .join('');
const UPPER = 'ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜŒ';
const LOWER = 'àáâäçèéêëìíîïñòóôöùúûüÿœßªº';
const PUNCTUATION = '¡¿«»‘’“”–—…·•\u00a0\u202f';
const SIGNS = '€½°×©';

export const CHARACTERS = BASIC + UPPER + LOWER + PUNCTUATION + SIGNS;

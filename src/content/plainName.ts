/** Names as addresses and files have them, made from what somebody typed. Shared by Node and browser. */

/** Small letters without accents. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Small letters without accents and digits, with hyphens for everything else. */
export const plainName = (text: string): string =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The same for each part of a path. */
export const plainPath = (path: string): string => path.split('/').map(plainName).join('/');

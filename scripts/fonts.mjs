/**
 * Makes the font files of the site from the @fontsource packages: display weight pinned,
 * only the characters that English, Spanish and Catalan pages use. Three go to visitors
 * (`static/fonts`, at most 100 KB together); a fourth, at the largest optical size, sets
 * the titles of social cards. Run `npm run fonts` after changing the characters; the files
 * are committed, so a build does not need this.
 */
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import subsetFont from 'subset-font';

const BUDGET_KB = 100;

/** Printable ASCII without the signs of programmers, which no page shows. */
const BASIC = Array.from({length: 0x7e - 0x20 + 1}, (_, i) => String.fromCodePoint(0x20 + i))
  .filter((character) => !'\\^`{|}~<>'.includes(character))
  .join('');
const LETTERS = 'ÁÀÇÉÈÍÏÑÓÒÚÜáàçéèíïñóòúüªº';
const PUNCTUATION = '¡¿«»‘’“”–—…·•\u00a0\u202f';
const SIGNS = '€½°×©';
const CHARACTERS = BASIC + LETTERS + PUNCTUATION + SIGNS;

/** Kerning, ligatures, accents, and the lining tabular figures of prices. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'lnum', 'tnum'];

const ROMAN = 'newsreader/files/newsreader-latin-opsz-normal.woff2';
const ITALIC = 'newsreader/files/newsreader-latin-opsz-italic.woff2';
const SANS = 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const DISPLAY_AXES = {wght: 260, opsz: {min: 16, max: 72}};

const WEB_FONTS = [
  {from: ROMAN, to: 'static/fonts/newsreader.woff2', axes: DISPLAY_AXES},
  {from: ITALIC, to: 'static/fonts/newsreader-italic.woff2', axes: DISPLAY_AXES},
  {from: SANS, to: 'static/fonts/hanken-grotesk.woff2', axes: {wght: {min: 300, max: 600}}},
];
const CARD_FONT = {
  from: ROMAN,
  to: 'src/plugins/pictures/cards/card-font.ttf',
  axes: {wght: 260, opsz: 72},
};

const root = new URL('../', import.meta.url);
const packages = new URL('node_modules/@fontsource-variable/', root);

/** Writes one font and returns its size in bytes. */
async function make({from, to, axes}, targetFormat) {
  const font = await subsetFont(await readFile(new URL(from, packages)), CHARACTERS, {
    targetFormat,
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(new URL(to, root), font);
  console.log(`${to}: ${(font.length / 1000).toFixed(1)} KB`);
  return font.length;
}

await mkdir(new URL('static/fonts/', root), {recursive: true});
let total = 0;
for (const font of WEB_FONTS) total += await make(font, 'woff2');
await make(CARD_FONT, 'sfnt');
for (const family of ['newsreader', 'hanken-grotesk']) {
  const licence = new URL(`static/fonts/${family}-licence.txt`, root);
  await copyFile(new URL(`${family}/LICENSE`, packages), licence);
}
console.log(`for visitors together: ${(total / 1000).toFixed(1)} KB of ${BUDGET_KB}`);
if (total > BUDGET_KB * 1000) process.exitCode = 1;

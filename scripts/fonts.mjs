/**
 * Makes the three font files of the site in `static/fonts` from the @fontsource packages:
 * display weight pinned, optical sizes kept, only the characters that English, Spanish and
 * Catalan pages use. Run `npm run fonts` after changing the list of characters; the files
 * are committed, so a build does not need this.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Printable ASCII without the signs of programmers, which no page shows. */
const BASIC = Array.from({length: 0x7e - 0x20 + 1}, (_, i) => String.fromCodePoint(0x20 + i))
  .filter((character) => !'\\^`{|}~<>'.includes(character))
  .join('');
const LETTERS = 'ÁÀÇÉÈÍÏÑÓÒÚÜáàçéèíïñóòúüªº';
const PUNCTUATION = '¡¿«»‘’“”–—…·•\u00a0\u202f';
const SIGNS = '€½°×©→★';
const CHARACTERS = BASIC + LETTERS + PUNCTUATION + SIGNS;

/** Kerning, ligatures, accents, and the lining tabular figures of prices. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'lnum', 'tnum'];

const FONTS = [
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader.woff2',
    axes: {wght: 260, opsz: {min: 16, max: 72}},
  },
  {
    from: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    to: 'newsreader-italic.woff2',
    axes: {wght: 260, opsz: {min: 16, max: 72}},
  },
  {
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk.woff2',
    axes: {wght: {min: 300, max: 600}},
  },
];

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../static/fonts/', import.meta.url);

await mkdir(target, {recursive: true});
let total = 0;
for (const {from, to, axes} of FONTS) {
  const font = await subsetFont(await readFile(new URL(from, packages)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(new URL(to, target), font);
  total += font.length;
  console.log(`${to}: ${(font.length / 1000).toFixed(1)} KB`);
}
console.log(`together: ${(total / 1000).toFixed(1)} KB of 100`);

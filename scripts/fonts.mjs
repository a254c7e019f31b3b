/*
 * npm run fonts: writes the font files of the site to static/fonts, with the characters in
 * src/content/fontCharacters.json, and their range to src/css/fonts.css. The files are committed; the command
 * installs the typefaces first, in a folder of their own.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {stop} from './content.mjs';
import {ROOT} from './install.mjs';

const LIST = 'src/content/fontCharacters.json';
/** Where the pages learn which letters the second font has. */
const STYLES = path.join(ROOT, 'src/css/fonts.css');

/** Characters of every page, in the font that comes with it, and those of a few, in a font that only they ask for. */
export const {first: FIRST_CHARACTERS, more: MORE_CHARACTERS} = JSON.parse(
  readFileSync(path.join(ROOT, LIST), 'utf8'),
);
export const CHARACTERS = FIRST_CHARACTERS + MORE_CHARACTERS;

/** Kerning, ligatures, accents, and the lining tabular figures of prices. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'lnum', 'tnum'];

const ROMAN = 'newsreader/files/newsreader-latin-opsz-normal.woff2';
const ITALIC = 'newsreader/files/newsreader-latin-opsz-italic.woff2';
const SANS = 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
/** One optical size for titles and text: between 390 and 1440 px nobody sees a difference. */
const SERIF = {wght: 260, opsz: 36};
const WEIGHTS = {wght: {min: 350, max: 550}};

/** The first one is preloaded by every page. */
export const FONTS = [
  {file: 'newsreader', from: ROMAN, characters: FIRST_CHARACTERS, axes: SERIF},
  {file: 'newsreader-more', from: ROMAN, characters: MORE_CHARACTERS, axes: SERIF},
  {file: 'newsreader-italic', from: ITALIC, characters: CHARACTERS, axes: SERIF},
  {file: 'hanken-grotesk', from: SANS, characters: CHARACTERS, axes: WEIGHTS},
].map((font) => ({...font, file: `static/fonts/${font.file}.woff2`}));

const require = createRequire(path.join(ROOT, 'node_modules/.cache/velada-fonts/package.json'));
const readOriginal = (file) => readFileSync(require.resolve(`@fontsource-variable/${file}`));

/** The bytes of one of the fonts above. */
const makeFont = ({from, characters, axes}) =>
  require('subset-font')(readOriginal(from), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });

/** The characters that a typeface lacks: a font would be made without them. */
function missingIn(family, characters) {
  const {latin} = JSON.parse(readOriginal(`${family}/unicode.json`));
  // Such as "U+0020-007E,U+00A0".
  const ranges = latin.replace(
    /U\+(\w+)(?:-(\w+))?,?/g,
    (_, from, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  return characters.match(new RegExp(`[^${ranges}]`, 'gu')) ?? [];
}

/** The value of `unicode-range` for these characters. */
export function unicodeRange(characters) {
  const runs = [];
  for (const point of [...characters].map((one) => one.codePointAt(0)).toSorted((a, b) => a - b)) {
    if (point === runs.at(-1)?.at(-1) + 1) runs.at(-1)[1] = point;
    else runs.push([point]);
  }
  return runs.map((run) => `U+${run.map((point) => point.toString(16)).join('-')}`).join(', ');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const family of ['newsreader', 'hanken-grotesk']) {
    const missing = missingIn(family, CHARACTERS).join(' ');
    if (missing) stop(`${LIST}: delete ${missing}, which the typeface ${family} does not have.`);
  }
  for (const font of FONTS) {
    const bytes = await makeFont(font);
    writeFileSync(path.join(ROOT, font.file), bytes);
    console.log(`${font.file}: ${bytes.length} bytes`);
  }
  const range = `unicode-range: ${unicodeRange(MORE_CHARACTERS)};`;
  const css = readFileSync(STYLES, 'utf8');
  writeFileSync(STYLES, css.replace(/unicode-range:[^;]+;/, range));
  console.log('Now run: npm run format');
}

/*
 * npm run fonts: writes the font files of the site to static/fonts, and which characters they have to
 * src/content/fontCharacters.json and to the styles. The files are committed; the command installs the typefaces first,
 * in a folder of their own.
 */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {load, readContent, stop} from './content.mjs';
import {ROOT} from './install.mjs';

const LIST = 'src/content/fontCharacters.json';
const readList = () => JSON.parse(readFileSync(path.join(ROOT, LIST), 'utf8'));

/**
 * Characters of every page, in the font that comes with it, and those of a few, in a font that only they ask for.
 * Other letters are in fonts by the file of the typeface from which they are made.
 */
export const {
  first: FIRST_CHARACTERS,
  more: MORE_CHARACTERS,
  others: OTHER_CHARACTERS,
} = readList();
export const CHARACTERS = FIRST_CHARACTERS + MORE_CHARACTERS;

/** Kerning, ligatures, accents, and the lining tabular figures of prices. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'lnum', 'tnum'];

/** The typefaces come in several files, each with other letters. The first that has a letter gives it. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
/** One optical size for titles and text: between 390 and 1440 px nobody sees a difference. */
const SERIF = {wght: 260, opsz: 36};
const WEIGHTS = {wght: {min: 350, max: 550}};
const ROMAN = {name: 'newsreader', axes: SERIF, from: 'newsreader/files/newsreader-*-opsz-normal'};
const ITALIC = {
  name: 'newsreader-italic',
  axes: SERIF,
  from: 'newsreader/files/newsreader-*-opsz-italic',
};
const SANS = {
  name: 'hanken-grotesk',
  axes: WEIGHTS,
  from: 'hanken-grotesk/files/hanken-grotesk-*-wght-normal',
};
const TYPEFACES = [ROMAN, ITALIC, SANS];

const fontOf = (typeface, characters, {subset = 'latin', suffix = ''} = {}) => ({
  characters,
  axes: typeface.axes,
  from: `${typeface.from.replace('*', subset)}.woff2`,
  file: `static/fonts/${typeface.name}${suffix}.woff2`,
});

/** The fonts of the site in English and Spanish; the first one is preloaded by every page. */
export const FONTS = [
  fontOf(ROMAN, FIRST_CHARACTERS),
  fontOf(ROMAN, MORE_CHARACTERS, {suffix: '-more'}),
  fontOf(ITALIC, CHARACTERS),
  fontOf(SANS, CHARACTERS),
];

/** Fonts with the letters of other languages, which only pages with these letters load. */
export const otherFonts = (others) =>
  Object.entries(others).flatMap(([subset, characters]) =>
    TYPEFACES.map((typeface) => fontOf(typeface, characters, {subset, suffix: `-${subset}`})),
  );

/** Letters of the alphabets of Europe, and their quotation marks: they are in the fonts before a text needs them. */
const ALPHABETS = /[\u00C0-\u017F\u0218-\u021BẀ-ẅẞỲỳ„‚‹›]/u;

const require = createRequire(path.join(ROOT, 'node_modules/.cache/velada-fonts/package.json'));
const pathOfOriginal = (file) => require.resolve(`@fontsource-variable/${file}`);

/** The bytes of one of the fonts above. */
const makeFont = ({from, characters, axes}) =>
  require('subset-font')(readFileSync(pathOfOriginal(from)), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });

/** The characters that all typefaces have, by the first of their files that has them. */
function charactersOfTypefaces() {
  const {openSync} = require('fontkit');
  const known = new Set();
  return Object.fromEntries(
    SUBSETS.map((subset) => {
      const [some, ...sets] = TYPEFACES.map(({from}) => {
        const font = openSync(pathOfOriginal(`${from.replace('*', subset)}.woff2`));
        return new Set(font.characterSet.map((point) => String.fromCodePoint(point)));
      });
      const common = [...some].filter(
        (one) => sets.every((set) => set.has(one)) && !known.has(one) && /[^\s\p{C}]/u.test(one),
      );
      common.forEach((one) => known.add(one));
      return [subset, common];
    }),
  );
}

/** The letters that the content of all languages uses. */
async function lettersOfContent() {
  const {source} = await readContent();
  const {lettersIn, textsOf} = await load('src/content/fontLetters.ts');
  return new Set(lettersIn(textsOf(source)));
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

/** A face of other letters, beside the one of the same family in src/css/fonts.css or static/fonts/late.css. */
const faceOf = (family, file, {characters, weights = '200 300', more = ''}) => `@font-face {
  font-family: '${family}';
  src: url('${file}.woff2') format('woff2');
  font-weight: ${weights};
  ${more}font-display: swap;
  unicode-range: ${unicodeRange(characters)};
}
`;

/** The faces of other letters in the serif's roman, for the languages that need them (src/plugins/typefaces/index.ts). */
const earlyFaces = (others) =>
  Object.entries(others).flatMap(([subset, characters]) => [
    faceOf('Newsreader V', `newsreader-${subset}`, {characters}),
    faceOf('Newsreader Roman', `newsreader-${subset}`, {characters, more: 'size-adjust: 90%;\n  '}),
  ]);

/** Those of the italic and the sans, and rare characters of the roman, which come after the first paint. */
const lateFaces = (others) => [
  faceOf('Newsreader V', 'newsreader-more', {characters: MORE_CHARACTERS}),
  ...Object.entries(others).flatMap(([subset, characters]) => [
    faceOf('Newsreader V', `newsreader-italic-${subset}`, {
      characters,
      more: 'font-style: italic;\n  ',
    }),
    faceOf('Newsreader Italic', `newsreader-italic-${subset}`, {characters}),
    faceOf('Hanken V', `hanken-grotesk-${subset}`, {characters, weights: '350 550'}),
  ]),
];

/** Separates what people write in a style sheet from what this command writes. */
const MARK =
  '/* Written by npm run fonts: rare characters and letters of other languages, loaded on pages that have one. */\n';

function writeFaces(file, faces) {
  const [own] = readFileSync(path.join(ROOT, file), 'utf8').split(MARK);
  writeFileSync(path.join(ROOT, file), [own, MARK, faces.join('\n')].join(''));
}

/** Sorts the letters of the alphabets of Europe and of the content into the files of the typefaces. */
async function sortLetters() {
  const bySubset = charactersOfTypefaces();
  const typefaces = Object.values(bySubset).flat().join('');
  const missing = [...CHARACTERS].filter((one) => /[^\s]/.test(one) && !typefaces.includes(one));
  if (missing.length > 0)
    stop(`${LIST}: take ${missing.join(' ')} out of "first" and "more": a typeface lacks it.`);
  const used = await lettersOfContent();
  const isOther = (one) => !CHARACTERS.includes(one) && (ALPHABETS.test(one) || used.has(one));
  const others = Object.entries(bySubset)
    .map(([subset, characters]) => [subset, characters.filter(isOther).join('')])
    .filter(([, characters]) => characters !== '');
  return {others: Object.fromEntries(others), typefaces};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {others, typefaces} = await sortLetters();
  for (const {file} of otherFonts(OTHER_CHARACTERS)) rmSync(path.join(ROOT, file), {force: true});
  for (const font of [...FONTS, ...otherFonts(others)]) {
    const bytes = await makeFont(font);
    writeFileSync(path.join(ROOT, font.file), bytes);
    console.log(`${font.file}: ${bytes.length} bytes`);
  }
  const ascii = /[\0-~]/g;
  const list = {first: FIRST_CHARACTERS, more: MORE_CHARACTERS, others};
  const text = JSON.stringify({...list, typefaces: typefaces.replace(ascii, '')}, undefined, 2);
  writeFileSync(path.join(ROOT, LIST), `${text.replace(/[\u00a0\u202f]/g, escapeCharacter)}\n`);
  writeFaces('static/fonts/letters.css', earlyFaces(others));
  writeFaces('static/fonts/late.css', lateFaces(others));
  console.log('Now run: npm run format');
}

/** Spaces that look like others, as JSON writes them. */
function escapeCharacter(character) {
  return `\\u${character.codePointAt(0).toString(16).padStart(4, '0')}`;
}

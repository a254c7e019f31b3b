/**
 * The font files of the site and how each is made from the packages of @fontsource, which are installed
 * when fonts are made: once in some years. The serif, roman
 * and italic, is one instance: its optical size serves titles and text (36: between 390 and 1440 px
 * the eye tells no difference). The sans has the weights of the styles.
 */
import {execFileSync} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';

import {CHARACTERS, FIRST_CHARACTERS, MORE_CHARACTERS} from './fontCharacters.mjs';

/**
 * All of the visitors', and the one that is needed for the first paint, in bytes. With the headers of
 * its answer that one fits what a server may send at once on a new connection: ten packets of 1460
 * bytes (RFC 6928).
 */
export const BUDGET = {together: 55 * 1024, first: 12.5 * 1024};

/** Kerning, ligatures, accents, and the lining tabular figures of prices. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'lnum', 'tnum'];

const ROMAN = 'newsreader/files/newsreader-latin-opsz-normal.woff2';
const ITALIC = 'newsreader/files/newsreader-latin-opsz-italic.woff2';
const SANS = 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const SERIF_AXES = {wght: 260, opsz: 36};

/** For visitors; the first is preloaded by every page. */
export const WEB_FONTS = [
  {
    from: ROMAN,
    to: 'static/fonts/newsreader.woff2',
    characters: FIRST_CHARACTERS,
    axes: SERIF_AXES,
    format: 'woff2',
  },
  {
    from: ROMAN,
    to: 'static/fonts/newsreader-more.woff2',
    characters: MORE_CHARACTERS,
    axes: SERIF_AXES,
    format: 'woff2',
  },
  {from: ITALIC, to: 'static/fonts/newsreader-italic.woff2', axes: SERIF_AXES, format: 'woff2'},
  {
    from: SANS,
    to: 'static/fonts/hanken-grotesk.woff2',
    axes: {wght: {min: 350, max: 550}},
    format: 'woff2',
  },
];

/** The project's folder. */
export const ROOT = new URL('../../', import.meta.url);

const PACKAGES = [
  'subset-font@2.9.0',
  '@fontsource-variable/hanken-grotesk@5.3.0',
  '@fontsource-variable/newsreader@5.3.0',
];
const FOLDER = new URL('node_modules/.cache/velada-fonts/', ROOT);
const require = createRequire(new URL('package.json', FOLDER));

/** Installs the typefaces and what cuts them, in a folder of their own. Throws without a network. */
export function installTypefaces() {
  const args = [
    'install',
    '--prefix',
    fileURLToPath(FOLDER),
    '--no-audit',
    '--no-fund',
    ...PACKAGES,
  ];
  execFileSync('npm', args, {shell: process.platform === 'win32', stdio: 'inherit'});
}

/** Path of a file of the packages that the fonts come from. */
export const original = (file) => require.resolve(`@fontsource-variable/${file}`);

/** The bytes of one of the fonts above. */
export async function makeFont({from, characters = CHARACTERS, axes, format}) {
  return require('subset-font')(await readFile(original(from)), characters, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

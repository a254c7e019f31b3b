/**
 * Writes the font files of the site (see fontFiles.mjs) to `static/fonts`. Run `npm run fonts` after
 * changing the characters (src/content/fontCharacters.json); the files are committed, so a build does
 * not need this.
 */
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';

import {CHARACTERS, MORE_CHARACTERS} from './fontCharacters.mjs';
import {BUDGET, ROOT, WEB_FONTS, installTypefaces, makeFont, original} from './fontFiles.mjs';
import {lackingIn, unicodeRange} from './fontRanges.mjs';

const FAMILIES = ['newsreader', 'hanken-grotesk'];
/** Where the pages learn which letters the second font has. */
const STYLES = new URL('src/css/fonts.css', ROOT);

/** Writes one font and returns its size in bytes. */
async function write(font) {
  const bytes = await makeFont(font);
  await writeFile(new URL(font.to, ROOT), bytes);
  console.log(`${font.to}: ${(bytes.length / 1024).toFixed(1)} KB`);
  return bytes.length;
}

installTypefaces();
for (const family of FAMILIES) {
  const lacking = lackingIn(family, CHARACTERS).join(' ');
  if (lacking) {
    console.error(
      `src/content/fontCharacters.json: found ${lacking}, which the typeface ${family} lacks. Take it out of the list, and write the words without it.`,
    );
    process.exit(1);
  }
}
await mkdir(new URL('static/fonts/', ROOT), {recursive: true});
const sizes = [];
for (const font of WEB_FONTS) sizes.push(await write(font));
for (const family of FAMILIES) {
  const licence = new URL(`static/fonts/${family}-licence.txt`, ROOT);
  await copyFile(original(`${family}/LICENSE`), licence);
}
const styles = await readFile(STYLES, 'utf8');
await writeFile(
  STYLES,
  styles.replace(/unicode-range:[^;]+;/, () => unicodeRange(MORE_CHARACTERS)),
);
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`for visitors together: ${(total / 1024).toFixed(1)} KB of ${BUDGET.together / 1024}`);
if (total > BUDGET.together || sizes[0] > BUDGET.first) process.exitCode = 1;

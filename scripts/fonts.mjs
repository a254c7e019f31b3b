/**
 * Writes the font files of the site (see fontFiles.mjs): four go to visitors (`static/fonts`), a
 * fifth sets the titles of social cards. Run `npm run fonts` after changing the characters
 * (fontCharacters.mjs); the files are committed, so a build does not need this.
 */
import {copyFile, mkdir, writeFile} from 'node:fs/promises';

import {readWords} from './commandLine.mjs';
import {BUDGET, CARD_FONT, PACKAGES, ROOT, WEB_FONTS, makeFont} from './fontFiles.mjs';

/** Writes one font and returns its size in bytes. */
async function write(font) {
  const bytes = await makeFont(font);
  await writeFile(new URL(font.to, ROOT), bytes);
  console.log(`${font.to}: ${(bytes.length / 1024).toFixed(1)} KB`);
  return bytes.length;
}

readWords('Use: npm run fonts');
await mkdir(new URL('static/fonts/', ROOT), {recursive: true});
const sizes = [];
for (const font of WEB_FONTS) sizes.push(await write(font));
await write(CARD_FONT);
for (const family of ['newsreader', 'hanken-grotesk']) {
  const licence = new URL(`static/fonts/${family}-licence.txt`, ROOT);
  await copyFile(new URL(`${family}/LICENSE`, PACKAGES), licence);
}
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`for visitors together: ${(total / 1024).toFixed(1)} KB of ${BUDGET.together / 1024}`);
if (total > BUDGET.together || sizes[0] > BUDGET.first) process.exitCode = 1;

/**
 * The characters that the site's fonts hold: what English and Spanish pages use, and what names in
 * Catalan, French, Italian, Portuguese or German may bring; of ASCII, without the signs of programmers,
 * which no page shows. `npm run check` names others in texts, a test of all built text
 * (tests/site/fonts.test.ts) wherever they come from: add them to the list, then `npm run fonts`.
 */
import {readFileSync} from 'node:fs';

const LIST = new URL('../src/content/fontCharacters.json', import.meta.url);

export const CHARACTERS = Object.values(JSON.parse(readFileSync(LIST, 'utf8'))).join('');

/**
 * The characters that the site's fonts contain: what English and Spanish pages use, and what names in
 * Catalan, French, Italian, Portuguese, German or of the North may bring; of ASCII, without the signs of programmers,
 * which no page shows. `npm run check` names others in texts, a test of all built text
 * (tests/site/fonts.test.ts) wherever they come from: add them to `more`, then `npm run fonts`, which names
 * those that the typefaces lack.
 */
import {readFileSync} from 'node:fs';

const LIST = new URL('../../src/content/fontCharacters.json', import.meta.url);

const {first, more} = JSON.parse(readFileSync(LIST, 'utf8'));

/** What every page is written with: in the font that comes with it. */
export const FIRST_CHARACTERS = first;

/** The rest: in a font that only pages with one of them ask for. */
export const MORE_CHARACTERS = more;

export const CHARACTERS = first + more;

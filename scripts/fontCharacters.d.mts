/** What every page is written with: in the font that comes with it. */
export const FIRST_CHARACTERS: string;
/** The rest: in a font that only pages with one of them ask for. */
export const MORE_CHARACTERS: string;
/** The characters that the site's fonts hold: both. */
export const CHARACTERS: string;

/** The characters that the site's fonts hold. */
export const CHARACTERS: string;

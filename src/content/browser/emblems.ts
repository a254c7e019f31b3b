/** Pictures of emblems, the objects shown instead of portraits. Used in Node and in the browser. */

/** Folder of the emblems' pictures in `docs/pictures`. */
export const EMBLEM_FOLDER = 'emblem/';

/** Whether a picture is of an emblem, by its path in `docs/pictures`. */
export const isEmblem = (name: string): boolean => name.startsWith(EMBLEM_FOLDER);
/** Name of an emblem's picture, without an extension. */
export const emblemPicture = (emblem: string): string => EMBLEM_FOLDER + emblem;

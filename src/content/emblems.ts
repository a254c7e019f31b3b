/** Pictures of the objects that masseuses sign with: `docs/pictures/emblem/<emblem>.jpg`. Shared by Node and browser. */

/** Their folder below `docs/pictures`. */
export const EMBLEM_FOLDER = 'emblem/';

/** Whether a picture, by its name below `docs/pictures`, is one of them. */
export const isEmblem = (name: string): boolean => name.startsWith(EMBLEM_FOLDER);
/** Name of an emblem's picture, without an extension. */
export const emblemPicture = (emblem: string): string => EMBLEM_FOLDER + emblem;

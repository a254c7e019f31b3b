/** What the name of a picture says about it. Shared by Node and browser. */
const EMBLEM = 'emblem/';

/** Whether a picture shows the object that a masseuse signs with. */
export const isEmblem = (name: string): boolean => name.startsWith(EMBLEM);
/** Name of an emblem's picture. */
export const emblemPicture = (emblem: string): string => EMBLEM + emblem;

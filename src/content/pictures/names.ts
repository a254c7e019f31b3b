/** What the name of a picture says about it. Shared by Node and browser. */
import {plainLetters, plainPath} from '../plainName';

const EMBLEM = 'emblem/';

/** Whether a picture shows the object that a masseuse signs with. */
export const isEmblem = (name: string): boolean => name.startsWith(EMBLEM);
/** Name of an emblem's picture. */
export const emblemPicture = (emblem: string): string => EMBLEM + emblem;

/** An extension of a picture at the end of a name, once or, where a system hid the first, twice. */
const EXTENSIONS = /(\.(?:jpe?g|png|webp|avif))+$/;

/** The file that was meant by one under a name that cannot be an address: "Orchid.JPG", "orchid.jpg.jpg". */
export function plainPicture(file: string): string {
  const small = plainLetters(file);
  const extension = EXTENSIONS.exec(small)?.[1] ?? '';
  return plainPath(small.replace(EXTENSIONS, '')) + extension;
}

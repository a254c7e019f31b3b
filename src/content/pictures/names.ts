/** What the name of a picture says about it. Shared by Node and browser. */
import {plainLetters, plainPath} from '../plainName';

const EMBLEM = 'emblem/';

/** Whether a picture shows the object that a masseuse signs with. */
export const isEmblem = (name: string): boolean => name.startsWith(EMBLEM);
/** Name of an emblem's picture. */
export const emblemPicture = (emblem: string): string => EMBLEM + emblem;

/** Extensions of originals. */
const USABLE = /\.(?:jpe?g|png|webp|avif)$/i;
/** Whether a file of docs/pictures can be shown, by its name. */
export const isUsable = (file: string): boolean => USABLE.test(file);

/** The file that has a picture's name and an extension that no original has: what a telephone makes. */
export function unusableTwin(name: string, pictures: readonly string[]): string | undefined {
  const stem = (file: string): string => file.replace(/\.[^.]+$/, '');
  return pictures.find(
    (file) => stem(file) === stem(name) && !isUsable(file) && /\.\w+$/.test(file),
  );
}

/** An extension of a picture at the end of a name, once or, where a system hid the first, twice. */
const EXTENSIONS = /(\.(?:jpe?g|png|webp|avif))+$/;

/** The file that was meant by one under a name that cannot be an address: "Orchid.JPG", "orchid.jpg.jpg". */
export function plainPicture(file: string): string {
  const small = plainLetters(file);
  const extension = EXTENSIONS.exec(small)?.[1] ?? '';
  return plainPath(small.replace(EXTENSIONS, '')) + extension;
}

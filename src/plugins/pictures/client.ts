/** Browser side: looks up a picture by name. */
import pictures from '@generated/pictures/default/pictures.json';

import {
  type HeroPhoto,
  PICTURES_URL,
  type Picture,
  type PictureRecord,
  type Variant,
  cardFile,
  pictureFrom,
  pictureName,
} from './widths';

/** Throws for an unknown picture: a page must not be built with a hole in it. */
function recordOf(name: string): PictureRecord {
  const record = pictures[name];
  if (!record) throw new Error(`There is no picture "${name}" in docs/pictures.`);
  return record;
}

/** A picture by its name or file name (`orchid`, `orchid.jpg`, `emblem/fan`). Throws for an unknown one. */
export function findPicture(nameOrFile: string): Picture {
  const name = pictureName(nameOrFile);
  return pictureFrom(name, recordOf(name));
}

/** Address of the social card of a page that shows this photo. Throws for an unknown one. */
export function cardAddress({file, focal}: HeroPhoto): string {
  const name = pictureName(file);
  return `${PICTURES_URL}/${cardFile(name, recordOf(name).hash, focal)}`;
}

/** Whether a picture is higher than wide: in a high frame it needs fewer pixels than a wide one. */
export function isUpright(nameOrFile: string): boolean {
  const {width, height} = findPicture(nameOrFile);
  return height > width;
}

/** A `srcset` value with width descriptors. */
export function srcSetOf(variants: readonly Variant[]): string {
  return variants.map(({url, width}) => `${url} ${width}w`).join(', ');
}

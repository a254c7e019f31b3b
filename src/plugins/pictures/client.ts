/** Browser side: looks up a picture by name. */
import pictures from '@generated/pictures/default/pictures.json';

import {
  type Format,
  type HeroPhoto,
  PICTURES_URL,
  type PictureRecord,
  cardFile,
  pictureName,
  variantFile,
  widthsOf,
} from './widths';

/** Throws for an unknown picture: a page must not be built with a hole in it. */
function recordOf(name: string): PictureRecord {
  const record = pictures[name];
  if (!record) throw new Error(`There is no picture "${name}" in docs/pictures.`);
  return record;
}

/**
 * A picture by its name or file name (`orchid`, `orchid.jpg`, `emblem/fan`): its size, and its files, ascending by
 * width. Sizes in pixels. Throws for an unknown one.
 */
export function findPicture(nameOrFile: string) {
  const name = pictureName(nameOrFile);
  const {width, height, hash} = recordOf(name);
  const variants = (format: Format) =>
    widthsOf(format, name, width).map((step) => ({
      width: step,
      url: `${PICTURES_URL}/${variantFile(name, hash, step, format)}`,
    }));
  return {width, height, variants: {avif: variants('avif'), jpeg: variants('jpeg')}};
}

/** Address of the social card of a page that shows this photo. Throws for an unknown one. */
export function cardAddress({file, focal}: HeroPhoto): string {
  const name = pictureName(file);
  return `${PICTURES_URL}/${cardFile(name, recordOf(name).hash, focal)}`;
}

/** Whether a picture is higher than wide: in a high frame it needs fewer pixels than a wide one. */
export function isUpright(nameOrFile: string): boolean {
  const {width, height} = recordOf(pictureName(nameOrFile));
  return height > width;
}

/** A `srcset` value with width descriptors. */
export const srcSetOf = (
  variants: readonly {readonly url: string; readonly width: number}[],
): string => variants.map(({url, width}) => `${url} ${width}w`).join(', ');

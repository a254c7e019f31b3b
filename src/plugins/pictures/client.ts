/** Browser side: looks up a picture by name. */
import pictures from '@generated/pictures/default/pictures.json';

import {
  type Format,
  type HeroPhoto,
  PICTURES_URL,
  cardFile,
  pictureName,
  variantFile,
  widthsOf,
} from './widths';

/**
 * A picture by its name or file name (`orchid`, `orchid.jpg`, `emblem/fan`): its size, and its files, ascending by
 * width. Sizes in pixels. Throws for an unknown one: a page must not be built with a hole in it.
 */
export function findPicture(nameOrFile: string) {
  const name = pictureName(nameOrFile);
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture "${name}" in docs/pictures.`);
  const {width, height, hash} = picture;
  const variants = (format: Format) =>
    widthsOf(format, name, width).map((step) => ({
      width: step,
      url: `${PICTURES_URL}/${variantFile({name, hash}, step, format)}`,
    }));
  return {name, width, height, hash, variants: {avif: variants('avif'), jpeg: variants('jpeg')}};
}

/** Address of the social card of a page that shows this photo. Throws for an unknown one. */
export function cardAddress({file, focal}: HeroPhoto): string {
  const {name, hash} = findPicture(file);
  return `${PICTURES_URL}/${cardFile(name, hash, focal)}`;
}

/** Whether a picture is higher than wide: in a high frame it needs fewer pixels than a wide one. */
export function isUpright(nameOrFile: string): boolean {
  const {width, height} = findPicture(nameOrFile);
  return height > width;
}

/** A `srcset` value with width descriptors. */
export const srcSetOf = (
  variants: readonly {readonly url: string; readonly width: number}[],
): string => variants.map(({url, width}) => `${url} ${width}w`).join(', ');

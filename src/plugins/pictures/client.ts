/** Browser side: looks up a picture by name. */
import pictures from '@generated/pictures/default/pictures.json';

import {pictureFrom, pictureName} from './widths';
import type {Picture, Variant} from './types';

/**
 * A picture by its name or file name (`orchid`, `orchid.jpg`, `emblem/fan`).
 * Throws for an unknown one: a page must not be built with a hole in it.
 */
export function findPicture(nameOrFile: string): Picture {
  const name = pictureName(nameOrFile);
  const record = pictures[name];
  if (!record) throw new Error(`There is no picture "${name}" in docs/pictures.`);
  return pictureFrom(name, record);
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

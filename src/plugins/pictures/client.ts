/** Browser side: looks up a picture by name. */
import pictures from '@generated/pictures/default/pictures.json';

import {pictureFrom} from './widths';
import type {Picture, Variant} from './types';

/** The name of a picture's file: `orchid.jpg` is called `orchid`. A name stays as it is. */
export function pictureName(file: string): string {
  return file.replace(/\.[a-z]+$/, '');
}

/**
 * A picture by its name or file name (`orchid`, `orchid.jpg`, `satin/oxblood`).
 * Throws for an unknown one: a page must not be built with a hole in it.
 */
export function findPicture(nameOrFile: string): Picture {
  const name = pictureName(nameOrFile);
  const record = pictures[name];
  if (!record) throw new Error(`There is no picture "${name}" in docs/pictures.`);
  return pictureFrom(name, record);
}

/** A `srcset` value with width descriptors. */
export function srcSetOf(variants: readonly Variant[]): string {
  return variants.map(({url, width}) => `${url} ${width}w`).join(', ');
}

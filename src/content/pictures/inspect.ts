/** Looks at an original: how large it is, or what is wrong with it. */
import sharp, {type Metadata} from 'sharp';

import type {Problem} from '../problems';
import {
  type Size,
  colourMistake,
  formatMistake,
  nameMistake,
  shapeMistake,
  sizeMistake,
} from './mistakes';
import type {Original} from './originals';
import {isStandIn} from './standIns';
import {type Thumbnail, thumbnailOf} from './thumbnails';

async function readHeader(bytes: Uint8Array): Promise<Metadata | undefined> {
  if (bytes.length === 0) return undefined;
  return sharp(bytes)
    .metadata()
    .catch(() => undefined);
}

/** A usable original: how large it is, and whether it is drawn until the photograph is there. */
type Usable = Size & {readonly isStandIn: boolean};

/** Reads the header only: what there is to know of a usable original, or what is wrong with it. */
export async function inspect(original: Original, bytes: Uint8Array): Promise<Usable | Problem> {
  const {name, file} = original;
  const wrongName = nameMistake(original);
  if (wrongName) return {file, ...wrongName};
  const metadata = await readHeader(bytes);
  if (!metadata) {
    const found = bytes.length === 0 ? 'an empty file' : 'a file that is not a picture';
    return {file, field: '', found, remedy: 'Replace it with the original, exported as JPEG.'};
  }
  const size = {width: metadata.autoOrient.width, height: metadata.autoOrient.height};
  const mistake =
    formatMistake(file, metadata) ??
    colourMistake(metadata) ??
    sizeMistake(name, size) ??
    shapeMistake(name, size);
  return mistake ? {file, ...mistake} : {...size, isStandIn: isStandIn(metadata)};
}

/**
 * Reads the file to its end: its thumbnail when all of it is there, or the problem of one cut off in transfer.
 * A thumbnail reads every byte and works out few pixels: a fifth of the work of all of them with their
 * statistics. Each original of this site, cut off at four places, is noticed.
 */
export async function readWhole({file}: Original, bytes: Uint8Array): Promise<Thumbnail | Problem> {
  const found = 'a picture that breaks off before its end';
  const remedy = 'Copy the original again; this copy is incomplete.';
  return thumbnailOf(bytes).catch(() => ({file, field: '', found, remedy}));
}

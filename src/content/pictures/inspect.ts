/** Looks at an original: how large it is, or what is wrong with it. */
import sharp, {type Metadata} from 'sharp';

import type {Problem} from '../problems';
import {type Size, colourMistake, formatMistake, nameMistake, sizeMistake} from './mistakes';
import type {Original} from './originals';

async function readHeader(bytes: Uint8Array): Promise<Metadata | undefined> {
  if (bytes.length === 0) return undefined;
  return sharp(bytes)
    .metadata()
    .catch(() => undefined);
}

/** Reads the header only: the size of a usable original, or what is wrong with it. */
export async function inspect(original: Original, bytes: Uint8Array): Promise<Size | Problem> {
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
    formatMistake(file, metadata) ?? colourMistake(metadata) ?? sizeMistake(name, size);
  return mistake ? {file, ...mistake} : size;
}

/** Reads every pixel: undefined when all are there, or the problem of a file cut off in transfer. */
export async function findDamage(
  {file}: Original,
  bytes: Uint8Array,
): Promise<Problem | undefined> {
  const found = 'a picture that breaks off before its end';
  const damage = {
    file,
    field: '',
    found,
    remedy: 'Copy the original again; this copy is incomplete.',
  };
  return sharp(bytes)
    .stats()
    .then(() => undefined)
    .catch(() => damage);
}

/** Says in a writer's terms what is wrong with an original, or how large it is. */
import path from 'node:path';

import sharp, {type Metadata} from 'sharp';

import type {Problem} from '../catalogue/problems';
import {kindOf} from './ladder';
import type {Original} from './originals';
import type {PictureKind} from './types';

/** An original's size in pixels, upright. */
export type Size = {readonly width: number; readonly height: number};

/** What is wrong, without the file's name. */
type Mistake = Omit<Problem, 'file'>;

/** Pixels across that the widest slot of a kind needs. */
const LEAST_WIDTH: Readonly<Record<PictureKind, number>> = {photo: 960, satin: 480};
const MOST_PIXELS = 40_000_000;

/** Formats an original may have, by what its bytes say, and the extensions that fit. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
};
const ALLOWED = Object.values(EXTENSIONS).flat();

function nameMistake({name, file}: Original): Mistake | undefined {
  const extension = path.extname(file);
  if (!ALLOWED.includes(extension.toLowerCase())) {
    const remedy = `Use a picture with one of these extensions: ${ALLOWED.join(', ')}.`;
    return {field: 'name', found: `the extension "${extension}"`, remedy};
  }
  const plain = /^[a-z0-9]+([-/][a-z0-9]+)*$/.test(name) && extension === extension.toLowerCase();
  if (plain) return undefined;
  const remedy = 'Rename the file: lower-case letters without accents, digits and hyphens only.';
  return {field: 'name', found: `"${path.basename(file)}"`, remedy};
}

/** AVIF and HEIC share a container; only the first is for the web. */
function formatOf({format, compression}: Metadata): string {
  if (format !== 'heif') return format;
  return compression === 'av1' ? 'avif' : 'heic';
}

function formatMistake(file: string, metadata: Metadata): Mistake | undefined {
  const format = formatOf(metadata);
  const fitting = EXTENSIONS[format];
  if (fitting?.includes(path.extname(file))) return undefined;
  const remedy = fitting
    ? `Rename the file so that it ends in ${fitting[0]}.`
    : 'Export the picture as JPEG and replace the file.';
  return {field: 'format', found: `a ${format} picture`, remedy};
}

function sizeMistake(name: string, {width, height}: Size): Mistake | undefined {
  if (width * height > MOST_PIXELS) {
    const found = `${width}×${height} pixels (${Math.ceil((width * height) / 1e6)} megapixels)`;
    const remedy = 'Reduce the picture to at most 40 megapixels; 2400 pixels across are plenty.';
    return {field: 'size', found, remedy};
  }
  const least = LEAST_WIDTH[kindOf(name)];
  if (width >= least) return undefined;
  const remedy = `Use an original at least ${least} pixels wide; enlarging it would blur it.`;
  return {field: 'width', found: `${width} pixels`, remedy};
}

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
  const mistake = formatMistake(file, metadata) ?? sizeMistake(name, size);
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

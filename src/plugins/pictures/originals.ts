/** Finds the originals in `docs/pictures` and says, in a writer's terms, what is wrong with one. */
import {readdir} from 'node:fs/promises';
import path from 'node:path';

import sharp, {type Metadata} from 'sharp';

import type {Problem} from '../catalogue/problems';
import {kindOf} from './ladder';
import type {PictureKind} from './types';

/** Where originals lie, from the project's root. */
export const PICTURES_FOLDER = 'docs/pictures';

/** One file that may be a picture. */
export type Original = {
  /** Path below `docs/pictures` without extension. */
  readonly name: string;
  /** Path from the project's root, for messages. */
  readonly file: string;
};

/** An original's size in pixels, upright. */
export type Size = {readonly width: number; readonly height: number};

/** Pixels across that the widest slot of a kind needs. */
const LEAST_WIDTH: Readonly<Record<PictureKind, number>> = {photo: 960, satin: 480};
const MOST_PIXELS = 40_000_000;

/** Formats an original may have, by what the bytes say, with the extensions that fit. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  heif: ['.avif'],
  tiff: ['.tif', '.tiff'],
};
const ALLOWED = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];

/** All files of the folder but notes (`.md`) and hidden ones, by name. */
export async function listOriginals(siteDir: string): Promise<Original[]> {
  const folder = path.join(siteDir, PICTURES_FOLDER);
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.md'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({name: file.replace(/\.[^.]+$/, ''), file: `${PICTURES_FOLDER}/${file}`}));
}

const problem = (file: string, field: string, found: string, remedy: string): Problem => ({
  file,
  field,
  found,
  remedy,
});

function nameProblem({name, file}: Original): Problem | undefined {
  if (!ALLOWED.includes(path.extname(file).toLowerCase())) {
    const found = `the extension "${path.extname(file)}"`;
    return problem(file, 'name', found, `Use a picture with one of these extensions: ${ALLOWED.join(', ')}.`);
  }
  if (/^[a-z0-9]+([-/][a-z0-9]+)*$/.test(name) && path.extname(file) === path.extname(file).toLowerCase()) return undefined;
  const remedy = 'Rename the file: lower-case letters without accents, digits and hyphens only.';
  return problem(file, 'name', `"${path.basename(file)}"`, remedy);
}

function formatProblem(file: string, {format, compression}: Metadata): Problem | undefined {
  const actual = format === 'heif' && compression !== 'av1' ? 'heic' : (format ?? 'unknown');
  const fitting = EXTENSIONS[actual];
  if (fitting?.includes(path.extname(file).toLowerCase())) return undefined;
  return fitting
    ? problem(file, 'format', `a ${actual === 'heif' ? 'avif' : actual} picture`, `Rename the file so that it ends in ${fitting[0]}.`)
    : problem(file, 'format', `a ${actual} picture`, 'Export the picture as JPEG and replace the file.');
}

function sizeProblem({name, file}: Original, {width, height}: Size): Problem | undefined {
  if (width * height > MOST_PIXELS) {
    const found = `${width}×${height} pixels (${Math.round((width * height) / 1e6)} megapixels)`;
    return problem(file, 'size', found, 'Reduce the picture to at most 40 megapixels; 2400 pixels across are plenty.');
  }
  const least = LEAST_WIDTH[kindOf(name)];
  if (width >= least) return undefined;
  return problem(file, 'width', `${width} pixels`, `Use an original at least ${least} pixels wide; enlarging it would blur it.`);
}

/** Reads the header only: the size of a usable original, or what is wrong with it. */
export async function inspect(original: Original, bytes: Uint8Array): Promise<Size | Problem> {
  const wrongName = nameProblem(original);
  if (wrongName) return wrongName;
  const metadata = await sharp(bytes).metadata().catch(() => undefined);
  if (!metadata) {
    const found = bytes.length === 0 ? 'an empty file' : 'a file that is not a picture';
    return problem(original.file, '', found, 'Replace it with the original, exported as JPEG.');
  }
  const size = {width: metadata.autoOrient.width, height: metadata.autoOrient.height};
  return formatProblem(original.file, metadata) ?? sizeProblem(original, size) ?? size;
}

/** Reads every pixel: undefined when all are there, or the problem of a file cut off in transfer. */
export async function findDamage({file}: Original, bytes: Uint8Array): Promise<Problem | undefined> {
  const damage = problem(file, '', 'a picture that breaks off before its end', 'Copy the original again; this copy is incomplete.');
  return sharp(bytes)
    .stats()
    .then(() => undefined)
    .catch(() => damage);
}

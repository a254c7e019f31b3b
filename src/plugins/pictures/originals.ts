/** Looks at the originals in `docs/pictures`: whether each can be made into the files that the site serves. */
import {open} from 'node:fs/promises';
import path from 'node:path';

import sharp, {type Metadata} from 'sharp';

import {isEmblem} from '../../content/emblems';
import {filesIn} from '../../content/files';
import {type Problem, isProblem} from '../../content/problems';
import {widestUse} from './uses';
import type {HeroPhoto} from './widths';

// A picture may be replaced while the process runs, and is looked at once.
sharp.cache(false);

/** Where originals lie, from the project's root. */
export const PICTURES_FOLDER = 'docs/pictures';

const MOST_PIXELS = 40_000_000;
/** Width over height of an emblem, and how far an original may be from it. */
const EMBLEM_SHAPE = {ratio: 4 / 5, tolerance: 0.01} as const;

/** Extensions by the format that the bytes have. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
};
const ALLOWED = Object.values(EXTENSIONS).flat();

/** In pixels, upright. */
export type Size = {readonly width: number; readonly height: number};

/** AVIF and HEIC share a container; only the first is for the web. */
const formatOf = ({format, compression}: Metadata): string =>
  format === 'heif' && compression === 'av1' ? 'avif' : format;

/** The last two bytes of a file. */
async function endOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const {size} = await handle.stat();
    const {buffer} = await handle.read(Buffer.alloc(2), 0, 2, Math.max(0, size - 2));
    return buffer;
  } finally {
    await handle.close();
  }
}

/** A JPEG ends with a marker; what has none is decoded, at a size that costs little. */
async function isWhole(file: string): Promise<boolean> {
  if ((await endOf(file)).equals(Buffer.from([0xff, 0xd9]))) return true;
  const decoded = sharp(file, {failOn: 'truncated'}).resize(16).toBuffer();
  return decoded.then(
    () => true,
    () => false,
  );
}

function messageFor(name: string, extension: string, metadata: Metadata): string | undefined {
  const {width, height} = metadata.autoOrient;
  const format = formatOf(metadata);
  const {ratio, tolerance} = EMBLEM_SHAPE;
  if (!EXTENSIONS[format]?.includes(extension)) {
    return `Export this picture as JPEG, or rename it: its extension is ${extension}, and its bytes are ${format}.`;
  }
  if (metadata.space === 'cmyk') return 'Export this picture as sRGB: its colours are for print.';
  if ((metadata.pages ?? 1) > 1) return 'Export one frame of this moving picture as JPEG.';
  if (width * height > MOST_PIXELS) {
    return `Reduce this picture to at most 40 megapixels: it has ${width}×${height} pixels.`;
  }
  return isEmblem(name) && Math.abs(width / height / ratio - 1) > tolerance
    ? `Crop this picture to 4:5, upright, such as 960×1200 pixels: it has ${width}×${height}.`
    : undefined;
}

/** The size of an original by its path in `docs/pictures`, or what is wrong with it. */
export async function inspect(siteDir: string, picture: string): Promise<Size | Problem> {
  const original = path.join(siteDir, PICTURES_FOLDER, picture);
  const file = `${PICTURES_FOLDER}/${picture}`;
  const extension = path.extname(picture);
  const name = picture.slice(0, picture.length - extension.length);
  if (!ALLOWED.includes(extension)) {
    return {file, message: `Use a picture with one of these extensions: ${ALLOWED.join(', ')}.`};
  }
  if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(name)) {
    return {
      file,
      message: 'Rename this file: lower-case letters without accents, digits and hyphens.',
    };
  }
  const metadata = await sharp(original)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return {file, message: 'Replace this file by the original: it is not a picture.'};
  const message = messageFor(name, extension, metadata);
  if (message) return {file, message};
  if (await isWhole(original)) return metadata.autoOrient;
  return {file, message: 'Copy the original again: this copy breaks off before its end.'};
}

/** Pictures by their paths in the folder, without notes (`.md`) and hidden files. */
export function listOriginals(siteDir: string): string[] {
  const files = filesIn(siteDir, PICTURES_FOLDER);
  return isProblem(files) ? [] : files.filter((file) => !/(?:^|\/)\.|\.md$/.test(file));
}

/** Everything that is wrong with the originals themselves, and where pages show them larger than they are. */
export async function originalProblems(
  siteDir: string,
  heroes: ReadonlyMap<string, HeroPhoto>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  for (const picture of listOriginals(siteDir)) {
    const file = `${PICTURES_FOLDER}/${picture}`;
    const name = picture.replace(/\.[^.]+$/, '');
    const owner = owners.get(name);
    if (owner) problems.push({file, message: `Rename or delete this file: ${owner} has its name.`});
    owners.set(name, file);
    const seen = await inspect(siteDir, picture);
    if (isProblem(seen)) problems.push(seen);
    else {
      const {width, hero} = widestUse(picture, heroes);
      if (seen.width >= width) continue;
      const use = hero ? ` for the hero of docs/${hero}.mdx` : '';
      const message = `Use an original at least ${width} pixels wide${use}: this one has ${seen.width}.`;
      problems.push({file, message});
    }
  }
  return problems;
}

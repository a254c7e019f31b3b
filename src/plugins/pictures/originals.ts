/** Looks at the originals in `docs/pictures`: whether each can be made into the files that the site serves. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import sharp, {type Metadata} from 'sharp';

import {isEmblem} from '../../content/emblems';
import {filesIn} from '../../content/files';
import {type Problem, isProblem} from '../../content/problems';
import type {Catalogue} from '../../content/types';

/** Where originals lie, from the project's root. */
export const PICTURES_FOLDER = 'docs/pictures';

/** The picture of pages that name none. */
export const DEFAULT_PICTURE = 'orchid';

/** Pixels across that the widest place of a picture needs. */
const LEAST_WIDTH = 960;
/** Pixels across that a hero needs to be sharp on a wide screen. */
const HERO_WIDTH = 1600;
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

/** What a page needs of a picture. */
export type PictureUse = {
  /** File in `docs/pictures`. */
  readonly picture: string;
  /** In pixels. */
  readonly width: number;
  /** The page that shows it, from the project's root. */
  readonly page: string;
};

/** Pictures that need more than all others: those of heroes. */
export const usesOf = ({byLocale}: Catalogue): PictureUse[] =>
  Object.values(byLocale).flatMap(({programs}) =>
    programs.flatMap(({documentId, hero}) =>
      hero ? [{picture: hero.file, width: HERO_WIDTH, page: `docs/${documentId}.mdx`}] : [],
    ),
  );

/** In pixels, upright. */
export type Size = {readonly width: number; readonly height: number};

/** AVIF and HEIC share a container; only the first is for the web. */
const formatOf = ({format, compression}: Metadata): string =>
  format === 'heif' && compression === 'av1' ? 'avif' : format;

/** A JPEG ends with a marker; what has none is decoded, at a size that costs little. */
async function isWhole(bytes: Buffer): Promise<boolean> {
  if (bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9) return true;
  const decoded = sharp(bytes, {failOn: 'truncated'}).resize(16).toBuffer();
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
  if (width < LEAST_WIDTH) {
    return `Use an original at least ${LEAST_WIDTH} pixels wide: this one has ${width}.`;
  }
  return isEmblem(name) && Math.abs(width / height / ratio - 1) > tolerance
    ? `Crop this picture to 4:5, upright, such as 960×1200 pixels: it has ${width}×${height}.`
    : undefined;
}

/** The size of an original by its path in `docs/pictures`, or what is wrong with it. */
export async function inspect(picture: string, bytes: Buffer): Promise<Size | Problem> {
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
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return {file, message: 'Replace this file by the original: it is not a picture.'};
  const message = messageFor(name, extension, metadata);
  if (message) return {file, message};
  if (await isWhole(bytes)) return metadata.autoOrient;
  return {file, message: 'Copy the original again: this copy breaks off before its end.'};
}

/** Pictures by their paths in the folder, without notes (`.md`) and hidden files. */
export function listOriginals(siteDir: string): string[] {
  const files = filesIn(siteDir, PICTURES_FOLDER);
  return isProblem(files) ? [] : files.filter((file) => !/(?:^|\/)\.|\.md$/.test(file));
}

/** Everything that is wrong with the originals themselves, and with what pages use them for. */
export async function originalProblems(
  siteDir: string,
  uses: readonly PictureUse[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  for (const picture of listOriginals(siteDir)) {
    const file = `${PICTURES_FOLDER}/${picture}`;
    const name = picture.replace(/\.[^.]+$/, '');
    const owner = owners.get(name);
    if (owner) problems.push({file, message: `Rename or delete this file: ${owner} has its name.`});
    owners.set(name, file);
    const seen = await inspect(picture, await readFile(path.join(siteDir, file)));
    if (isProblem(seen)) problems.push(seen);
    else {
      const use = uses.find((one) => one.picture === picture && one.width > seen.width);
      const wanted =
        use &&
        `Use an original at least ${use.width} pixels wide, or another picture in ${use.page}: this one has ${seen.width}.`;
      if (wanted) problems.push({file, message: wanted});
    }
  }
  return problems;
}

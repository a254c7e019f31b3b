/** Checks whether each original in `docs/pictures` can be made into the files that the site serves. */
import {openAsBlob} from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import {isEmblem} from '../../content/emblems';
import {filesIn} from '../../content/files';
import {ID} from '../../content/ids';
import {type Problem, isProblem} from '../../content/problems';
import type {CatalogueOfLanguage} from '../../content/types';
import {pictureName} from './widths';

// In development a picture may be replaced: what sharp has read must not be used again.
sharp.cache(false);

/** Folder of the originals, from the project's root. */
export const PICTURES_FOLDER = 'docs/pictures';

const PICTURE_NAME = new RegExp(`^${ID}(?:/${ID})*\\.\\w+$`);

const MOST_PIXELS = 40_000_000;
/** Pixels across that an original needs to be sharp in its widest frame. */
const LEAST_WIDTH = {hero: 1600, gallery: 1200, emblem: 960} as const;
/** Width over height of an emblem, to one percent. */
const EMBLEM_RATIO = 4 / 5;

/** In pixels, upright. */
type Size = {readonly width: number; readonly height: number};

/** An original by its path in the folder, its path from the project's root, and its name. */
type Original = Size & {readonly picture: string; readonly file: string; readonly name: string};

/** A JPEG ends with a marker; what has none is decoded, at a size that costs little. */
async function isWhole(file: string): Promise<boolean> {
  const end = await (await openAsBlob(file)).slice(-2).arrayBuffer();
  if (Buffer.from(end).equals(Buffer.from([0xff, 0xd9]))) return true;
  const decoded = sharp(file, {failOn: 'truncated'}).resize(16).toBuffer();
  return decoded.then(() => true).catch(() => false);
}

/** The size of an original in a file, by its path in the folder, or a sentence about what is wrong with it. */
async function sizeOf(picture: string, file: string): Promise<Size | string> {
  const extension = path.extname(picture);
  if (!/^\.(jpe?g|png|webp|avif)$/.test(extension)) {
    return 'Use a picture with one of these extensions: .jpg, .jpeg, .png, .webp, .avif.';
  }
  if (!PICTURE_NAME.test(picture)) {
    return 'Rename this file: lower-case letters without accents, digits and hyphens.';
  }
  // By its path, of which sharp reads the beginning alone.
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return 'Replace this file by the original: it is not a picture.';
  const {width, height} = metadata.autoOrient;
  // AVIF and HEIC share a container; only the first is for the web.
  const format = metadata.compression === 'av1' ? 'avif' : metadata.format;
  if (extension.replace('.jpg', '.jpeg') !== `.${format}`) {
    return `Export this picture as JPEG, or rename it: its extension is ${extension}, and its bytes are ${format}.`;
  }
  if (metadata.space === 'cmyk') return 'Export this picture as sRGB: its colours are for print.';
  if ((metadata.pages ?? 1) > 1) return 'Export one frame of this moving picture as JPEG.';
  if (width * height > MOST_PIXELS) {
    return `Reduce this picture to at most 40 megapixels: it has ${width}×${height} pixels.`;
  }
  if (isEmblem(picture) && Math.abs(width / height / EMBLEM_RATIO - 1) > 0.01) {
    return `Crop this picture to 4:5, upright, such as 960×1200 pixels: it has ${width}×${height}.`;
  }
  if (await isWhole(file)) return {width, height};
  return 'Copy the original again: this copy breaks off before its end.';
}

/**
 * Reads the sizes of all originals in the folder, without notes (`.md`) and hidden files, and reports those that
 * cannot be used.
 */
export async function readOriginals(siteDir: string) {
  const originals: Original[] = [];
  const problems: Problem[] = [];
  const files = filesIn(siteDir, PICTURES_FOLDER);
  for (const picture of isProblem(files) ? [] : files) {
    if (/(?:^|\/)\.|\.md$/.test(picture)) continue;
    const file = `${PICTURES_FOLDER}/${picture}`;
    const name = pictureName(picture);
    const owner = originals.find((other) => other.name === name)?.picture;
    const size = owner
      ? `Rename or delete this file: ${PICTURES_FOLDER}/${owner} has its name.`
      : await sizeOf(picture, path.join(siteDir, file));
    if (typeof size === 'string') problems.push({file, message: size});
    else originals.push({picture, file, name, ...size});
  }
  return {originals, problems};
}

/** Pages of a language with a photo in their hero; none where the content cannot be read. */
export const pagesWithHero = ({pages, programs}: Partial<CatalogueOfLanguage> = {}) =>
  [...(pages ?? []), ...(programs ?? [])].flatMap(({documentId, hero}) =>
    hero ? [{documentId, hero}] : [],
  );

/** Everything that is wrong with the originals, and where pages of a language show them larger than they are. */
export async function originalProblems(
  siteDir: string,
  language?: CatalogueOfLanguage,
): Promise<Problem[]> {
  const pages = pagesWithHero(language);
  const {originals, problems} = await readOriginals(siteDir);
  const narrow = originals.flatMap(({picture, file, width}): Problem[] => {
    const page = pages.find(({hero}) => hero.file === picture);
    const use = page ? ` for the hero of docs/${page.documentId}.mdx` : '';
    const least = LEAST_WIDTH[page ? 'hero' : isEmblem(picture) ? 'emblem' : 'gallery'];
    const message = `Use an original at least ${least} pixels wide${use}: this one has ${width}.`;
    return width < least ? [{file, message}] : [];
  });
  return [...problems, ...narrow];
}

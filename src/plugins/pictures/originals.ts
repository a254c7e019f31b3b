/** Checks whether each original in `docs/pictures` can be made into the files that the site serves. */
import path from 'node:path';

import sharp from 'sharp';

import {isEmblem} from '../../content/browser/emblems';
import {filesIn, plainName} from '../../content/files';
import {ID} from '../../content/ids';
import {type Problem, isProblem} from '../../content/problems';
import type {CatalogueOfLanguage} from '../../content/browser/types';
import {type Size, faultOf} from './decode';
import {openMemory} from './memory';
import {pictureName} from './widths';

/** Folder of the originals, from the project's root. */
export const PICTURES_FOLDER = 'docs/pictures';

/** Such as `emblem/fan.jpg`. */
const PICTURE_NAME = new RegExp(`^${ID}(?:/${ID})*\\.\\w+$`);

/** Hidden files and notes, such as `emblem/.DS_Store` and `rights.md`. */
const NO_PICTURE = /(?:^|\/)\.|\.md$/;

const MOST_PIXELS = 40_000_000;
/** Pixels across that an original needs to be sharp in its widest frame. */
const LEAST_WIDTH = {hero: 1600, gallery: 1200, emblem: 960} as const;
/** Width over height of an emblem, to one percent. */
const EMBLEM_RATIO = 4 / 5;

/** An original by its path in the folder, its path from the project's root, and its name. */
type Original = Size & {readonly picture: string; readonly file: string; readonly name: string};

/** Where it is remembered which originals were decoded without a fault, from the project's root. */
const MEMORY = 'node_modules/.cache/velada-originals.json';

/** Encoders take no side of more than 16,384 pixels, and the widest file of an original has 1,920 across. */
const MOST_HEIGHT = 8;
/** Width over height. A social card of a wider original would be enlarged beyond what JPEG takes. */
const MOST_WIDTH = 20;

/** What is wrong with the name of a file, by its path in the folder. */
function nameFault(picture: string): string | undefined {
  const extension = path.extname(picture);
  const isKnown = /^\.(?:jpe?g|png|webp|avif)$/i.test(extension);
  if (/^\.hei[cf]$/i.test(extension)) {
    return `Export this picture as JPEG: browsers do not show ${extension.slice(1).toUpperCase()}.`;
  }
  if (!isKnown) {
    return 'Use a picture with one of these extensions: .jpg, .jpeg, .png, .webp, .avif.';
  }
  if (PICTURE_NAME.test(picture) && extension === extension.toLowerCase()) {
    return undefined;
  }
  const name = plainName(path.basename(picture, extension)) || 'its-name';
  return `Rename this file to ${name}${extension.toLowerCase()}: lower-case letters without accents, digits and hyphens, the extension too.`;
}

/** What is wrong with the size of an original, by its path in the folder. */
function sizeFault(picture: string, {width, height}: Size): string | undefined {
  const found = `it has ${width}×${height} pixels`;
  if (width * height > MOST_PIXELS) {
    return `Reduce this picture to at most 40 megapixels: ${found}.`;
  }
  if (isEmblem(picture) && Math.abs(width / height / EMBLEM_RATIO - 1) > 0.01) {
    return `Crop this picture to 4:5, upright, such as 960×1200 pixels: ${found}.`;
  }
  if (height / width > MOST_HEIGHT) {
    return `Crop this picture to at most ${MOST_HEIGHT} times its width: ${found}.`;
  }
  return width / height > MOST_WIDTH
    ? `Crop this picture to at most ${MOST_WIDTH} times its height: ${found}.`
    : undefined;
}

/** The size of an original in a file, by its path in the folder, or what is wrong with it, its pixels apart. */
async function readHead(picture: string, file: string): Promise<Size | string> {
  const extension = path.extname(picture);
  // By its path, of which sharp reads the beginning alone.
  const metadata = await sharp(file, {failOn: 'none'})
    .metadata()
    .catch(() => undefined);
  if (!metadata) {
    return 'Replace this file by the original: it is not a picture, or not the whole of one.';
  }
  const {width, height} = metadata.autoOrient;
  // AVIF and HEIC share a container; only the first is for the web.
  const format = metadata.compression === 'av1' ? 'avif' : metadata.format;
  if (extension.replace('.jpg', '.jpeg') !== `.${format}`) {
    return `Export this picture as JPEG, or rename it: its extension is ${extension}, and its bytes are ${format}.`;
  }
  if (metadata.space === 'cmyk') return 'Export this picture as sRGB: its colours are for print.';
  if ((metadata.pages ?? 1) > 1) return 'Export one frame of this moving picture as JPEG.';
  return sizeFault(picture, {width, height}) ?? {width, height};
}

/**
 * Reads the sizes of all originals in the folder, without notes (`.md`) and hidden files, and reports those that
 * cannot be used.
 */
export async function readOriginals(siteDir: string) {
  const originals: Original[] = [];
  const problems: Problem[] = [];
  const files = filesIn(siteDir, PICTURES_FOLDER);
  const memory = openMemory(path.join(siteDir, MEMORY), sharp.versions.vips);
  /** The size of an original, or what is wrong with it. */
  const sizeOf = async (picture: string): Promise<Size | string> => {
    const file = path.join(siteDir, PICTURES_FOLDER, picture);
    const head = nameFault(picture) ?? (await readHead(picture, file));
    if (typeof head === 'string') return head;
    return (await memory.faultOf(picture, file, (bytes) => faultOf(bytes, head))) ?? head;
  };
  for (const picture of isProblem(files) ? [] : files) {
    if (NO_PICTURE.test(picture)) continue;
    const file = `${PICTURES_FOLDER}/${picture}`;
    const name = pictureName(picture);
    const owner = originals.find((other) => other.name === name)?.picture;
    const size = owner
      ? `Rename or delete this file: ${PICTURES_FOLDER}/${owner} has its name.`
      : await sizeOf(picture);
    if (typeof size === 'string') problems.push({file, message: size});
    else originals.push({picture, file, name, ...size});
  }
  await memory.save();
  return {originals, problems};
}

/** Pages of a language with a photo in their hero; none where the content cannot be read. */
export const pagesWithHero = ({pages, programs}: Partial<CatalogueOfLanguage> = {}) =>
  [...(pages ?? []), ...(programs ?? [])].flatMap(({documentId, hero}) =>
    hero ? [{documentId, hero}] : [],
  );

/** The widest frame in which an original is shown. */
function widestFrame(picture: string, isHero: boolean): keyof typeof LEAST_WIDTH {
  if (isHero) return 'hero';
  return isEmblem(picture) ? 'emblem' : 'gallery';
}

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
    const least = LEAST_WIDTH[widestFrame(picture, page !== undefined)];
    const message = `Use an original at least ${least} pixels wide${use}: this one has ${width}.`;
    return width < least ? [{file, message}] : [];
  });
  return [...problems, ...narrow];
}

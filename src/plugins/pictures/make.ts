/** Makes the files of all originals, and the social cards, where the cache lacks them. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {type Problem, isProblem} from '../../content/problems';
import {type Cache, openCache} from './cache';
import {encode, encodeCard, pictureHash} from './encode';
import {PICTURES_FOLDER, inspect, listOriginals} from './originals';
import {
  FORMATS,
  type HeroPhoto,
  type PictureRecord,
  type PictureTable,
  cardFile,
  pictureName,
  variantFile,
  widthsOf,
} from './widths';

type Folders = {readonly siteDir: string; readonly cacheDir: string};

type Made = {
  /** Name and file of the original, the file by its path in `docs/pictures`. */
  readonly name: string;
  readonly original: string;
  readonly record: PictureRecord;
  readonly files: readonly string[];
};

/** What a site serves of its originals. */
export type Pictures = {
  readonly table: PictureTable;
  readonly made: readonly Made[];
  /** Originals that cannot be used, each with its reason. */
  readonly problems: readonly Problem[];
};

/** Makes what the cache lacks of one original, or reports what is wrong with it. */
async function makePicture(
  original: string,
  siteDir: string,
  cache: Cache,
): Promise<Made | Problem> {
  const name = pictureName(original);
  const bytes = await readFile(path.join(siteDir, PICTURES_FOLDER, original));
  const seen = await inspect(siteDir, original);
  if (isProblem(seen)) return seen;
  const {width, height} = seen;
  const hash = pictureHash(bytes);
  const variants = FORMATS.flatMap((format) =>
    widthsOf(format, name, width).map((step) => ({
      format,
      step,
      file: variantFile(name, hash, step, format),
    })),
  );
  const lacking = variants.filter((variant) => cache.lacks(variant.file));
  if (lacking.length > 0) console.log(`[pictures] ${original}`);
  await Promise.all(
    lacking.map(({file, step, format}) => cache.add(file, () => encode(bytes, step, format))),
  );
  return {
    name,
    original,
    record: {width, height, hash},
    files: variants.map((variant) => variant.file),
  };
}

/** Fills the cache from all originals. With the same originals, a second call only looks. */
export async function makePictures({siteDir, cacheDir}: Folders): Promise<Pictures> {
  const cache = await openCache(cacheDir);
  const results: (Made | Problem)[] = [];
  // One after the other: the encoder works on several widths of one at once.
  for (const original of listOriginals(siteDir)) {
    results.push(await makePicture(original, siteDir, cache));
  }
  const made = results.filter((result): result is Made => !isProblem(result));
  return {
    table: Object.fromEntries(made.map(({name, record}) => [name, record])),
    made,
    problems: results.filter((result) => isProblem(result)),
  };
}

/** Fills the cache with one social card for each picture and focal point, and returns their names. */
export async function makeCards(
  {siteDir, cacheDir}: Folders,
  {made}: Pictures,
  photos: readonly HeroPhoto[],
): Promise<string[]> {
  const cache = await openCache(cacheDir);
  const cards = new Map<string, () => Promise<Buffer>>();
  for (const {file, focal} of photos) {
    const found = made.find(({name}) => name === pictureName(file));
    if (!found) continue;
    const {name, original, record} = found;
    cards.set(cardFile(name, record.hash, focal), async () =>
      encodeCard(await readFile(path.join(siteDir, PICTURES_FOLDER, original)), record, focal),
    );
  }
  const lacking = [...cards].filter(([card]) => cache.lacks(card));
  await Promise.all(lacking.map(([card, make]) => cache.add(card, make)));
  return [...cards.keys()];
}

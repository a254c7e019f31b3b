/** Makes the files of all originals, and the social cards, where the cache lacks them. */
import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {type Problem, isProblem} from '../../content/problems';
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

type Files = ReadonlyMap<string, () => Promise<Buffer>>;

const readOriginal = (siteDir: string, original: string): Promise<Buffer> =>
  readFile(path.join(siteDir, PICTURES_FOLDER, original));

/** Makes missing files. A name has a hash of everything that goes into the file, so a file that exists is right. */
async function fillCache(cacheDir: string, files: Files, what: string): Promise<void> {
  await mkdir(cacheDir, {recursive: true});
  const missing = [...files].filter(([file]) => !existsSync(path.join(cacheDir, file)));
  if (missing.length > 0) console.log(`[pictures] ${what}`);
  const tasks = missing.map(async ([file, make]) => {
    const draft = path.join(cacheDir, `${file}.${process.pid}`);
    await writeFile(draft, await make());
    // In one step, so that an interrupted build leaves no half of a file.
    await rename(draft, path.join(cacheDir, file));
  });
  await Promise.all(tasks);
}

/** Fills the cache from all originals. */
export async function makePictures({siteDir, cacheDir}: Folders): Promise<Pictures> {
  const made: Made[] = [];
  const problems: Problem[] = [];
  // One after the other: the encoder works on several widths of one at once.
  for (const original of listOriginals(siteDir)) {
    const bytes = await readOriginal(siteDir, original);
    const size = await inspect(original, bytes);
    if (isProblem(size)) {
      problems.push(size);
      continue;
    }
    const name = pictureName(original);
    const record = {...size, hash: pictureHash(bytes)};
    const files: Files = new Map(
      FORMATS.flatMap((format) =>
        widthsOf(format, name, size.width).map((width) => [
          variantFile(name, record.hash, width, format),
          () => encode(bytes, width, format),
        ]),
      ),
    );
    await fillCache(cacheDir, files, original);
    made.push({name, original, record, files: [...files.keys()]});
  }
  return {table: Object.fromEntries(made.map(({name, record}) => [name, record])), made, problems};
}

/** Fills the cache with one social card for each picture and focal point, and returns their names. */
export async function makeCards(
  {siteDir, cacheDir}: Folders,
  {made}: Pictures,
  photos: readonly HeroPhoto[],
): Promise<string[]> {
  const cards: Files = new Map(
    photos.flatMap(({file, focal}) =>
      made
        .filter(({name}) => name === pictureName(file))
        .map(({name, original, record}) => [
          cardFile(name, record.hash, focal),
          async () => encodeCard(await readOriginal(siteDir, original), record, focal),
        ]),
    ),
  );
  await fillCache(cacheDir, cards, 'social cards');
  return [...cards.keys()];
}

/** Makes the files of all originals, and the social cards, where the cache lacks them. */
import {existsSync} from 'node:fs';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {type Problem, isProblem} from '../../content/problems';
import {encode, encodeCard, pictureHash} from './encode';
import {inspect, listOriginals, originalFile} from './originals';
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

/** What a site serves of its originals. */
export type Pictures = {
  readonly table: PictureTable;
  /** Names of the files in the cache. */
  readonly files: readonly string[];
  /** Originals that cannot be used, each with its reason. */
  readonly problems: readonly Problem[];
};

type Make = () => Promise<Buffer>;
type Files = ReadonlyMap<string, Make>;

/** Makes missing files, and returns the names of all. A name has a hash of everything that goes into the file, so a file that exists is right. */
async function fillCache(cacheDir: string, files: Files, what: string): Promise<string[]> {
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
  return [...files.keys()];
}

/** Fills the cache from all originals. */
export async function makePictures({siteDir, cacheDir}: Folders): Promise<Pictures> {
  const table: Record<string, PictureRecord> = {};
  const made: string[] = [];
  const problems: Problem[] = [];
  // One after the other: the encoder works on several widths of one at once.
  for (const picture of listOriginals(siteDir)) {
    const size = await inspect(siteDir, picture);
    if (isProblem(size)) {
      problems.push(size);
      continue;
    }
    const name = pictureName(picture);
    const original = originalFile(siteDir, picture);
    const hash = pictureHash(original);
    const files: Files = new Map(
      FORMATS.flatMap((format) =>
        widthsOf(format, name, size.width).map((width) => [
          variantFile(name, hash, width, format),
          () => encode(original, width, format),
        ]),
      ),
    );
    made.push(...(await fillCache(cacheDir, files, picture)));
    table[name] = {...size, hash};
  }
  return {table, files: made, problems};
}

/** Fills the cache with one social card for each picture and focal point, and returns their names. */
export function makeCards(
  {siteDir, cacheDir}: Folders,
  table: PictureTable,
  photos: readonly HeroPhoto[],
): Promise<string[]> {
  const cards = new Map<string, Make>();
  for (const {file, focal} of photos) {
    const name = pictureName(file);
    const record = table[name];
    if (!record) continue;
    const make = () => encodeCard(originalFile(siteDir, file), record, focal);
    cards.set(cardFile(name, record.hash, focal), make);
  }
  return fillCache(cacheDir, cards, 'social cards');
}

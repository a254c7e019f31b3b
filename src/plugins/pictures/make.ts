/**
 * Makes the files of all originals, and the social cards, where the cache lacks them. No metadata are written: visitors
 * do not learn where or with which camera a photo was taken.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import type {Problem} from '../../content/problems';
import {DAMAGED, GROUND, upright} from './decode';
import {PICTURES_FOLDER, readOriginals} from './originals';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  FORMATS,
  type Format,
  type HeroPhoto,
  type PictureRecord,
  cardFile,
  pictureName,
  variantFile,
  widthsOf,
} from './widths';

/**
 * Effort 4 takes five times as long as 3 and saves as much as two steps of quality. Effort 1, for the tests, takes a third
 * of the time; its files are larger by a tenth.
 */
const EFFORT = process.env.VELADA_QUICK_PICTURES ? 1 : 3;

/**
 * Chosen on the night scenes at 800 pixels: no banding in the dark walls, the gallery's thirty photos
 * below 1.2 MB on a phone.
 */
const SETTINGS = {
  avif: {quality: 62, effort: EFFORT, chromaSubsampling: '4:2:0'},
  jpeg: {quality: 76, mozjpeg: true},
} as const satisfies Record<Format, object>;

const {vips, aom, mozjpeg} = sharp.versions;
const ENCODERS = JSON.stringify([GROUND, SETTINGS, CARD_WIDTH, CARD_HEIGHT, vips, aom, mozjpeg]);

/** Changes with the original, the settings or the encoders, and with nothing else. */
function pictureHash(original: string): string {
  const hash = createHash('sha256').update(ENCODERS).update(readFileSync(original));
  return hash.digest('hex').slice(0, 8);
}

/** One width, in pixels, which is at most the original's. Rejects where the original is damaged. */
const encode = (original: string, width: number, format: Format): Promise<Buffer> =>
  upright(original).resize({width}).toFormat(format, SETTINGS[format]).toBuffer();

/** A social card: the picture cropped as near to its focal point as its edges allow. */
function encodeCard(
  original: string,
  {width, height}: PictureRecord,
  [x, y]: HeroPhoto['focal'],
): Promise<Buffer> {
  const scale = Math.max(CARD_WIDTH / width, CARD_HEIGHT / height);
  const scaled = {width: Math.ceil(width * scale), height: Math.ceil(height * scale)};
  const offset = (percent: number, whole: number, part: number): number =>
    Math.round(Math.min(Math.max((percent / 100) * whole - part / 2, 0), whole - part));
  return upright(original)
    .resize({...scaled, fit: 'fill'})
    .extract({
      left: offset(x, scaled.width, CARD_WIDTH),
      top: offset(y, scaled.height, CARD_HEIGHT),
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
    })
    .toFormat('jpeg', SETTINGS.jpeg)
    .toBuffer();
}

type Folders = {readonly siteDir: string; readonly cacheDir: string};

/** What a site serves of its originals, and which of them cannot be used. */
export type Pictures = Awaited<ReturnType<typeof makePictures>>;

/** Makes a file from an original, which is named by its path from the project's root. */
type Task = {readonly original: string; readonly make: () => Promise<Buffer>};
/** By the names of the files to make. */
type Tasks = ReadonlyMap<string, Task>;

/**
 * Makes missing files, and returns the names of all, and the originals that cannot be encoded. A name has a hash of
 * everything that goes into the file, so a file that exists is right.
 */
async function fillCache(cacheDir: string, files: Tasks, what: string) {
  await mkdir(cacheDir, {recursive: true});
  const problems: Problem[] = [];
  const missing = [...files].filter(([file]) => !existsSync(path.join(cacheDir, file)));
  if (missing.length > 0) console.log(`[pictures] ${what}`);
  const tasks = missing.map(async ([file, {original, make}]) => {
    const bytes = await make().catch(() => undefined);
    if (!bytes) return void problems.push({file: original, message: DAMAGED});
    const draft = path.join(cacheDir, `${file}.${process.pid}`);
    await writeFile(draft, bytes);
    // In one step, so that an interrupted build leaves no half of a file.
    await rename(draft, path.join(cacheDir, file));
  });
  await Promise.all(tasks);
  return {files: [...files.keys()], problems};
}

/** Fills the cache from all originals. Returns the table, and the names of the files in the cache. */
export async function makePictures({siteDir, cacheDir}: Folders) {
  const table: Record<string, PictureRecord> = {};
  const files: string[] = [];
  const {originals, problems} = await readOriginals(siteDir);
  // One after the other: the encoder works on several widths of one at once.
  for (const {picture, file, name, width, height} of originals) {
    const original = path.join(siteDir, file);
    const hash = pictureHash(original);
    const variants: Tasks = new Map(
      FORMATS.flatMap((format) =>
        widthsOf(format, name, width).map((step) => [
          variantFile({name, hash}, step, format),
          {original: file, make: () => encode(original, step, format)},
        ]),
      ),
    );
    const made = await fillCache(cacheDir, variants, picture);
    problems.push(...made.problems);
    files.push(...made.files);
    table[name] = {width, height, hash};
  }
  return {table, files, problems};
}

/** Fills the cache with one social card for each picture and focal point; returns their names, and problems. */
export function makeCards(
  {siteDir, cacheDir}: Folders,
  {table}: Pictures,
  photos: readonly HeroPhoto[],
) {
  const cards = new Map<string, Task>();
  for (const {file, focal} of photos) {
    const name = pictureName(file);
    const record = table[name];
    if (!record) continue;
    const original = `${PICTURES_FOLDER}/${file}`;
    const make = () => encodeCard(path.join(siteDir, original), record, focal);
    cards.set(cardFile(name, record.hash, focal), {original, make});
  }
  return fillCache(cacheDir, cards, 'social cards');
}

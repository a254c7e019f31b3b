/** What a thumbnail of an original tells: that two pictures are one, and where an emblem is too bright for its words. */
import sharp from 'sharp';

import type {Problem} from '../problems';
import {isEmblem} from './names';

/** Pixels across, and down. */
const SIDE = 16;

/** The picture in so few pixels, grey: 0 is black, 255 is white. */
export type Thumbnail = Uint8Array;

/** Reads the file to its end, and rejects where it is not whole. */
export const thumbnailOf = (bytes: Uint8Array): Promise<Thumbnail> =>
  sharp(bytes)
    .resize(SIDE, SIDE, {fit: 'fill'})
    .greyscale()
    .raw()
    .toBuffer()
    .then((grey) => new Uint8Array(grey.subarray(0, SIDE * SIDE)));

const mean = (values: Thumbnail): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Between copies of one picture, saved anew, it is less than half of one; between others of this house more than three. */
const SAME = 1.5;
/** What has fewer shades is alike in all pictures: a wall, a sky, a drawing. */
const SHADES = 40;

const difference = (one: Thumbnail, other: Thumbnail): number =>
  mean(one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

/** Whether two thumbnails are those of one picture. */
export const isSamePicture = (one: Thumbnail, other: Thumbnail): boolean =>
  difference(one, other) < SAME && new Set(one).size >= SHADES;

/** How bright the lower third of an emblem's picture may be: a name stands on it in a pale colour. */
const BRIGHTEST = 100;

/** An emblem's picture on which its name could not be read. */
export function brightMistake(
  name: string,
  thumbnail: Thumbnail,
): Omit<Problem, 'file'> | undefined {
  const lower = thumbnail.subarray(Math.round((SIDE * 2) / 3) * SIDE);
  if (!isEmblem(name) || mean(lower) <= BRIGHTEST) return undefined;
  const remedy = 'Use a picture whose lower third is dark: her name stands there in a pale colour.';
  return {field: 'light', found: 'a bright lower third', remedy};
}

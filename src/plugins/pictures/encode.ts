/**
 * Encoder settings, and how one file is made. No metadata are written: visitors do not learn where or with which
 * camera a photo was taken.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

import sharp, {type Sharp} from 'sharp';

import {CARD_HEIGHT, CARD_WIDTH, type Format, type HeroPhoto, type PictureRecord} from './widths';

/** Behind transparent originals: the background of pages. */
const GROUND = '#0d080a';

/**
 * Chosen on the night scenes at 800 pixels: no banding in the dark walls, the gallery's thirty photos
 * below 1.2 MB on a phone. Effort 4 takes five times as long as 3 and saves as much as two steps of quality.
 */
const SETTINGS = {
  avif: {quality: 62, effort: 3, chromaSubsampling: '4:2:0'},
  jpeg: {quality: 76, mozjpeg: true},
} as const satisfies Record<Format, object>;

const {vips, aom, mozjpeg} = sharp.versions;
const ENCODERS = JSON.stringify([GROUND, SETTINGS, CARD_WIDTH, CARD_HEIGHT, vips, aom, mozjpeg]);

/** Changes with the original, the settings or the encoders, and with nothing else. */
export function pictureHash(original: string): string {
  const hash = createHash('sha256').update(ENCODERS).update(readFileSync(original));
  return hash.digest('hex').slice(0, 8);
}

/** The original, a path, upright, in the colours of screens, without transparency. */
const upright = (original: string): Sharp =>
  sharp(original).autoOrient().flatten({background: GROUND}).toColourspace('srgb');

/** One width, in pixels, which is at most the original's. Rejects where the original is damaged. */
export function encode(original: string, width: number, format: Format): Promise<Buffer> {
  return upright(original).resize({width}).toFormat(format, SETTINGS[format]).toBuffer();
}

/** A social card: the picture cropped as near to its focal point as its edges allow. */
export function encodeCard(
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

/** Draws a social card: a photo of the house fading into the night, the house's name and a title. */
import sharp from 'sharp';

import {GOLD_HI, INK, IVORY, MARGIN, PHOTO_LEFT, cardArt} from './cardArt';
import {CARD_HEIGHT, CARD_WIDTH} from './size';
import {fitText, setText} from './cardText';

/** Raised when the drawing of a card changes, so that all are made anew. */
const LAYOUT = '1';
const JPEG = {quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4'} as const;
const {vips, mozjpeg} = sharp.versions;

/** What a card's look depends on besides its words and its photo. */
export const CARD_LOOK = JSON.stringify([LAYOUT, JPEG, vips, mozjpeg]);

type Card = {
  readonly title: string;
  readonly brand: string;
  readonly photo: Uint8Array;
  readonly focal: readonly [number, number];
};

/** Cuts the photo to the card's right side, as near to its focal point as its edges allow. */
async function cropPhoto(photo: Uint8Array, [x, y]: readonly [number, number]): Promise<Buffer> {
  const [width, height] = [CARD_WIDTH - PHOTO_LEFT, CARD_HEIGHT];
  const {autoOrient: size} = await sharp(photo).metadata();
  const scale = Math.max(width / size.width, height / size.height);
  const scaled = {width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale)};
  const offset = (percent: number, whole: number, part: number): number =>
    Math.round(Math.min(Math.max((percent / 100) * whole - part / 2, 0), whole - part));
  return sharp(photo)
    .autoOrient()
    .resize({...scaled, fit: 'fill'})
    .extract({
      left: offset(x, scaled.width, width),
      top: offset(y, scaled.height, height),
      width,
      height,
    })
    .png({compressionLevel: 1})
    .toBuffer();
}

/** Draws one card: JPEG, 1200 × 630 pixels. */
export async function makeSocialCard({title, brand, photo, focal}: Card): Promise<Buffer> {
  const [cropped, name, words] = await Promise.all([
    cropPhoto(photo, focal),
    setText(brand, 46, GOLD_HI, 400),
    fitText(title, [96, 84, 74, 64, 56], IVORY, {width: 620, height: 250}),
  ]);
  return sharp({create: {width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: INK}})
    .composite([
      {input: cropped, left: PHOTO_LEFT, top: 0},
      {input: cardArt(), left: 0, top: 0},
      {input: name.image, left: MARGIN, top: MARGIN},
      {input: words.image, left: MARGIN, top: CARD_HEIGHT - MARGIN - words.height},
    ])
    .jpeg(JPEG)
    .toBuffer();
}

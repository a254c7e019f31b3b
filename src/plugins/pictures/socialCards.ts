/** Pictures for shared links: a photo of the house fading into the night, and a title. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import {hashOf, isCached, store} from './cache';
import {CARD_HEIGHT, CARD_WIDTH, GOLD_HI, INK, IVORY, MARGIN, PHOTO_LEFT, cardArt} from './cardArt';
import {FONT_FILE, fitText, setText} from './cardText';
import {PICTURES_FOLDER} from './originals';
import {DEFAULT_PICTURE} from './required';

/** Where the site serves social cards. */
export const CARDS_URL = '/cards';

/** Raised when the drawing of a card changes, so that all are made anew. */
const LAYOUT = '1';
const JPEG = {quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4'} as const;

export type CardPage = {
  /** Document id. */
  readonly id: string;
  readonly locale: string;
  /** What stands on the card; neutral, for it shows up in other people's chats. */
  readonly title: string;
  /** File name in `docs/pictures`; null for the house's default picture. */
  readonly photoFile: string | null;
  /** The point of the photo that stays in view: percent from left and from top. */
  readonly focal?: readonly [number, number] | undefined;
};

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

export type CardOptions = {
  readonly siteDir: string;
  readonly cacheDir: string;
  readonly brand: string;
};

export type SocialCards = {
  /** Address of each page's card from the root of the site, by document id. */
  readonly urls: Readonly<Record<string, string>>;
  /** Names in the cache. */
  readonly files: readonly string[];
};

/** File name of a card, such as `en/programs-kaula-tantra.1a2b3c4d.jpg`. */
function cardFile({id, locale}: CardPage, hash: string): string {
  return `${locale}/${id.replaceAll('/', '-')}.${hash}.jpg`;
}

async function prepareCard(
  page: CardPage,
  {siteDir, cacheDir, brand}: CardOptions,
): Promise<string> {
  const {title, photoFile, focal = [60, 40]} = page;
  const photo = await readFile(
    path.join(siteDir, PICTURES_FOLDER, photoFile ?? `${DEFAULT_PICTURE}.jpg`),
  );
  const {vips, mozjpeg} = sharp.versions;
  const settings = JSON.stringify([LAYOUT, JPEG, title, brand, focal, vips, mozjpeg]);
  const file = cardFile(page, hashOf(settings, photo, await readFile(FONT_FILE)));
  if (!(await isCached(cacheDir, file))) {
    await store(cacheDir, file, await makeSocialCard({title, brand, photo, focal}));
  }
  return file;
}

/** Makes the cards of one language's pages that the cache lacks, and tells their addresses. */
export async function socialCardsFor(
  pages: readonly CardPage[],
  options: CardOptions,
): Promise<SocialCards> {
  const urls: Record<string, string> = {};
  const files: string[] = [];
  for (const page of pages) {
    const file = await prepareCard(page, options);
    files.push(file);
    urls[page.id] = `${CARDS_URL}/${file}`;
  }
  return {urls, files};
}

/** Pictures for shared links: one card for each page, made once. */
import {readFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {mapLimited} from '../../../content/limit';
import {hashOf, isCached, store} from '../cache';
import {FONT_FILE} from './cardText';
import {CARD_LOOK, makeSocialCard} from './drawCard';
import {PICTURES_FOLDER} from '../../../content/pictures/originals';
import {DEFAULT_PICTURE} from '../../../content/pictures/required';

/** Where the site serves social cards. */
export const CARDS_URL = '/cards';

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

type CardOptions = {
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

/** A function that works once for each text it is given. */
function each<Result>(make: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as Result;
  };
}

async function prepareCard(
  page: CardPage,
  {cacheDir, brand}: CardOptions,
  read: (file: string) => Promise<Uint8Array>,
): Promise<string> {
  const {title, photoFile, focal = [60, 40]} = page;
  const photo = await read(path.join(PICTURES_FOLDER, photoFile ?? `${DEFAULT_PICTURE}.jpg`));
  const settings = JSON.stringify([CARD_LOOK, title, brand, focal]);
  const file = cardFile(page, hashOf(settings, photo, await read(FONT_FILE)));
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
  const read = each((file) => readFile(path.resolve(options.siteDir, file)));
  const files = await mapLimited(pages, os.availableParallelism(), (page) =>
    prepareCard(page, options, read),
  );
  const addresses = files.map((file) => `${CARDS_URL}/${file}`);
  return {
    urls: Object.fromEntries(pages.map(({id}, index) => [id, addresses[index] ?? ''])),
    files,
  };
}

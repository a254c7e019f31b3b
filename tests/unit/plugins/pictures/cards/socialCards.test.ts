import {readFile, readdir, stat} from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';
import {describe, expect, test} from 'vitest';

import {cardPages} from '../../../../../src/plugins/pictures/cards/cardPages';
import {fitText, setText} from '../../../../../src/plugins/pictures/cards/cardText';
import {type CardPage, socialCardsFor} from '../../../../../src/plugins/pictures/cards/socialCards';
import {drawn, siteWith} from '../fixtures';

const page = (change: Partial<CardPage> = {}): CardPage => ({
  id: 'programs/kaula-tantra',
  locale: 'en',
  title: 'Kaula Tantra',
  photoFile: 'street.jpg',
  focal: [100, 0],
  ...change,
});

async function fixture() {
  const site = await siteWith({
    'orchid.jpg': await drawn(1200, 800).jpeg().toBuffer(),
    'street.jpg': await drawn(960, 1200).jpeg().toBuffer(),
  });
  return {...site, brand: 'Velada'};
}

describe('social cards', () => {
  test('are 1200 × 630, small, and addressed by language and page', async () => {
    const options = await fixture();
    const {urls, files} = await socialCardsFor([page()], options);
    expect(urls['programs/kaula-tantra']).toMatch(
      /^\/cards\/en\/programs-kaula-tantra\.[0-9a-f]{8}\.jpg$/,
    );
    const file = path.join(options.cacheDir, files[0] ?? '');
    expect(await sharp(file).metadata()).toMatchObject({format: 'jpeg', width: 1200, height: 630});
    expect((await stat(file)).size).toBeLessThan(120_000);
  });

  test('fade to the night on the left', async () => {
    const options = await fixture();
    const {files} = await socialCardsFor([page({title: 'A'})], options);
    const left = await sharp(path.join(options.cacheDir, files[0] ?? ''))
      .extract({left: 100, top: 570, width: 280, height: 20})
      .toBuffer();
    const {channels} = await sharp(left).stats();
    expect(Math.max(...channels.map(({mean}) => mean))).toBeLessThan(30);
  });

  test('are drawn once, and anew when words or photo change', async () => {
    const options = await fixture();
    const first = await socialCardsFor([page()], options);
    const file = path.join(options.cacheDir, first.files[0] ?? '');
    const before = (await stat(file)).mtimeMs;
    expect(await socialCardsFor([page()], options)).toEqual(first);
    expect((await stat(file)).mtimeMs).toBe(before);
    const changes = [page({title: 'Nyx Sensoria'}), page({photoFile: null}), page({focal: [0, 0]})];
    const others = await Promise.all(changes.map((changed) => socialCardsFor([changed], options)));
    expect(new Set([...first.files, ...others.flatMap(({files}) => files)])).toHaveProperty(
      'size',
      4,
    );
  });

  test('carry no metadata', async () => {
    const options = await fixture();
    const {files} = await socialCardsFor([page()], options);
    const {exif, icc, xmp} = await sharp(
      await readFile(path.join(options.cacheDir, files[0] ?? '')),
    ).metadata();
    expect({exif, icc, xmp}).toEqual({});
  });

  test('of two languages lie in two folders', async () => {
    const options = await fixture();
    await socialCardsFor([page()], options);
    await socialCardsFor([page({locale: 'es'})], options);
    expect((await readdir(options.cacheDir)).sort()).toEqual(['en', 'es']);
  });
});

describe('words on a card', () => {
  test('are set in the site’s own face, not in one of the machine', async () => {
    const {width} = await setText('Un masaje al filo de la noche', 60, '#ffffff', 2000);
    // 704 pixels in Newsreader; the machine’s own faces need more than 830.
    expect(width).toBeGreaterThan(690);
    expect(width).toBeLessThan(720);
  });

  test('shrink until they fit, and are never cut off', async () => {
    const box = {width: 620, height: 250};
    for (const title of [
      'Kaula Tantra',
      'Trabajar en la casa: condiciones y solicitud',
      'Q & A <b>',
    ]) {
      const set = await fitText(title, [96, 84, 74, 64, 56], '#ffffff', box);
      expect(set.width).toBeLessThanOrEqual(box.width);
      expect(set.height).toBeLessThanOrEqual(box.height);
    }
  });
});

test('a program’s card carries its name, a page’s its title and photo', () => {
  const photo = {id: 3, file: 'corridor-arches.jpg', focal: [49, 48]};
  const language = {
    pages: [{documentId: 'gallery', title: 'Gallery of the house', photo: 3, photos: [photo]}],
    programs: [
      {documentId: 'programs/kaula-tantra', title: 'Kaula Tantra, massage', name: 'Kaula Tantra'},
    ],
    legal: [{documentId: 'legal/privacy-policy', title: 'Privacy policy'}],
    masseuses: [],
  };
  expect(cardPages(language as never, 'en')).toEqual([
    {
      id: 'gallery',
      locale: 'en',
      title: 'Gallery of the house',
      photoFile: 'corridor-arches.jpg',
      focal: [49, 48],
    },
    {
      id: 'programs/kaula-tantra',
      locale: 'en',
      title: 'Kaula Tantra',
      photoFile: null,
      focal: undefined,
    },
    {
      id: 'legal/privacy-policy',
      locale: 'en',
      title: 'Privacy policy',
      photoFile: null,
      focal: undefined,
    },
  ]);
});

/** What a few pixels tell of a picture. */
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';

import {
  type Thumbnail,
  brightMistake,
  isSamePicture,
  thumbnailOf,
} from '../../../../src/content/pictures/thumbnails';

/** 256 pixels, from the upper left. */
const pixels = (grey: (at: number) => number): Thumbnail =>
  Uint8Array.from({length: 256}, (_, at) => grey(at));

describe('two that are one', () => {
  const shades = (count: number) => (at: number) => at % count;
  test.each<[string, Thumbnail, Thumbnail, boolean]>([
    ['the same', pixels(shades(40)), pixels(shades(40)), true],
    ['a little brighter', pixels(shades(40)), pixels((at) => (at % 40) + 1), true],
    ['a little darker', pixels((at) => (at % 40) + 1), pixels(shades(40)), true],
    ['brighter', pixels(shades(40)), pixels((at) => (at % 40) + 2), false],
    [
      'brighter by one and a half',
      pixels(shades(40)),
      pixels((at) => (at % 40) + 1 + (at % 2)),
      false,
    ],
    [
      'bright here and dark there',
      pixels((at) => (at % 40) + 4),
      pixels((at) => (at % 40) + 4 + (at % 2 ? 4 : -4)),
      false,
    ],
    ['with few shades', pixels(shades(39)), pixels(shades(39)), false],
  ])('%s', (_, one, other, isSame) => expect(isSamePicture(one, other)).toBe(isSame));
});

describe('a bright lower third', () => {
  /** Bright from a row on. */
  const below = (row: number, bright: number, dark = 0): Thumbnail =>
    pixels((at) => (at >= row * 16 ? bright : dark));

  test('of an emblem', () =>
    expect(brightMistake('emblem/key', below(11, 101))).toEqual({
      field: 'light',
      found: 'a bright lower third',
      remedy: 'Use a picture whose lower third is dark: her name stands there in a pale colour.',
    }));

  test.each<[string, string, Thumbnail]>([
    ['as bright as may be', 'emblem/key', below(11, 100)],
    ['bright above', 'emblem/key', below(11, 0, 255)],
    ['no emblem', 'orchid', below(0, 255)],
  ])('nothing is said: %s', (_, name, thumbnail) =>
    expect(brightMistake(name, thumbnail)).toBeUndefined(),
  );
});

test('a picture in 256 pixels of grey, whatever its shape', async () => {
  const half = {create: {width: 40, height: 10, channels: 3, background: '#fff'}} as const;
  const black = await sharp({create: {...half.create, width: 20, background: '#000'}})
    .png()
    .toBuffer();
  const bytes = await sharp(half)
    .composite([{input: black, left: 0, top: 0}])
    .png()
    .toBuffer();
  const thumbnail = await thumbnailOf(bytes);
  expect(thumbnail).toHaveLength(256);
  expect([thumbnail[0], thumbnail[15], thumbnail[240], thumbnail[255]]).toEqual([0, 255, 0, 255]);
});

/** What is said of an original by its name, its format, its colours, its shape and its size. */
import type {Metadata} from 'sharp';
import {describe, expect, test} from 'vitest';

import {
  colourMistake,
  formatMistake,
  nameMistake,
  shapeMistake,
  sizeMistake,
} from '../../../../src/content/pictures/mistakes';

/** A mistake on one line. */
const line = (mistake: ReturnType<typeof nameMistake>): string | undefined =>
  mistake && `${mistake.field} | ${mistake.found} | ${mistake.remedy}`;

const meta = (changes: Partial<Metadata>): Metadata => ({format: 'jpeg', ...changes}) as Metadata;

describe('names', () => {
  const named = (file: string): string | undefined =>
    line(nameMistake({name: file.replace(/\.[^.]+$/, ''), file: `docs/pictures/${file}`}));

  test.each(['orchid.jpg', 'a-1.jpeg', 'emblem/key.png', 'satin/old-rose.webp', 'a.avif'])(
    '%s',
    (file) => expect(named(file)).toBeUndefined(),
  );

  const LETTERS = 'lower-case letters without accents, digits and hyphens only.';
  const ALLOWED = 'Use a picture with one of these extensions: .jpg, .jpeg, .png, .webp, .avif.';
  const asJpeg = (name: string): string =>
    `Export the picture as JPEG under the name ${name}.jpg, and delete this file; where a page names it, ${name}.jpg stands.`;
  test.each([
    ['La Bañera.jpg', `name | "La Bañera.jpg" | Rename the file to la-banera.jpg: ${LETTERS}`],
    ['orchid.JPG', `name | "orchid.JPG" | Rename the file to orchid.jpg: ${LETTERS}`],
    ['orchid.jpg.jpg', `name | "orchid.jpg.jpg" | Rename the file to orchid.jpg: ${LETTERS}`],
    ['emblem/Key_1.png', `name | "Key_1.png" | Rename the file to key-1.png: ${LETTERS}`],
    ['-a.jpg', `name | "-a.jpg" | Rename the file to a.jpg: ${LETTERS}`],
    ['orchid.pdf', `name | the extension ".pdf" | ${ALLOWED}`],
    ['orchid', `name | the extension "" | ${ALLOWED}`],
    ['orchid.heic', `name | the extension ".heic" | ${asJpeg('orchid')}`],
    ['Old Lamp.HEIF', `name | the extension ".HEIF" | ${asJpeg('old-lamp')}`],
    ['a.gif', `name | the extension ".gif" | ${asJpeg('a')}`],
    ['a.tif', `name | the extension ".tif" | ${asJpeg('a')}`],
    ['a.tiff', `name | the extension ".tiff" | ${asJpeg('a')}`],
    ['a.nef', `name | the extension ".nef" | ${asJpeg('a')}`],
    ['a.tiffs', `name | the extension ".tiffs" | ${ALLOWED}`],
  ])('not %s', (file, expected) => expect(named(file)).toBe(expected));
});

describe('formats', () => {
  const format = (file: string, changes: Partial<Metadata>): string | undefined =>
    line(formatMistake(file, meta(changes)));

  test.each<[string, Partial<Metadata>]>([
    ['a.jpg', {}],
    ['a.jpeg', {}],
    ['a.png', {format: 'png'}],
    ['a.webp', {format: 'webp'}],
    ['a.avif', {format: 'heif', compression: 'av1'}],
  ])('%s', (file, changes) => expect(format(file, changes)).toBeUndefined());

  const WHERE = 'and write that name where docs/gallery.mdx or the hero of a program names it.';
  const JPEG = 'Export the picture as JPEG and replace the file.';
  test.each<[string, Partial<Metadata>, string]>([
    ['a.png', {}, `a jpeg picture | Rename the file to a.jpg ${WHERE}`],
    ['a.avif', {format: 'webp'}, `a webp picture | Rename the file to a.webp ${WHERE}`],
    [
      'a.jpg',
      {format: 'png'},
      `a png picture | Export the picture as JPEG and replace the file, or rename it to a.png ${WHERE}`,
    ],
    [
      'a.jpeg',
      {format: 'webp'},
      `a webp picture | Export the picture as JPEG and replace the file, or rename it to a.webp ${WHERE}`,
    ],
    [
      'a.jpg',
      {format: 'heif', compression: 'av1'},
      `an avif picture | Export the picture as JPEG and replace the file, or rename it to a.avif ${WHERE}`,
    ],
    ['a.avif', {format: 'heif', compression: 'hevc'}, `a heic picture | ${JPEG}`],
    ['a.jpg', {format: 'gif'}, `a gif picture | ${JPEG}`],
    ['emblem/key.png', {}, `a jpeg picture | ${JPEG}`],
  ])('not %s with %j', (file, changes, expected) =>
    expect(format(file, changes)).toBe(`format | ${expected}`),
  );
});

describe('colours and pages', () => {
  test.each<[Partial<Metadata>]>([[{}], [{space: 'srgb', pages: 1}]])('%j', (changes) =>
    expect(colourMistake(meta(changes))).toBeUndefined(),
  );
  test.each<[Partial<Metadata>, string]>([
    [
      {space: 'cmyk'},
      'colours | colours for print (CMYK) | Export the picture in the colours of screens: RGB, with the profile sRGB.',
    ],
    [{pages: 2}, 'format | a moving picture of 2 frames | Export one of its frames as JPEG.'],
  ])('not %j', (changes, expected) => expect(line(colourMistake(meta(changes)))).toBe(expected));
});

describe('the shape of an emblem', () => {
  test.each([
    ['emblem/key', 960, 1200],
    ['emblem/key', 969, 1200],
    ['emblem/key', 951, 1200],
    ['orchid', 1200, 960],
  ])('%s of %d×%d', (name, width, height) =>
    expect(shapeMistake(name, {width, height})).toBeUndefined(),
  );
  const CROP = 'Crop it to 4:5, upright, such as 960×1200 pixels; its lower third is dark.';
  const turn = (size: string): string =>
    `Turn it by a quarter, so that it stands upright, ${size} pixels, and save it so.`;
  test.each([
    [980, 1200, `980×1200 pixels | ${CROP}`],
    [940, 1200, `940×1200 pixels | ${CROP}`],
    [1000, 1000, `1000×1000 pixels | ${CROP}`],
    [1200, 960, `1200×960 pixels, which is 4:5 on its side | ${turn('960×1200')}`],
    [1200, 969, `1200×969 pixels, which is 4:5 on its side | ${turn('969×1200')}`],
    [1200, 980, `1200×980 pixels | ${CROP}`],
  ])('not %d×%d', (width, height, expected) =>
    expect(line(shapeMistake('emblem/key', {width, height}))).toBe(`shape | ${expected}`),
  );
});

describe('sizes', () => {
  test.each([
    ['orchid', 960, 100],
    ['satin/oxblood', 480, 100],
    ['orchid', 8000, 5000],
  ])('%s of %d×%d', (name, width, height) =>
    expect(sizeMistake(name, {width, height})).toBeUndefined(),
  );
  const wide = (least: number): string =>
    `Use an original at least ${least} pixels wide; enlarging it would blur it.`;
  test.each([
    ['orchid', 959, 5000, `width | 959 pixels | ${wide(960)}`],
    ['satin-wide', 480, 100, `width | 480 pixels | ${wide(960)}`],
    ['satin/oxblood', 479, 100, `width | 479 pixels | ${wide(480)}`],
    [
      'orchid',
      8000,
      5001,
      'size | 8000×5001 pixels (41 megapixels) | Reduce the picture to at most 40 megapixels; 2400 pixels across are plenty.',
    ],
  ])('not %s of %d×%d', (name, width, height, expected) =>
    expect(line(sizeMistake(name, {width, height}))).toBe(expected),
  );
});

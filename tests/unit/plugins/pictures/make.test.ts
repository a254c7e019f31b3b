import {readFile, readdir, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';
import {beforeEach, describe, expect, test, vi} from 'vitest';

import {makeCards, makePictures} from '../../../../src/plugins/pictures/make';
import {type FixtureSite, drawn, goodJpeg, siteWith} from './fixtures';

const make = (site: FixtureSite) => makePictures(site);

/** Of a photo 960 px wide: AVIF in each width up to its own, and JPEG in two of them. */
const FILES_OF_PICTURE = 8;
/** Width and height in px of a photo of the fixture. */
const SIZE = {width: 960, height: 96};

/** Every file of the cache with the time of its last change. */
async function timesOf({cacheDir}: FixtureSite): Promise<Record<string, number>> {
  const files = (await readdir(cacheDir)).sort();
  const times = files.map(async (file) => [file, (await stat(path.join(cacheDir, file))).mtimeMs]);
  return Object.fromEntries(await Promise.all(times)) as Record<string, number>;
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

describe('makePictures', () => {
  test('makes every format and width', async () => {
    const site = await siteWith({'orchid.jpg': await goodJpeg(), 'street.jpg': await goodJpeg()});
    const {table, files, problems} = await make(site);
    expect(problems).toEqual([]);
    expect(Object.keys(table)).toEqual(['orchid', 'street']);
    expect(table.orchid).toMatchObject(SIZE);
    expect((await readdir(site.cacheDir)).sort()).toEqual([...files].sort());
    expect(files.filter((file) => file.startsWith('orchid-'))).toHaveLength(FILES_OF_PICTURE);
  });

  test('makes again only what has changed or is missing', async () => {
    const site = await siteWith({'orchid.jpg': await goodJpeg(), 'street.jpg': await goodJpeg()});
    const first = await make(site);
    const before = await timesOf(site);
    expect(await make(site)).toEqual(first);
    expect(await timesOf(site)).toEqual(before);
    const [lost = ''] = Object.keys(before).filter((file) => file.startsWith('orchid-'));
    await rm(path.join(site.cacheDir, lost));
    const other = await drawn(960, 97).jpeg().toBuffer();
    await writeFile(path.join(site.siteDir, 'docs/pictures/street.jpg'), other);
    await make(site);
    const after = await timesOf(site);
    const untouched = Object.keys(before).filter((file) => file !== lost);
    expect(untouched.map((file) => after[file])).toEqual(untouched.map((file) => before[file]));
    expect(Object.keys(after)).toHaveLength(Object.keys(before).length + FILES_OF_PICTURE);
  });

  test('makes the valid pictures and reports the others', async () => {
    const whole = await drawn(1200, 800).jpeg().toBuffer();
    const site = await siteWith({
      'broken.jpg': whole.subarray(0, whole.length / 2),
      'good.jpg': await goodJpeg(),
      'print.jpg': await drawn(1200, 800).toColourspace('cmyk').jpeg().toBuffer(),
      'renamed.jpg': await drawn(1200, 800).webp().toBuffer(),
      'telephone.heic': whole,
      'text.jpg': 'no picture',
    });
    const {problems, table} = await make(site);
    expect(problems.map(({file, message}) => `${path.basename(file)}: ${message}`)).toEqual([
      expect.stringMatching(/^broken\.jpg: .*breaks off before its end/),
      expect.stringMatching(/^print\.jpg: .*sRGB/),
      expect.stringMatching(/^renamed\.jpg: .*its bytes are webp/),
      expect.stringMatching(
        /^telephone\.heic: Export this picture as JPEG: browsers do not show HEIC/,
      ),
      expect.stringMatching(/^text\.jpg: .*it is not a picture/),
    ]);
    expect(Object.keys(table)).toEqual(['good']);
  });
});

test('metadata of photos, such as place and camera, is removed', async () => {
  const exif = {
    IFD0: {Make: 'Camera', Copyright: 'Somebody'},
    IFD3: {GPSLatitude: '41/1 23/1 0/1', GPSLatitudeRef: 'N'},
  };
  const original = await drawn(960, 96).withExif(exif).withIccProfile('p3').jpeg().toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const site = await siteWith({'orchid.jpg': original});
  const pictures = await make(site);
  await makeCards(site, pictures, [{file: 'orchid.jpg', focal: [50, 50]}]);
  const files = await readdir(site.cacheDir);
  const CARDS = 1;
  expect(files).toHaveLength(FILES_OF_PICTURE + CARDS);
  for (const file of files) {
    const bytes = await readFile(path.join(site.cacheDir, file));
    const {exif: left, xmp, iptc, icc} = await sharp(bytes).metadata();
    expect({file, left, xmp, iptc, icc}).toEqual({file});
    expect(bytes.includes('Somebody')).toBe(false);
  }
});

test('a photo is rotated as its metadata says', async () => {
  const site = await siteWith({
    'orchid.jpg': await drawn(96, 960).withMetadata({orientation: 6}).jpeg().toBuffer(),
  });
  const {table, files} = await make(site);
  expect(table.orchid).toMatchObject(SIZE);
  const widest = files.find((file) => file.includes('-960.')) ?? '';
  const metadata = await sharp(path.join(site.cacheDir, widest)).metadata();
  expect(metadata).toMatchObject(SIZE);
});

describe('social cards', () => {
  test('are 1200 × 630 pixels, around the focal point, one for each picture and point', async () => {
    // The stripe is the left third of the picture.
    const site = await siteWith({'orchid.jpg': await drawn(2400, 800).jpeg().toBuffer()});
    const pictures = await make(site);
    const photo = (x: number) => ({file: 'orchid.jpg', focal: [x, 50]}) as const;
    const {files: cards} = await makeCards(site, pictures, [photo(0), photo(100), photo(0)]);
    expect(cards).toHaveLength(2);
    const [left, right] = await Promise.all(
      cards.map(async (card) => {
        const file = path.join(site.cacheDir, card);
        const {format, width, height} = await sharp(file).metadata();
        expect({format, width, height}).toEqual({format: 'jpeg', width: 1200, height: 630});
        const {channels} = await sharp(file).stats();
        return channels[1]?.mean ?? 0;
      }),
    );
    // The stripe has more green than the background.
    expect(left).toBeGreaterThan((right ?? 0) * 3);
  });

  test('are made once', async () => {
    const site = await siteWith({'orchid.jpg': await drawn(1200, 800).jpeg().toBuffer()});
    const pictures = await make(site);
    const photos = [{file: 'orchid.jpg', focal: [50, 50]}] as const;
    const {files} = await makeCards(site, pictures, photos);
    const [card = ''] = files;
    const before = await timesOf(site);
    await makeCards(site, pictures, photos);
    expect((await timesOf(site))[card]).toBe(before[card]);
  });
});

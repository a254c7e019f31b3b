import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';
import {describe, expect, test} from 'vitest';

import {preparePictures} from '../../../../src/plugins/pictures/prepare';
import {publish, siteRoot} from '../../../../src/plugins/pictures/publish';
import {type FixtureSite, drawn, goodJpeg, siteWith} from './fixtures';

const prepare = (site: FixtureSite, report?: (line: string) => void) =>
  preparePictures({...site, ...(report && {report})});

describe('preparing', () => {
  test('makes every format and width, and says how far it is', async () => {
    const site = await siteWith({'orchid.jpg': await goodJpeg(), 'street.jpg': await goodJpeg()});
    const lines: string[] = [];
    const {pictures, files, problems} = await prepare(site, (line) => lines.push(line));
    expect(problems).toEqual([]);
    expect(Object.keys(pictures)).toEqual(['orchid', 'street']);
    expect(pictures.orchid).toMatchObject({kind: 'photo', width: 960, height: 96});
    expect((await readdir(site.cacheDir)).sort()).toEqual([...files].sort());
    expect(files.filter((file) => file.startsWith('orchid-'))).toHaveLength(14);
    expect(lines.map((line) => line.slice(0, 16))).toEqual([
      'pictures: 1 of 2',
      'pictures: 2 of 2',
    ]);
  });

  test('makes nothing the second time, and again only what changed', async () => {
    const site = await siteWith({'orchid.jpg': await goodJpeg(), 'street.jpg': await goodJpeg()});
    const first = await prepare(site);
    expect(first.made).toBe(2);
    const lines: string[] = [];
    const second = await prepare(site, (line) => lines.push(line));
    expect(second).toEqual({...first, made: 0});
    expect(lines).toEqual([]);
    await writeFile(
      path.join(site.siteDir, 'docs/pictures/street.jpg'),
      await drawn(960, 97).jpeg().toBuffer(),
    );
    expect((await prepare(site)).made).toBe(1);
  });

  test('makes a file again that was lost from the cache', async () => {
    const site = await siteWith({'orchid.jpg': await goodJpeg()});
    const {files} = await prepare(site);
    await rm(path.join(site.cacheDir, files[0] ?? ''));
    expect((await prepare(site)).made).toBe(1);
    expect(await readdir(site.cacheDir)).toHaveLength(files.length);
  });

  test('names all mistakes at once and still makes the good ones', async () => {
    const whole = await drawn(1200, 800).jpeg().toBuffer();
    const site = await siteWith({
      'broken.jpg': whole.subarray(0, whole.length / 2),
      'good.jpg': await goodJpeg(),
      'small.jpg': await drawn(100, 100).jpeg().toBuffer(),
    });
    const {problems, pictures} = await prepare(site);
    expect(problems.map(({file}) => file)).toEqual([
      'docs/pictures/broken.jpg',
      'docs/pictures/small.jpg',
    ]);
    expect(pictures).toHaveProperty('good');
  });
});

test('no file tells where or with what a photo was taken', async () => {
  const exif = {
    IFD0: {Make: 'Camera', Copyright: 'Somebody'},
    IFD3: {GPSLatitude: '41/1 23/1 0/1', GPSLatitudeRef: 'N'},
  };
  const original = await drawn(960, 96).withExif(exif).withIccProfile('p3').jpeg().toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const site = await siteWith({'orchid.jpg': original});
  const {files} = await prepare(site);
  for (const file of files) {
    const bytes = await readFile(path.join(site.cacheDir, file));
    const {exif: left, xmp, iptc, icc} = await sharp(bytes).metadata();
    expect({file, left, xmp, iptc, icc}).toEqual({file});
    expect(bytes.includes('Somebody')).toBe(false);
  }
});

test('a photo on its side is turned upright', async () => {
  const site = await siteWith({
    'orchid.jpg': await drawn(96, 960).withMetadata({orientation: 6}).jpeg().toBuffer(),
  });
  const {pictures, files} = await prepare(site);
  expect(pictures.orchid).toMatchObject({width: 960, height: 96});
  const widest = files.find((file) => file.includes('-960.') && file.endsWith('.avif')) ?? '';
  expect(await sharp(path.join(site.cacheDir, widest)).metadata()).toMatchObject({
    width: 960,
    height: 96,
  });
});

describe('publishing', () => {
  test('stands at the root of the site in every language', () => {
    expect(siteRoot('/site/build', '/')).toBe('/site/build');
    expect(siteRoot('/site/build/es', '/es/')).toBe('/site/build');
    expect(siteRoot('/site/build', '/preview/')).toBe('/site/build');
  });

  test('copies once', async () => {
    const site = await siteWith({});
    const target = path.join(site.siteDir, 'build/pictures');
    await mkdir(site.cacheDir);
    await writeFile(path.join(site.cacheDir, 'a.avif'), 'first');
    await publish(site.cacheDir, ['a.avif'], target);
    await writeFile(path.join(site.cacheDir, 'a.avif'), 'second');
    await publish(site.cacheDir, ['a.avif'], target);
    expect(await readFile(path.join(target, 'a.avif'), 'utf8')).toBe('first');
  });
});

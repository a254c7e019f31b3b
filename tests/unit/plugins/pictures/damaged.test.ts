/** Copies of pictures with damaged or unusual bytes: what can be seen whole is published, the rest is named. */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import sharp, {type Sharp} from 'sharp';
import {beforeEach, expect, test, vi} from 'vitest';

import {makeCards, makePictures} from '../../../../src/plugins/pictures/make';
import {openMemory} from '../../../../src/plugins/pictures/memory';
import {drawn, siteWith} from './fixtures';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

/** Markers of JPEG: the end of the picture, and the beginning of its compressed data. */
const END = Buffer.from([0xff, 0xd9]);
const SCAN = Buffer.from([0xff, 0xda]);

/** Waves in three colours, which fill the compressed data evenly. */
function waves(): Sharp {
  const [width, height] = [480, 320];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    pixels[at] = 128 + 80 * Math.sin(x / 30 + (at % 3)) + 40 * Math.cos(y / 20) + ((at * 7) % 9);
  }
  return sharp(pixels, {raw: {width, height, channels: 3}});
}

const jpeg = await waves().jpeg().toBuffer();
const progressive = await waves().jpeg({progressive: true}).toBuffer();
const png = await waves().png().toBuffer();
const webp = await waves().webp().toBuffer();
const avif = await waves().avif({effort: 0}).toBuffer();

/** The beginning of a file. */
const part = (bytes: Buffer, share: number): Buffer =>
  bytes.subarray(0, Math.floor(bytes.length * share));

/** With a number that belongs to another kind of JPEG, as some phones of Samsung write it. */
function ofSamsung(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const scan = changed.indexOf(SCAN) + 2;
  // The last byte but one of the segment is the end of the spectral selection: 63 in a sequential JPEG.
  changed[scan + changed.readUInt16BE(scan) - 2] = 0;
  return changed;
}

/** With bytes between two segments that belong to neither. */
function withExtraneousBytes(bytes: Buffer): Buffer {
  const scan = bytes.indexOf(SCAN);
  return Buffer.concat([bytes.subarray(0, scan), Buffer.from([1, 2, 3]), bytes.subarray(scan)]);
}

/** With a piece in the middle of the picture overwritten. */
function overwritten(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2);
  return Buffer.from(bytes).fill(0x55, middle, middle + 500);
}

const COPY = /^Copy the original again: this copy breaks off before its end\.$/;
const EXPORT = /^Open the original in an image program and export it again: /;
const NOT_WHOLE = /^Replace this file by the original: .* not the whole of one\.$/;

/** Files of the widths of a picture 480 px wide. */
const FILES_OF_PICTURE = 4;

/** Pictures that every browser shows whole. */
const READABLE = [
  {name: 'a JPEG of a Samsung phone', bytes: ofSamsung(jpeg)},
  {name: 'a JPEG with extraneous bytes', bytes: withExtraneousBytes(jpeg)},
  {name: 'a JPEG with both', bytes: withExtraneousBytes(ofSamsung(jpeg))},
  {name: 'a progressive JPEG', bytes: progressive},
  {name: 'a JPEG with a film behind it', bytes: Buffer.concat([jpeg, Buffer.alloc(9000, 7)])},
];

test.each(READABLE)('$name is published', async ({bytes}) => {
  const {problems, files} = await makePictures(await siteWith({'a.jpg': bytes}));
  expect(problems).toEqual([]);
  expect(files).toHaveLength(FILES_OF_PICTURE);
});

/** Pictures of which a part is missing, with what their owner is told. */
const TORN = [
  {name: 'half a JPEG', file: 'a.jpg', bytes: part(jpeg, 0.5), message: COPY},
  {
    name: 'half a JPEG with its end marker',
    file: 'a.jpg',
    bytes: Buffer.concat([part(jpeg, 0.5), END]),
    message: COPY,
  },
  {
    name: 'a JPEG without its last lines',
    file: 'a.jpg',
    bytes: Buffer.concat([part(jpeg, 0.99), END]),
    message: COPY,
  },
  {
    name: 'half a progressive JPEG',
    file: 'a.jpg',
    bytes: Buffer.concat([part(progressive, 0.5), END]),
    message: COPY,
  },
  {
    name: 'half a JPEG of a Samsung phone',
    file: 'a.jpg',
    bytes: Buffer.concat([ofSamsung(part(jpeg, 0.5)), END]),
    message: COPY,
  },
  {
    name: 'half a JPEG with extraneous bytes',
    file: 'a.jpg',
    bytes: Buffer.concat([withExtraneousBytes(part(jpeg, 0.5)), END]),
    message: COPY,
  },
  {
    name: 'half a JPEG filled up with zeros',
    file: 'a.jpg',
    bytes: Buffer.concat([part(jpeg, 0.5), Buffer.alloc(jpeg.length)]),
    message: COPY,
  },
  {name: 'an overwritten PNG', file: 'a.png', bytes: overwritten(png), message: EXPORT},
  {name: 'half a PNG', file: 'a.png', bytes: part(png, 0.5), message: EXPORT},
  {name: 'half a WebP', file: 'a.webp', bytes: part(webp, 0.5), message: NOT_WHOLE},
  {name: 'half an AVIF', file: 'a.avif', bytes: part(avif, 0.5), message: EXPORT},
];

test.each(TORN)('$name is reported', async ({file, bytes, message}) => {
  const {problems} = await makePictures(await siteWith({[file]: bytes}));
  expect(problems).toEqual([
    {file: `docs/pictures/${file}`, message: expect.stringMatching(message) as string},
  ]);
});

test('a readable JPEG with warnings shows what one without them shows', async () => {
  const site = await siteWith({'a.jpg': jpeg, 'b.jpg': withExtraneousBytes(ofSamsung(jpeg))});
  const {files} = await makePictures(site);
  const bytesOf = (name: string) =>
    files
      .filter((file) => file.startsWith(`${name}-`))
      .map((file) => readFile(path.join(site.cacheDir, file)));
  expect(await Promise.all(bytesOf('b'))).toEqual(await Promise.all(bytesOf('a')));
});

test('an original is decoded again only when it has changed', async () => {
  const site = await siteWith({'a.jpg': jpeg});
  const file = path.join(site.siteDir, 'docs/pictures/a.jpg');
  const memoryFile = path.join(site.siteDir, 'memory.json');
  /** Whether it is decoded, with another version of the decoder as well. */
  const isDecoded = async (fault?: string, decoder = '1'): Promise<boolean> => {
    const look = vi.fn(() => Promise.resolve(fault));
    const memory = openMemory(memoryFile, decoder);
    await memory.faultOf('a.jpg', file, look);
    await memory.save();
    return look.mock.calls.length > 0;
  };
  expect(await isDecoded('torn')).toBe(true);
  expect(await isDecoded()).toBe(true);
  expect(await isDecoded()).toBe(false);
  await writeFile(file, jpeg);
  expect(await isDecoded()).toBe(false);
  await writeFile(file, part(jpeg, 0.5));
  expect(await isDecoded()).toBe(true);
  expect(await isDecoded(undefined, '2')).toBe(true);
});

test.each([
  {name: 'much higher than wide', width: 1200, height: 10_000},
  {name: 'much wider than high', width: 20_000, height: 120},
])('a picture that is $name is reported', async ({width, height}) => {
  const site = await siteWith({'a.png': await drawn(width, height).png().toBuffer()});
  const {problems} = await makePictures(site);
  expect(problems.map(({message}) => message)).toEqual([
    expect.stringMatching(/^Crop this picture/),
  ]);
});

test('a picture that cannot be made into a file is named', async () => {
  const site = await siteWith({'a.jpg': jpeg});
  const pictures = await makePictures(site);
  // As if it were replaced while the site is built.
  await writeFile(path.join(site.siteDir, 'docs/pictures/a.jpg'), part(jpeg, 0.5));
  const {problems} = await makeCards(site, pictures, [{file: 'a.jpg', focal: [50, 50]}]);
  expect(problems).toEqual([
    {file: 'docs/pictures/a.jpg', message: expect.stringMatching(EXPORT) as unknown},
  ]);
});

test.each([
  {file: 'IMG 001.JPG', message: /^Rename this file to img-001\.jpg: .* the extension too\.$/},
  {file: 'emblem/Abanico.jpg', message: /^Rename this file to abanico\.jpg: lower-case letters/},
  {file: 'orchid.JPG', message: /^Rename this file to orchid\.jpg: .* the extension too\.$/},
  {file: 'IMG_2.HEIC', message: /^Export this picture as JPEG: browsers do not show HEIC\.$/},
  {file: 'room.tiff', message: /^Use a picture with one of these extensions/},
])('$file is told what to do about its name', async ({file, message}) => {
  const {problems} = await makePictures(await siteWith({[file]: jpeg}));
  expect(problems.map((problem) => problem.file)).toEqual([`docs/pictures/${file}`]);
  expect(problems[0]?.message).toMatch(message);
});

/** An original looked at: its size, what is wrong with it, and whether all of it is there. */
import {describe, expect, test} from 'vitest';

import {inspect, readWhole} from '../../../../src/content/pictures/inspect';
import {drawStandIn} from '../../../../src/content/pictures/standIns';
import {drawn, goodJpeg} from '../../plugins/pictures/fixtures';

const ORCHID = {name: 'orchid', file: 'docs/pictures/orchid.jpg'};
const KEY = {name: 'emblem/key', file: 'docs/pictures/emblem/key.jpg'};
const jpeg = (width: number, height: number): Promise<Buffer> =>
  drawn(width, height).jpeg().toBuffer();

describe('a usable one', () => {
  test('is as large as it stands upright', async () => {
    expect(await inspect(ORCHID, await goodJpeg())).toEqual({
      width: 960,
      height: 96,
      isStandIn: false,
    });
    const onItsSide = await drawn(700, 960).withMetadata({orientation: 6}).jpeg().toBuffer();
    expect(await inspect(ORCHID, onItsSide)).toMatchObject({width: 960, height: 700});
  });

  test('may be a drawing until the photograph is there', async () =>
    expect(await inspect(ORCHID, await drawStandIn('orchid'))).toEqual({
      width: 1600,
      height: 1067,
      isStandIn: true,
    }));
});

describe('one that is not', () => {
  const REPLACE = 'Replace it with the original, exported as JPEG.';
  test('without bytes, and no picture', async () => {
    expect(await inspect(ORCHID, new Uint8Array())).toEqual({
      file: ORCHID.file,
      field: '',
      found: 'an empty file',
      remedy: REPLACE,
    });
    expect(await inspect(ORCHID, Buffer.from('Dear Sir,'))).toEqual({
      file: ORCHID.file,
      field: '',
      found: 'a file that is not a picture',
      remedy: REPLACE,
    });
  });

  test('its name comes first', async () =>
    expect(
      await inspect({name: 'Orchid', file: 'docs/pictures/Orchid.jpg'}, new Uint8Array()),
    ).toMatchObject({file: 'docs/pictures/Orchid.jpg', field: 'name'}));

  test.each<[string, typeof ORCHID, () => Promise<Buffer>, string]>([
    ['another format', ORCHID, () => drawn(100, 96).png().toBuffer(), 'format'],
    [
      'colours for print, however small',
      ORCHID,
      () => drawn(100, 96).toColourspace('cmyk').jpeg().toBuffer(),
      'colours',
    ],
    ['too small', ORCHID, () => jpeg(100, 96), 'width'],
    ['a small emblem of a wrong shape', KEY, () => jpeg(100, 96), 'width'],
    ['an emblem of a wrong shape', KEY, () => jpeg(960, 960), 'shape'],
  ])('%s', async (_, original, make, field) =>
    expect(await inspect(original, await make())).toMatchObject({file: original.file, field}),
  );
});

describe('whether all of it is there', () => {
  test('a whole one has a thumbnail', async () =>
    expect(await readWhole(ORCHID, await goodJpeg())).toHaveLength(256));

  test('one cut off in transfer', async () => {
    const whole = await jpeg(1200, 800);
    expect(await readWhole(ORCHID, whole.subarray(0, whole.length / 2))).toEqual({
      file: ORCHID.file,
      field: '',
      found: 'a picture that breaks off before its end',
      remedy: 'Copy the original again; this copy is incomplete.',
    });
  });
});

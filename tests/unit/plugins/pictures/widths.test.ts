import {describe, expect, test} from 'vitest';

import {
  pictureFrom,
  variantFile,
  widthsFor,
  widthsOfFormat,
} from '../../../../src/plugins/pictures/widths';

describe('widths', () => {
  test('are never wider than the original', () => {
    for (const width of [480, 960, 1000, 1200, 1800, 4000]) {
      expect(Math.max(...widthsFor('photo', width))).toBeLessThanOrEqual(width);
    }
  });

  test('end with the original where that is worth a step, and at 1920', () => {
    expect(widthsFor('photo', 960)).toEqual([240, 320, 480, 720, 800, 960]);
    expect(widthsFor('photo', 1000)).toEqual([240, 320, 480, 720, 800, 960]);
    expect(widthsFor('photo', 1800)).toEqual([240, 320, 480, 720, 800, 960, 1200, 1600, 1800]);
    expect(widthsFor('photo', 6000).at(-1)).toBe(1920);
    expect(widthsFor('emblem', 720)).toEqual([120, 180, 240, 360, 480, 720]);
  });

  test('grow by at most half, so that no screen loads twice what it shows', () => {
    const widths = widthsFor('photo', 4000);
    widths.slice(1).forEach((width, index) => {
      expect(width / (widths[index] ?? 0)).toBeLessThanOrEqual(1.5);
    });
  });

  test('of JPEG are one middle width and the largest', () => {
    expect(widthsOfFormat('jpeg', [240, 320, 480, 720, 800, 960])).toEqual([720, 960]);
    expect(widthsOfFormat('jpeg', [240, 360, 480, 720])).toEqual([720]);
    expect(widthsOfFormat('jpeg', [240, 360, 480])).toEqual([480]);
  });
});

test('file names are flat', () => {
  expect(variantFile('emblem/fan', '1a2b3c4d', 480, 'avif')).toBe('emblem-fan-480.1a2b3c4d.avif');
  expect(variantFile('orchid', '1a2b3c4d', 720, 'jpeg')).toBe('orchid-720.1a2b3c4d.jpg');
});

test('addresses do not depend on the language, heights keep the shape', () => {
  const {variants} = pictureFrom('orchid', {
    kind: 'photo',
    width: 1200,
    height: 801,
    hash: '1a2b3c4d',
  });
  expect(variants.webp[0]).toEqual({
    width: 240,
    height: 160,
    url: '/pictures/orchid-240.1a2b3c4d.webp',
  });
  expect(variants.jpeg.map(({width}) => width)).toEqual([720, 1200]);
});

import {describe, expect, test} from 'vitest';

import {cardFile, variantFile, widthsOf} from '../../../../src/plugins/pictures/widths';

describe('widths', () => {
  test('are never wider than the original', () => {
    for (const width of [480, 960, 1000, 1200, 1800, 4000]) {
      expect(Math.max(...widthsOf('avif', 'orchid', width))).toBeLessThanOrEqual(width);
    }
  });

  test('end with the width of the original or a little less, 1920 at most', () => {
    expect(widthsOf('avif', 'orchid', 960)).toEqual([240, 320, 480, 720, 800, 960]);
    expect(widthsOf('avif', 'orchid', 1000)).toEqual([240, 320, 480, 720, 800, 960]);
    expect(widthsOf('avif', 'orchid', 1800).slice(-2)).toEqual([1600, 1800]);
    expect(widthsOf('avif', 'orchid', 6000).at(-1)).toBe(1920);
    expect(widthsOf('avif', 'emblem/fan', 2000).at(-1)).toBe(960);
  });

  test.each(['orchid', 'emblem/fan'])('of %s increase by at most half', (name) => {
    const widths = widthsOf('avif', name, 4000);
    const steps = widths.slice(1).map((width, index) => width / (widths[index] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(1.5);
  });

  test('include those of heroes (480 to 1920), of the gallery (1200) and of cards (800)', () => {
    expect(widthsOf('avif', 'orchid', 1920)).toEqual(
      expect.arrayContaining([480, 800, 1200, 1920]),
    );
  });

  test('of JPEG are a medium one and the largest', () => {
    expect(widthsOf('jpeg', 'orchid', 1920)).toEqual([800, 1920]);
    expect(widthsOf('jpeg', 'emblem/fan', 960)).toEqual([480, 960]);
    expect(widthsOf('jpeg', 'orchid', 600)).toEqual([600]);
  });
});

test('file names are flat', () => {
  expect(variantFile({name: 'emblem/fan', hash: '1a2b3c4d'}, 480, 'avif')).toBe(
    'emblem-fan-480.1a2b3c4d.avif',
  );
  expect(variantFile({name: 'orchid', hash: '1a2b3c4d'}, 720, 'jpeg')).toBe(
    'orchid-720.1a2b3c4d.jpg',
  );
  expect(cardFile('emblem/fan', '1a2b3c4d', [62, 38])).toBe('emblem-fan-62x38.1a2b3c4d.jpg');
});

/** Drawings that stand for photographs and tiles: what is said of them. */
import {expect, test} from 'vitest';

import {warnOfStandIns, warnOfTileStandIns} from '../../../../src/content/pictures/standIns';

test('what is said of drawings', () => {
  expect(warnOfStandIns(['docs/pictures/a.jpg'])).toEqual([
    {
      file: 'docs/pictures/a.jpg',
      field: '',
      found: 'the drawn stand-in',
      remedy: 'Put the photograph in its place, under the same name.',
    },
  ]);
  expect(warnOfTileStandIns(['static/img/tile/a.svg'])).toEqual([
    {
      file: 'static/img/tile/a.svg',
      field: '',
      found: 'the house’s own drawing in the place of a tile',
      remedy: 'Draw the program’s own tile when you can.',
    },
  ]);
});

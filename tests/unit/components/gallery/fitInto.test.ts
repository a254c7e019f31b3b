import {expect, test} from 'vitest';

import {fitInto, hasCaptionBeside, roomForPhoto} from '../../../../src/components/gallery/Lightbox';

test.each([
  {
    name: 'a picture limited by width',
    picture: {width: 1200, height: 800},
    space: {width: 390, height: 600},
    size: {width: 390, height: 260},
  },
  {
    name: 'a picture limited by height',
    picture: {width: 960, height: 1200},
    space: {width: 1440, height: 690},
    size: {width: 552, height: 690},
  },
  {
    name: 'a small picture, which is not enlarged',
    picture: {width: 300, height: 200},
    space: {width: 1440, height: 900},
    size: {width: 300, height: 200},
  },
  {
    name: 'a picture without space',
    picture: {width: 300, height: 200},
    space: {width: 390, height: -10},
    size: {width: 0, height: 0},
  },
])('fits $name', ({picture, space, size}) => expect(fitInto(picture, space)).toEqual(size));

test('leaves space for caption and buttons', () => {
  expect(roomForPhoto({width: 390, height: 844})).toEqual({width: 390, height: 634});
  expect(roomForPhoto({width: 1440, height: 900})).toEqual({width: 1264, height: 690});
});

test('a phone in landscape has the caption beside the photo', () => {
  expect(hasCaptionBeside({width: 844, height: 390})).toBe(true);
  expect(hasCaptionBeside({width: 390, height: 844})).toBe(false);
  expect(roomForPhoto({width: 800, height: 390}).height).toBe(358);
});

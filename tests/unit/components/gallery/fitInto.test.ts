import {expect, test} from 'vitest';

import {fitInto} from '../../../../src/components/gallery/LightboxViewer/fitInto';

test.each([
  [
    'limited by width',
    {width: 1200, height: 800},
    {width: 390, height: 600},
    {width: 390, height: 260},
  ],
  [
    'limited by height',
    {width: 960, height: 1200},
    {width: 1440, height: 690},
    {width: 552, height: 690},
  ],
  [
    'never enlarged',
    {width: 300, height: 200},
    {width: 1440, height: 900},
    {width: 300, height: 200},
  ],
  ['no room', {width: 300, height: 200}, {width: 390, height: -10}, {width: 0, height: 0}],
])('%s', (_name, picture, room, size) => expect(fitInto(picture, room)).toEqual(size));

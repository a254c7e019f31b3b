/** What names of pictures say about them. */
import {describe, expect, test} from 'vitest';

import {
  emblemPicture,
  isEmblem,
  isUsable,
  plainPicture,
  unusableTwin,
} from '../../../../src/content/pictures/names';

test('emblems lie in a folder', () => {
  expect(emblemPicture('key')).toBe('emblem/key');
  expect(isEmblem('emblem/key')).toBe(true);
  expect(isEmblem('an-emblem/key')).toBe(false);
});

describe('files that can be shown', () => {
  test.each(['a.jpg', 'a.JPEG', 'a.png', 'a.webp', 'a.avif'])('%s', (file) =>
    expect(isUsable(file)).toBe(true),
  );
  test.each(['a.gif', 'a.jpg.txt', 'jpg', 'a.jpgs'])('not %s', (file) =>
    expect(isUsable(file)).toBe(false),
  );
});

describe('the file of a name that cannot be shown', () => {
  test.each<[string, string[], string | undefined]>([
    ['orchid.jpg', ['lamp.heic', 'orchid.heic'], 'orchid.heic'],
    ['orchid.jpg', ['orchid.png'], undefined],
    ['orchid.jpg', ['orchids.heic'], undefined],
    ['orchid.jpg', ['orchid'], undefined],
    ['orchid.jpg', ['orchid.old.heic'], undefined],
    ['orchid', ['orchid.heic'], 'orchid.heic'],
  ])('%s among %j', (name, pictures, twin) => expect(unusableTwin(name, pictures)).toBe(twin));
});

describe('the file that was meant', () => {
  test.each([
    ['Orchid.JPG', 'orchid.jpg'],
    ['orchid.jpg.jpg', 'orchid.jpg'],
    ['orchid.png.jpeg', 'orchid.jpeg'],
    ['La Bañera 2.webp', 'la-banera-2.webp'],
    ['emblem/Key_1.png', 'emblem/key-1.png'],
    ['orchid', 'orchid'],
    ['orchid.heic', 'orchid-heic'],
    ['orchid.jpg.txt', 'orchid-jpg-txt'],
    ['orchid.jpg', 'orchid.jpg'],
  ])('%s', (file, meant) => expect(plainPicture(file)).toBe(meant));
});

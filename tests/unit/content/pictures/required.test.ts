/** Pictures that components name, and names that two files have. */
import {describe, expect, test} from 'vitest';

import {REQUIRED, checkNames} from '../../../../src/content/pictures/required';
import {BACKDROPS} from '../../../../src/content/vocabularies';
import {originalsOf} from './originalsOf';

const told = (files: string[], ...required: string[]): string[] =>
  checkNames(originalsOf(...files), required).map(
    ({file, field, found, remedy}) => `${file} ${field || '-'} | ${found} | ${remedy}`,
  );

const missing = (name: string): string =>
  `docs/pictures/${name}.jpg - | no such file | Pages show this picture by its name: put one back under this name.`;
const doubled = (file: string, first: string): string =>
  `docs/pictures/${file} name | the same name as docs/pictures/${first} | Delete one of the two, or rename it.`;

describe('names', () => {
  test.each<[string, string[], string[], string[]]>([
    ['all there', ['orchid.jpg', 'satin/ivory.png'], ['orchid', 'satin/ivory'], []],
    ['one missing', ['orchid.jpg'], ['orchid', 'satin/ivory'], [missing('satin/ivory')]],
    ['one of another folder', ['emblem/ivory.jpg'], ['satin/ivory'], [missing('satin/ivory')]],
    ['one whose name has capitals, told elsewhere', ['Orchid.JPG'], ['orchid'], []],
    ['one with its extension twice, told elsewhere', ['orchid.jpg.jpg'], ['orchid'], []],
    ['two of one name', ['a.jpg', 'a.png'], [], [doubled('a.png', 'a.jpg')]],
    [
      'three of one name',
      ['a.jpg', 'a.png', 'a.webp'],
      [],
      [doubled('a.png', 'a.jpg'), doubled('a.webp', 'a.jpg')],
    ],
    ['the same name in two folders', ['emblem/a.jpg', 'satin/a.jpg'], [], []],
  ])('%s', (_, files, required, expected) => expect(told(files, ...required)).toEqual(expected));
});

test('each cloth is required', () =>
  expect(REQUIRED).toEqual(['orchid', 'satin-wide', ...BACKDROPS.map((name) => `satin/${name}`)]));

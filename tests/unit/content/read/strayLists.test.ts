/** Lists of facts and words under names that nothing reads. */
import {describe, expect, test} from 'vitest';

import {listMeantBy, strayLists} from '../../../../src/content/read/strayLists';
import {SPANISH} from './names';

describe('the list that was meant', () => {
  test.each([
    ['wording.yml', 'wording.yml'],
    ['business.yaml', 'business.yml'],
    ['Gone.YML', 'gone.yml'],
    ['wording.txt', 'wording.yml'],
    ['wording.yml.txt', 'wording.yml'],
    ['wording.yml.orig', 'wording.yml'],
    ['wording - Copy.yml', 'wording.yml'],
    ['wording copy 2.yml', 'wording.yml'],
    ['wording (1).yml', 'wording.yml'],
    ['wording_copia.yaml', 'wording.yml'],
    ['wording copy (3).yml', 'wording.yml'],
  ])('%s', (name, list) => expect(listMeantBy('docs', name)).toBe(list));

  test.each([
    'wording',
    'words.yml',
    'mywording.yml',
    'wordings.yml',
    'wording.json',
    'a/gone.yml',
    'wording 2.yml',
  ])('none by %s', (name) => expect(listMeantBy('docs', name)).toBeUndefined());

  test('in a translation', () => {
    expect(listMeantBy(SPANISH, 'wording.yaml')).toBe('wording.yml');
    expect(listMeantBy(SPANISH, 'business.yaml')).toBeUndefined();
    expect(listMeantBy(SPANISH, 'gone.yml')).toBeUndefined();
  });
});

describe('what is told', () => {
  const told = (files: readonly string[], folder = 'docs'): string[] =>
    strayLists(folder, {files, folders: []}).map(
      ({file, field, found, remedy}) => `${file}${field} | ${found} | ${remedy}`,
    );

  test.each([
    [
      ['wording.yaml'],
      'docs/wording.yaml | the extension ".yaml" | Rename it to docs/wording.yml.',
    ],
    [
      ['wording.yml.txt'],
      'docs/wording.yml.txt | the extension ".txt" | Rename it to docs/wording.yml.',
    ],
    [
      ['business (1).yml', 'business.yml'],
      'docs/business (1).yml | the name "business (1).yml", which nothing reads | Delete it: docs/business.yml is read.',
    ],
    [
      ['gone.yml', 'gone.yaml'],
      'docs/gone.yaml | the extension ".yaml" | Delete it: docs/gone.yml is read.',
    ],
  ])('%j', (files, expected) => expect(told(files)).toEqual([expected]));

  test('in a translation', () =>
    expect(told(['wording.yaml', 'business.yaml'], SPANISH)).toEqual([
      `${SPANISH}/wording.yaml | the extension ".yaml" | Rename it to ${SPANISH}/wording.yml.`,
    ]));

  test('nothing of lists in their places, and of other files', () =>
    expect(told(['wording.yml', 'business.yml', 'about.mdx'])).toEqual([]));
});

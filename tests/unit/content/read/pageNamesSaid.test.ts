/** Where a page belongs by what it says that it is. */
import {describe, expect, test} from 'vitest';

import {misnamed, placed} from '../../../../src/content/read/pageNames';
import {around, found, type Names, SPANISH} from './names';

const ALONE: Names = {own: ['home']};

describe('what a page says that it is', () => {
  const LEGAL =
    '---\nkind: legal\nslug: /terms\ntitle: Terms\nupdated: 2026-01-01\nindexed: true\n---\n';
  const at = (name: string, text: string, names: Names): string =>
    found(placed(name, text, misnamed(name, around(names)), around(names)));

  test.each<[string, string, string, Names, string]>([
    [
      'moves it',
      'terms.mdx',
      LEGAL,
      {},
      'docs/terms.mdx | a legal text outside its folder → legal/terms',
    ],
    [
      'as a copy of the one there',
      'terms.mdx',
      LEGAL,
      {own: ['legal/terms']},
      'docs/terms.mdx | a legal text outside its folder',
    ],
    ['confirms where it stands', 'legal/terms.mdx', LEGAL, {}, 'nothing'],
    ['is not asked of a translation', 'terms.mdx', LEGAL, {folder: SPANISH}, 'nothing'],
    [
      'is not asked of a name that cannot work',
      'Terms.mdx',
      LEGAL,
      {},
      'docs/Terms.mdx | the name "Terms.mdx"',
    ],
    ['is not known of an empty file', 'terms.mdx', '', {}, 'nothing'],
    ['contradicts the folder of its twin', 'legal/about.mdx', LEGAL, ALONE, 'nothing'],
    [
      'fits the folder of its twin',
      'legal/about.mdx',
      '---\nkind: page\n---\n',
      ALONE,
      'docs/legal/about.mdx | a page outside its folder → about',
    ],
    [
      'fits the folder of its twin, with more behind it',
      'about.mdx',
      '---\ntitle: About\nkind:   program # a massage\n---\n',
      {own: ['home'], wanted: ['programs/about']},
      'docs/about.mdx | a page outside its folder → programs/about',
    ],
    [
      'is not read in the middle of a line',
      'legal/about.mdx',
      '---\ntitle: kind: legal\n---\n',
      ALONE,
      'docs/legal/about.mdx | a page outside its folder → about',
    ],
    [
      'is left open',
      'legal/about.mdx',
      '---\ntitle: About\n---\n',
      ALONE,
      'docs/legal/about.mdx | a page outside its folder → about',
    ],
  ])('%s', (_, name, text, names, expected) => expect(at(name, text, names)).toBe(expected));

  test.each([
    [[], 'Move it to docs/legal/terms.mdx.'],
    [['legal/terms'], 'Delete it: docs/legal/terms.mdx is there already.'],
  ])('what to do with it beside %j', (own, expected) =>
    expect(placed('terms.mdx', LEGAL, undefined, around({own}))?.problem.remedy).toBe(expected),
  );
});

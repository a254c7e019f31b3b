/** Pages that the site cannot do without, and those that have no place in the order. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Source} from '../../../../../src/content/source';
import {page} from './movedPages';
import {remedies, said} from './addressesOf';

const SINGLE = ['masseuses', 'massage-menu', 'outcall', 'gallery', 'about', 'casting', 'contact'];
const HOUSE = [page('home', '/'), ...SINGLE.map((id) => page(id, `/${id}`))];
const without = (id: string): RawDocument[] => HOUSE.filter((one) => one.id !== id);

describe('pages that the site needs', () => {
  test('one that is missing in every language', () => {
    expect(said(without('contact'), {tiles: []})).toEqual(['docs/contact.mdx | no such file']);
    expect(remedies(without('contact'), {tiles: []})).toEqual([
      'The site needs this page: put the file back under this name, in every language.',
    ]);
  });

  test('one that only a translation has', () => {
    const pages = [...without('about'), page('about', '/casa', undefined, 'es')];
    expect(said(pages, {tiles: []})).toEqual(['docs/about.mdx | no such file']);
    expect(remedies(pages, {tiles: []})).toEqual([
      'The site needs this page: put the file back under this name.',
    ]);
  });

  const unread = (file: string) => [{file, field: '', found: 'x', remedy: 'y'}];
  test.each<[string, RawDocument[], Partial<Source>]>([
    ['all are there', HOUSE, {tiles: []}],
    ['a site in memory', without('about'), {}],
    ['one that cannot be read', without('about'), {tiles: [], problems: unread('docs/about.mdx')}],
    ['a folder that cannot be read', [], {tiles: [], problems: unread('docs')}],
  ])('nothing is said: %s', (_, pages, more) => expect(said(pages, more)).toEqual([]));
});

test('a page without a line in sidebars.ts', () =>
  expect(said([page('about', '/about')], {order: []})).toEqual([
    'sidebars.ts | no line for about',
  ]));

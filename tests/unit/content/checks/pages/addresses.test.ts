/** Where pages stand: not where the site needs the place for itself, and in the folder of their kind. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage} from '../rawPages';
import {check, remedies, said} from './addressesOf';

const page = (id: string, slug: unknown, locale = 'en'): RawDocument =>
  rawPage('', {id, locale, fields: {slug}});

const RESERVED = {reserved: ['es', 'pictures']};

describe('an address that a page cannot have', () => {
  test.each([
    [
      'home elsewhere',
      page('home', '/start'),
      'en/home.mdx slug | "/start"',
      'The home page stands at the root: write slug: /.',
    ],
    [
      'a page at the root',
      page('about', '/'),
      'en/about.mdx slug | "/"',
      'Only the home page stands at the root. Write another address.',
    ],
    [
      'its language in it',
      page('about', '/es/casa', 'es'),
      'es/about.mdx slug | "/es/casa"',
      'Write /casa: the site puts /es/ before it.',
    ],
    [
      'a folder of the site',
      page('about', '/pictures/house'),
      'en/about.mdx slug | "/pictures/house"',
      '/pictures belongs to files of the site. Write another address.',
    ],
    [
      'a language',
      page('about', '/es/house'),
      'en/about.mdx slug | "/es/house"',
      '/es belongs to a language. Write another address.',
    ],
  ])('%s', (_, one, found, remedy) => {
    expect(said([one], RESERVED)).toEqual([found]);
    expect(remedies([one], RESERVED)).toEqual([remedy]);
  });

  test('home elsewhere is known by its rule', () =>
    expect(check([page('home', '/start')])[0]?.rule).toBe('home-at-root'));
});

describe('an address that a page may have', () => {
  test.each([
    ['home at the root', page('home', '/')],
    ['home of a translation at the root', page('home', '/', 'es')],
    ['a name of its own', page('about', '/about')],
    ['no address', page('about', undefined)],
    ['what is no address', page('about', '/Pictures?')],
    ['what is no address, of home', page('home', 'start')],
    ['nothing', page('about', '')],
  ])('%s', (_, one) => expect(said([one], RESERVED)).toEqual([]));

  test('that of a masseuse, who has no page', () =>
    expect(said([page('masseuses/eva', '/pictures/eva')], RESERVED)).toEqual([]));
});

const PROGRAMS = [
  page('programs/a', '/programs/a'),
  page('programs/b', '/programs/b'),
  page('programs/c', '/programs/c'),
];
const SPANISH = [
  page('programs/a', '/programas/a', 'es'),
  page('programs/b', '/programas/b', 'es'),
];

describe('an address outside the folder of its kind', () => {
  test.each([
    [
      'at the root',
      [...PROGRAMS, page('programs/d', '/d')],
      'en/programs/d.mdx slug | "/d", outside /programs/',
      'Write /programs/d, as the others of this language have it.',
    ],
    [
      'in another folder',
      [...PROGRAMS, page('programs/d', '/massages/d')],
      'en/programs/d.mdx slug | "/massages/d", outside /programs/',
      'Write /programs/d, as the others of this language have it.',
    ],
    [
      'without the slash behind the folder',
      [...PROGRAMS, page('programs/d', '/programsd')],
      'en/programs/d.mdx slug | "/programsd", outside /programs/',
      'Write /programs/d, as the others of this language have it.',
    ],
    [
      'in the original’s',
      [page('programs/d', '/programs/d'), ...SPANISH, page('programs/d', '/programs/d', 'es')],
      'es/programs/d.mdx slug | "/programs/d", in the original’s folder',
      'Write /programas/d, as the others of this language have it.',
    ],
    [
      'in the original’s, of many',
      [
        page('programs/d', '/programs/d'),
        ...SPANISH,
        page('programs/c', '/programas/c', 'es'),
        page('programs/d', '/programs/d', 'es'),
      ],
      'es/programs/d.mdx slug | "/programs/d", in the original’s folder',
      'Write /programas/d, as the others of this language have it.',
    ],
    [
      'in no folder, as the original',
      [
        page('programs/d', '/d'),
        ...SPANISH,
        page('programs/c', '/programas/c', 'es'),
        page('programs/d', '/de', 'es'),
      ],
      'es/programs/d.mdx slug | "/de", outside /programas/',
      'Write /programas/de, as the others of this language have it.',
    ],
  ])('%s', (_, pages, found, remedy) => {
    expect(said(pages)).toEqual([found]);
    expect(remedies(pages)).toEqual([remedy]);
  });

  test('is known by its rule', () =>
    expect(check([...PROGRAMS, page('programs/d', '/d')])[0]?.rule).toBe('stray-address'));
});

describe('nothing is said of the folder', () => {
  test.each([
    ['the same for all', [...PROGRAMS, page('programs/d', '/programs/d')]],
    [
      'too few others, and another folder than the original’s',
      [...PROGRAMS, ...SPANISH, page('programs/c', '/masajes/c', 'es')],
    ],
    ['too few others, and no original', [...SPANISH, page('programs/c', '/masajes/c', 'es')]],
    ['too few others', [...PROGRAMS.slice(0, 2), page('programs/d', '/d')]],
    [
      'too few others in a translation',
      [page('programs/d', '/d'), ...SPANISH, page('programs/d', '/d', 'es')],
    ],
    ['others without a folder', ['a', 'b', 'c', 'd'].map((id) => page(`programs/${id}`, `/${id}`))],
    [
      'others in two folders',
      [...PROGRAMS, page('programs/d', '/massages/d'), page('programs/e', '/massages/e')],
    ],
    ['others of another kind', [...PROGRAMS, page('faq', '/faq')]],
    ['what is no address', [...PROGRAMS, page('programs/d', '/D')]],
    ['no address', [...PROGRAMS, page('programs/d', undefined)]],
    ['a kind’s only page', [page('programs/d', '/d')]],
  ])('%s', (_, pages) => expect(said(pages)).toEqual([]));

  test('where the address has to be another one altogether', () =>
    expect(said([...PROGRAMS, page('programs/d', '/pictures/d')], RESERVED)).toEqual([
      'en/programs/d.mdx slug | "/pictures/d"',
    ]));
});

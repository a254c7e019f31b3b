/** Former addresses of pages that cannot lead to them. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Source} from '../../../../../src/content/source';
import {page, remediesOf, saidOf} from './movedPages';

const RESERVED: Partial<Source> = {reserved: ['en', 'es', 'pictures']};
const NOTHING_LEADS =
  'Delete this entry: nothing can lead away from there. An address that is gone for good stands in docs/gone.yml.';

describe('a former address that cannot be one', () => {
  test.each<[string, RawDocument[], string, string]>([
    [
      'another page’s',
      [page('faq', '/faq', ['/tips']), page('tips', '/tips')],
      'en/faq.mdx formerly[0] | "/tips", where en/tips.mdx stands now',
      'Delete this entry: it would hide that page.',
    ],
    [
      'that of a page of a translation',
      [page('faq', '/faq', ['/es/tips']), page('tips', '/tips', undefined, 'es')],
      'en/faq.mdx formerly[0] | "/es/tips", where es/tips.mdx stands now',
      'Delete this entry: it would hide that page.',
    ],
    [
      'with its language in it',
      [page('faq', '/faq', ['/old', '/es/dudas'], 'es')],
      'es/faq.mdx formerly[1] | "/es/dudas", with the language in it',
      'Write /dudas: the site puts /es/ before it.',
    ],
    [
      'a folder of the site',
      [page('faq', '/faq', ['/pictures'])],
      'en/faq.mdx formerly[0] | "/pictures", which belongs to files of the site',
      NOTHING_LEADS,
    ],
    [
      'below a folder of the site',
      [page('faq', '/faq', ['/pictures/faq'])],
      'en/faq.mdx formerly[0] | "/pictures/faq", below /pictures, which belongs to files of the site',
      NOTHING_LEADS,
    ],
    [
      'below a language',
      [page('faq', '/faq', ['/es/faq'])],
      'en/faq.mdx formerly[0] | "/es/faq", below /es, which belongs to a language',
      NOTHING_LEADS,
    ],
    [
      'the index of a folder',
      [page('faq', '/faq', ['/faq/index'])],
      'en/faq.mdx formerly[0] | "/faq/index", which belongs to files of the site',
      NOTHING_LEADS,
    ],
    [
      'the same twice',
      [page('faq', '/faq', ['/a', '/a'])],
      'en/faq.mdx formerly[1] | "/a", which en/faq.mdx names already',
      'Keep one of the two: an address leads to one page.',
    ],
    [
      'one that another page names',
      [page('faq', '/faq', ['/a']), page('tips', '/tips', ['/b', '/a'])],
      'en/tips.mdx formerly[1] | "/a", which en/faq.mdx names already',
      'Keep one of the two: an address leads to one page.',
    ],
  ])('%s', (_, pages, found, remedy) => {
    expect(saidOf(pages, RESERVED)).toEqual([found]);
    expect(remediesOf(pages, RESERVED)).toEqual([remedy]);
  });
});

describe('the page’s own address among its former ones', () => {
  const FOUND = 'en/faq.mdx formerly[0] | "/faq", the page’s own address';
  test.each<[string, unknown[], string[] | undefined, string]>([
    ['alone', ['/faq'], undefined, 'Delete formerly with this entry.'],
    ['with others', ['/faq', '/old'], undefined, 'Delete this entry.'],
    ['in place of the released one', ['/faq'], ['/dudas'], 'Write formerly: [/dudas]'],
    ['beside others', ['/faq', '/old'], ['/dudas', '/x'], 'Write formerly: [/old, /dudas, /x]'],
    ['released as it is', ['/faq'], ['/faq'], 'Delete formerly with this entry.'],
    ['released as it says', ['/faq', '/old'], ['/old', '/faq'], 'Delete this entry.'],
  ])('%s', (_, formerly, slugs, remedy) => {
    const pages = [page('faq', '/faq', formerly)];
    const more = slugs ? {released: {en: {faq: slugs}}} : {};
    expect(saidOf(pages, more)).toEqual([FOUND]);
    expect(remediesOf(pages, more)).toEqual([remedy]);
  });
});

describe('a former address that may be one', () => {
  test.each<[string, RawDocument[]]>([
    ['an old name', [page('faq', '/faq', ['/old', '/older'])]],
    ['the same in two languages', [page('faq', '/faq', ['/a']), page('faq', '/f', ['/a'], 'es')]],
    [
      'that of a page of another language',
      [page('faq', '/faq', ['/dudas']), page('faq', '/dudas', undefined, 'es')],
    ],
    ['where the original’s language was a folder', [page('faq', '/faq', ['/en/faq'])]],
    ['what is no address', [page('faq', '/faq', [3, null])]],
    ['no list', [page('faq', '/faq', '/old')]],
    ['no address of its own', [page('faq', undefined, ['/old'])]],
    ['a masseuse’s, who has no page', [page('masseuses/eva', '/eva', ['/eva'])]],
  ])('%s', (_, pages) => expect(saidOf(pages, RESERVED)).toEqual([]));
});

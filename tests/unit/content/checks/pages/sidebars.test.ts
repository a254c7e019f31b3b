/** Pages without a line in sidebars.ts, lines without a page, and lines in the wrong list. */
import {describe, expect, test} from 'vitest';

import {checkSidebars} from '../../../../../src/content/checks/pages/sidebars';
import type {Source} from '../../../../../src/content/source';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

/** What is told of pages (“es/faq” is one of a translation alone) in an order. */
function check(pages: readonly string[], order: readonly string[], more?: Partial<Source>) {
  const documents = pages.map((id) =>
    id.startsWith('es/') ? rawPage('', {id: id.slice(3), locale: 'es'}) : rawPage('', {id}),
  );
  const originals = documents.filter(({isOriginal, kind}) => isOriginal && kind !== 'masseuse');
  return checkSidebars(rawSite(documents, {order, ...more}), originals);
}
const said = (...given: Parameters<typeof check>): string[] =>
  check(...given).map((one) => `${told([one]).join()}. ${one.remedy}`);

describe('a page without a line', () => {
  test('is to be added', () =>
    expect(said(['faq', 'tips'], ['tips'])).toEqual([
      "sidebars.ts | no line for faq. Add 'faq' where the page belongs in the order.",
    ]));
});

describe('a line without a page', () => {
  const gone = (id: string): string =>
    `sidebars.ts | a line for ${id}, and there is no docs/${id}.mdx.`;
  test.each([
    [
      'that nothing is near',
      ['tips'],
      ['tips', 'faq'],
      `${gone('faq')} Delete the line, or put the page back.`,
    ],
    [
      'with a slip in it',
      ['questions', 'tips', 'x'],
      ['qestions', 'tips'],
      `${gone('qestions')} Did you mean questions?`,
    ],
    [
      'with the name of its folder',
      ['faq', 'x'],
      ['docs/faq'],
      `${gone('docs/faq')} Did you mean faq?`,
    ],
    [
      'with the end of a file’s name',
      ['faq', 'x'],
      ['faq.mdx'],
      `${gone('faq').replace('for faq', 'for faq.mdx')} Did you mean faq?`,
    ],
    [
      'with the short end of a file’s name',
      ['faq', 'x'],
      ['faq.md'],
      `${gone('faq.md')} Did you mean faq?`,
    ],
    [
      'without its folder',
      ['programs/silk', 'x'],
      ['silk'],
      `${gone('silk')} Did you mean programs/silk?`,
    ],
    ['the only one, of the only page', ['house'], ['zzz'], `${gone('zzz')} Did you mean house?`],
    [
      'the only one, of the only page, in a folder',
      ['legal/privacy'],
      ['legal/zzz'],
      `${gone('legal/zzz')} Did you mean legal/privacy?`,
    ],
  ])('%s', (_, pages, order, expected) => {
    const lines = said(pages, order);
    expect(lines).toContain(expected);
    // What was meant is not told as missing, and the other page is.
    expect(lines.filter((line) => line.includes('no line for'))).toEqual(
      pages.includes('x')
        ? ["sidebars.ts | no line for x. Add 'x' where the page belongs in the order."]
        : [],
    );
  });

  test('the only one, of a page in another folder', () =>
    expect(said(['legal/privacy'], ['zzz'])).toHaveLength(2));
  test('one, and two pages without a line', () =>
    expect(said(['house', 'garden'], ['zzz'])).toHaveLength(3));
  test('two, and a page without a line', () =>
    expect(said(['house'], ['zzz', 'qqq'])).toHaveLength(3));
  test('a masseuse', () =>
    expect(said(['masseuses/eva'], ['masseuses/eva'])).toEqual([
      'sidebars.ts | a line for masseuses/eva, a masseuse. Delete the line: masseuses stand in the order of their files’ names.',
    ]));
});

describe('two lines of a page', () => {
  const TWICE = 'sidebars.ts | two lines for faq. Keep one of them.';
  test('are told', () => expect(said(['faq', 'tips'], ['faq', 'tips', 'faq'])).toEqual([TWICE]));
  test('three of them once', () => expect(said(['faq'], ['faq', 'faq', 'faq'])).toEqual([TWICE]));
});

const SIDEBARS = `const sidebars = {
  pages: [
    'faq',
    'legal/privacy',
    'programs/silk',
  ],
  programs: ['programs/silk', 'programs/jade',
    "tips"],
  legal: ['tips'],
  more: ['programs/oil'],
};`;
const ORDER = [
  'faq',
  'legal/privacy',
  'programs/silk',
  'programs/silk',
  'programs/jade',
  'tips',
  'tips',
  'programs/oil',
];
const texts = {'sidebars.ts': SIDEBARS};

describe('a line in another list', () => {
  const PAGES = [...new Set(ORDER)];
  test('is told with its line', () =>
    expect(said(PAGES, ORDER, {texts})).toEqual([
      "sidebars.ts:4 | legal/privacy in the list “pages”. Move 'legal/privacy' to the list “legal”, where it belongs.",
      "sidebars.ts:5 | programs/silk in the list “pages”. Delete 'programs/silk' there: it stands in “programs” already.",
      "sidebars.ts:8 | tips in the list “programs”. Move 'tips' to the list “pages”, where it belongs.",
      "sidebars.ts:9 | tips in the list “legal”. Move 'tips' to the list “pages”, where it belongs.",
    ]));

  test('of no page is told as that, with its line', () =>
    expect(
      said(['faq'], ['faq', 'faq-more'], {
        texts: {'sidebars.ts': "programs:[\n'faq-more',\n],\npages:['faq'],"},
      }),
    ).toEqual([
      'sidebars.ts:2 | a line for faq-more, and there is no docs/faq-more.mdx. Delete the line, or put the page back.',
    ]));

  test('does not hide two lines of another page', () =>
    expect(
      said(['faq', 'tips'], ['faq', 'tips', 'faq'], {
        texts: {'sidebars.ts': "pages: ['faq'],\nprograms: [\n'tips'],\npages: [\n'faq'],"},
      }),
    ).toEqual([
      'sidebars.ts:1 | two lines for faq. Keep one of them.',
      "sidebars.ts:3 | tips in the list “programs”. Move 'tips' to the list “pages”, where it belongs.",
    ]));

  test('two lines in one list have the line of the first', () =>
    expect(
      said(['faq'], ['faq', 'faq'], {texts: {'sidebars.ts': "pages: [\n  'faq',\n  'faq'],"}}),
    ).toEqual(['sidebars.ts:2 | two lines for faq. Keep one of them.']));
});

describe('nothing is said', () => {
  const unread = [{file: 'docs/faq.mdx', field: '', found: 'x', remedy: 'y'}];
  test.each<[string, Parameters<typeof check>]>([
    [
      'a line for each page',
      [
        ['faq', 'tips'],
        ['tips', 'faq'],
      ],
    ],
    ['a page that a translation has', [['es/faq'], ['faq']]],
    ['a page that cannot be read', [[], ['faq'], {problems: unread}]],
    ['a page that the site needs', [[], ['about']]],
    ['a masseuse without a line', [['masseuses/eva'], []]],
  ])('%s', (_, given) => expect(said(...given)).toEqual([]));
});

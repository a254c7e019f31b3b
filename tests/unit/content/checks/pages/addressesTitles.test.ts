/** Titles, descriptions and names of pages: used once in a language, and short enough beside the house's name. */
import {describe, expect, test} from 'vitest';

import {checkAddresses, titleRoom} from '../../../../../src/content/checks/pages/addresses';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

type Fields = Record<string, unknown>;
const page = (id: string, fields: Fields, locale = 'en', body = ''): RawDocument =>
  rawPage(body, {id, locale, fields});

const check = (pages: readonly RawDocument[], business?: unknown) =>
  checkAddresses(rawSite(pages, {business}), pages);
const said = (pages: readonly RawDocument[], business?: unknown): string[] =>
  told(check(pages, business));

const twice = (fields: Fields): RawDocument[] => [page('faq', fields), page('tips', fields)];

describe('words that two pages have', () => {
  test.each([
    ['title', 'Give this page a title of its own.'],
    ['description', 'Describe this page in its own words.'],
    ['label', 'Give this page a short name of its own.'],
    ['name', 'Give her, or it, a name of its own.'],
  ])('%s', (field, remedy) => {
    const pages = [
      page('programs/faq', {[field]: 'Before you come'}),
      page('programs/tips', {[field]: 'Before you come'}),
    ];
    expect(said(pages)).toEqual([
      `en/programs/tips.mdx ${field} | "Before you come", which en/programs/faq.mdx has already`,
    ]);
    expect(check(pages)[0]?.remedy).toBe(
      `${remedy} If these words are its own, en/programs/faq.mdx needs others.`,
    );
  });

  test('are told at the page to which they are strange', () => {
    const title = 'Gentle silence and honest questions';
    const pages = [
      page('faq', {title}),
      page('tips', {title}, 'en', 'Gentle silence, and honest questions.'),
    ];
    expect(said(pages)).toEqual([
      'en/faq.mdx title | "Gentle silence and honest questions", which en/tips.mdx has already',
    ]);
    expect(check(pages)[0]?.remedy).toBe('Give this page a title of its own.');
  });

  test('are strange to the page that had another address in the last release', () => {
    const title = 'Gentle silence';
    const pages = [page('faq', {title, slug: '/a'}), page('tips', {title, slug: '/b'})];
    const released = {en: {faq: ['/a'], tips: ['/gentle-silence']}};
    expect(told(checkAddresses(rawSite(pages, {released}), pages))[0]).toBe(
      'en/faq.mdx title | "Gentle silence", which en/tips.mdx has already',
    );
  });

  test('in three pages, are told twice', () =>
    expect(said(['a', 'b', 'c'].map((id) => page(id, {title: 'T'})))).toEqual([
      'en/b.mdx title | "T", which en/a.mdx has already',
      'en/c.mdx title | "T", which en/a.mdx has already',
    ]));
});

describe('nothing is said of words', () => {
  test.each([
    ['in two languages', [page('faq', {title: 'FAQ'}), page('faq', {title: 'FAQ'}, 'es')]],
    ['other ones', [page('faq', {title: 'FAQ'}), page('tips', {title: 'Tips'})]],
    ['in two fields', [page('faq', {title: 'FAQ'}), page('tips', {label: 'FAQ'})]],
    ['that are none', twice({title: 3})],
    ['in a field that may be the same', twice({summary: 'One summary.'})],
    [
      'in a name that its own label contradicts',
      [
        page('programs/a', {name: 'Silk', label: 'Silk'}),
        page('programs/b', {name: 'Silk', label: 'Jade'}),
      ],
    ],
    [
      'in a name that the label of the first contradicts',
      [
        page('programs/a', {name: 'Silk', label: 'Jade'}),
        page('programs/b', {name: 'Silk', label: 'Silk'}),
      ],
    ],
    [
      'in a label that the name of the first contradicts',
      [
        page('programs/a', {name: 'Silk', label: 'Jade'}),
        page('programs/b', {name: 'Jade', label: 'Jade'}),
      ],
    ],
    [
      'in a name that was copied, which is told with the other language',
      [
        page('programs/a', {title: 'Silk massage', name: 'Silk'}),
        page('programs/b', {title: 'Jade massage', name: 'Silk'}),
        page('programs/b', {title: 'Masaje Jade', name: 'Jade'}, 'es'),
      ],
    ],
  ])('%s', (_, pages) => expect(said(pages)).toEqual([]));

  test('but of the title of such a page something is', () =>
    expect(
      said([
        page('programs/a', {title: 'One', name: 'Silk', label: 'Jade'}),
        page('programs/b', {title: 'One', name: 'Oil', label: 'Oil'}),
      ]),
    ).toEqual(['en/programs/b.mdx title | "One", which en/programs/a.mdx has already']));
});

/** A title of so many characters. */
const long = (length: number, first = 'a'): string => first.padEnd(length, 'x');

describe('room for a title', () => {
  test.each([
    ['a short name', {name: 'Velada'}, 51],
    ['a name of seven', {name: 'Veladas'}, 50],
    ['spaces around it', {name: '  Veladas '}, 50],
    ['no name', {}, 51],
    ['a name that is none', {name: 3}, 51],
    ['no file', undefined, 51],
  ])('%s', (_, business, room) => expect(titleRoom(rawSite([], {business}))).toBe(room));
});

describe('a title that is too long beside the name of the house', () => {
  const TEN = {name: ' Velada Oro '};
  const titled = (...titles: unknown[]): RawDocument[] =>
    titles.map((title, index) => page(`page-${index}`, {title}));

  test('is told with what it may have', () => {
    expect(said(titled(long(48)), TEN)).toEqual([`en/page-0.mdx title | "${long(48)}"`]);
    expect(check(titled(long(48)), TEN)[0]?.remedy).toBe(
      'Too long beside “Velada Oro”, which the site adds (48 characters): write at most 47.',
    );
  });

  test('is told four times, and at the name from the fifth on', () => {
    const titles = ['a', 'b', 'c', 'd'].map((first) => long(48, first));
    expect(said(titled(...titles), TEN)).toHaveLength(4);
    const five = [...titled(...titles), page('page-3', {title: long(50, 'e')}, 'es')];
    expect(said(five, TEN)).toEqual([
      'docs/business.yml name | "Velada Oro", beside which the titles of 5 pages are too long',
    ]);
    expect(check(five, TEN)[0]?.remedy).toBe(
      'Write at most 7 characters, or shorten those titles to 47: en/page-0.mdx, en/page-1.mdx, en/page-2.mdx, en/page-3.mdx, es/page-3.mdx.',
    );
  });

  test.each<[string, unknown, unknown]>([
    ['as long as it may be', long(47), TEN],
    ['too long by itself', long(52), TEN],
    ['as long as any may be, beside a short name', long(51), {name: 'Velada'}],
    ['no title', undefined, TEN],
    ['no name', long(51), {}],
    ['no file', long(51), undefined],
  ])('is not told: %s', (_, title, business) => expect(said(titled(title), business)).toEqual([]));

  test('is told up to the length of any', () =>
    expect(said(titled(long(51)), TEN)).toHaveLength(1));
});

describe('the name of the house in a title', () => {
  const NAME = {name: ' Velada '};
  const of = (title: unknown) => [page('faq', {title})];

  test.each([
    'Questions · Velada',
    'Questions | Velada Barcelona',
    'Questions – Velada ',
    'Questions -Velada',
    'Velada and more | Velada',
    'Velada, a house',
    'Velada: questions',
    'Velada · questions',
  ])('is told: %s', (title) => {
    expect(said(of(title), NAME)).toEqual([`en/faq.mdx title | ${JSON.stringify(title)}`]);
    expect(check(of(title), NAME)[0]?.remedy).toBe(
      'Leave “Velada” and the sign beside it out: the site adds them.',
    );
  });

  test.each<[string, unknown, unknown]>([
    ['in a sentence', 'A night at Velada', NAME],
    ['before a word', 'Velada questions', NAME],
    ['alone', 'Velada', NAME],
    ['a sign further on', 'Velada questions, answered', NAME],
    ['a sign further ahead', 'Questions – the Velada', NAME],
    ['before a sign in the middle', 'The Velada: questions', NAME],
    ['another name', 'Questions · Vela', NAME],
    ['no title', undefined, NAME],
    ['a name that is nothing', 'Questions · ', {name: ' '}],
    ['no name', 'Questions · undefined', {}],
    ['no file', 'Questions · Velada', undefined],
  ])('is left alone: %s', (_, title, business) => expect(said(of(title), business)).toEqual([]));
});

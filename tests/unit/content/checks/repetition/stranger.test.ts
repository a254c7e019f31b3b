/** Of two pages that say the same, the one to which the words are strange. */
import {describe, expect, test} from 'vitest';

import {strangerOf, toldAtStranger} from '../../../../../src/content/checks/repetition/stranger';
import {rawPage} from '../rawPages';

type Page = Parameters<typeof rawPage>[1];

const WORDS = 'Warm lamps with amber glass';
const page = (id: string, body = '', more: Page = {}) => rawPage(body, {id, ...more});

/** The file of the stranger among two pages; other pages may stand beside them. */
const stranger = (
  first: ReturnType<typeof rawPage>,
  second: ReturnType<typeof rawPage>,
  others: readonly ReturnType<typeof rawPage>[] = [],
  released?: Parameters<typeof strangerOf>[4],
): string | undefined =>
  strangerOf(WORDS, 'subtitle', [first, second], [first, second, ...others], released)?.file;

type Case = readonly [
  first: ReturnType<typeof rawPage>,
  second: ReturnType<typeof rawPage>,
  others?: readonly ReturnType<typeof rawPage>[],
  released?: Parameters<typeof strangerOf>[4],
];

describe('the page to which words are strange', () => {
  test.each<[string, Case, string]>([
    ['the other says them in its text', [page('a', 'Amber lamps.'), page('b', 'Tea.')], 'en/b.mdx'],
    ['though it comes first', [page('a', 'Tea.'), page('b', 'Ámber LAMPS.')], 'en/a.mdx'],
    [
      'the other says them in another field',
      [page('a', '', {locale: 'es', fields: {lead: 'Amber lamps'}}), page('b', '', {locale: 'es'})],
      'es/b.mdx',
    ],
    [
      'the other says them in a list',
      [
        page('a', '', {locale: 'es', fields: {phases: [{text: 'Amber lamps'}]}}),
        page('b', '', {locale: 'es'}),
      ],
      'es/b.mdx',
    ],
    ['the other is called by them', [page('rooms/lampshade'), page('b')], 'en/b.mdx'],
    [
      'the other has them in its address',
      [page('a', '', {fields: {slug: '/amber-glass'}}), page('b')],
      'en/b.mdx',
    ],
    [
      'the other had them in its first address',
      [page('a'), page('b'), [], {en: {b: ['/amber'], c: ['/lamps']}}],
      'en/a.mdx',
    ],
    [
      'the other has them in another language',
      [page('a'), page('b'), [page('a', '', {locale: 'ca', fields: {subtitle: 'Làmpada'}})]],
      'en/b.mdx',
    ],
    [
      'the other knows one and a half times as much',
      [page('amber', 'Warm lamps.'), page('glass')],
      'en/glass.mdx',
    ],
    [
      'the other knows more than one and a half times as much',
      [page('a', 'Warm lamps amber.'), page('b', 'Warm.')],
      'en/b.mdx',
    ],
    ['the name weighs more than words', [page('amber'), page('b', 'Warm glass.')], 'en/b.mdx'],
  ])('%s', (_, pages, expected) => expect(stranger(...pages)).toBe(expected));

  test.each<[string, Case]>([
    ['both know nothing', [page('a', 'Tea.'), page('b', 'Ice.')]],
    ['both know as much', [page('a', 'Amber lamps.'), page('b', 'Warm glass.')]],
    ['one word more', [page('a', 'Amber.'), page('b', 'Tea.')]],
    [
      'less than one and a half times as much',
      [page('amber/lamps', 'Warm glass.'), page('glass/warm')],
    ],
    ['short words', [page('with'), page('b')]],
    ['small words', [page('a', 'With the and.'), page('b')]],
    [
      'the field itself',
      [
        page('a', '', {locale: 'es', fields: {subtitle: 'Amber lamps'}}),
        page('b', '', {locale: 'es', fields: {}}),
      ],
    ],
    [
      'another field in another language',
      [page('a'), page('b'), [page('a', '', {locale: 'ca', fields: {lead: 'Làmpada'}})]],
    ],
    [
      'another page in another language',
      [page('a'), page('b'), [page('c', '', {locale: 'ca', fields: {subtitle: 'Làmpada'}})]],
    ],
    ['an address of another language', [page('a'), page('b'), [], {es: {b: ['/amber']}}]],
  ])('nothing is sure: %s', (_, pages) => expect(stranger(...pages)).toBeUndefined());
});

describe('where it is told', () => {
  const both = [page('a'), page('b')] as const;

  test('at the stranger', () => {
    expect(toldAtStranger(both, both[0], 'Mend it.')).toEqual({
      file: 'en/a.mdx',
      other: 'en/b.mdx',
      remedy: 'Mend it.',
    });
    expect(toldAtStranger(both, both[1], 'Mend it.')).toEqual({
      file: 'en/b.mdx',
      other: 'en/a.mdx',
      remedy: 'Mend it.',
    });
  });

  test('at the later one, with the name of both, where none is', () =>
    expect(toldAtStranger(both, undefined, 'Mend it.')).toEqual({
      file: 'en/b.mdx',
      other: 'en/a.mdx',
      remedy: 'Mend it. If these words are its own, en/a.mdx needs others.',
    }));
});

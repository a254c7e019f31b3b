/** Two pages at one address: which of them has taken it. */
import {describe, expect, test} from 'vitest';

import {checkAddresses} from '../../../../../src/content/checks/pages/addresses';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Source} from '../../../../../src/content/source';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

const page = (id: string, slug: unknown, locale = 'en'): RawDocument =>
  rawPage('', {id, locale, fields: {slug}});

const check = (pages: readonly RawDocument[], released?: Record<string, string[]>) => {
  const more: Partial<Source> = released ? {released: {en: released}} : {};
  return checkAddresses(rawSite(pages, more), pages);
};

describe('the page that has taken the address of another', () => {
  const both = (first: string, second: string, slug: string): RawDocument[] => [
    page(first, slug),
    page(second, slug),
  ];
  test.each<[string, RawDocument[], Record<string, string[]> | undefined, string]>([
    ['the later one', both('faq', 'tips', '/x'), undefined, 'tips.mdx slug | "/x", which en/faq'],
    [
      'the one whose file has another name',
      both('faq', 'tips', '/tips'),
      undefined,
      'faq.mdx slug | "/tips", which en/tips',
    ],
    [
      'the one whose file has another name, in a folder',
      both('faq', 'legal/tips', '/legal/tips'),
      undefined,
      'faq.mdx slug | "/legal/tips", which en/legal/tips',
    ],
    [
      'the later one of two files of that name',
      both('legal/tips', 'programs/tips', '/tips'),
      undefined,
      'programs/tips.mdx slug | "/tips", which en/legal/tips',
    ],
    [
      'the one that stood elsewhere',
      both('faq', 'tips', '/faq'),
      {faq: ['/other'], tips: ['/faq']},
      'faq.mdx slug | "/faq", which en/tips',
    ],
    [
      'the one that stood elsewhere, of two files of that name',
      both('legal/tips', 'programs/tips', '/tips'),
      {'legal/tips': ['/legal/tips'], 'programs/tips': ['/tips']},
      'legal/tips.mdx slug | "/tips", which en/programs/tips',
    ],
    [
      'the later one that stood elsewhere, though its file has the name',
      both('faq', 'tips', '/tips'),
      {faq: ['/tips'], tips: ['/other']},
      'tips.mdx slug | "/tips", which en/faq',
    ],
    [
      'the one whose file has another name, where both stood elsewhere',
      both('faq', 'tips', '/tips'),
      {faq: ['/a'], tips: ['/b']},
      'faq.mdx slug | "/tips", which en/tips',
    ],
    [
      'the one that the last release had elsewhere, beside a new one',
      both('faq', 'tips', '/x'),
      {faq: ['/faq']},
      'faq.mdx slug | "/x", which en/tips',
    ],
    [
      'the new one, where the other stands as before',
      both('faq', 'tips', '/x'),
      {faq: ['/x']},
      'tips.mdx slug | "/x", which en/faq',
    ],
  ])('%s', (_, pages, released, expected) =>
    expect(told(check(pages, released))).toEqual([`en/${expected}.mdx has already`]),
  );
});

describe('how to mend it', () => {
  const remedy = (released?: Record<string, string[]>): string | undefined =>
    check([page('faq', '/x'), page('tips', '/x')], released)[0]?.remedy;

  test('the address of the last release', () =>
    expect(remedy({tips: ['/tips', '/older'], faq: ['/x']})).toBe(
      'Give this page an address of its own: /tips, as in the last release, or another.',
    ));
  test.each([
    ['no release', undefined],
    ['a page that is new', {faq: ['/x']}],
    ['both stood there', {faq: ['/x'], tips: ['/x']}],
  ])('another: %s', (_, released) =>
    expect(remedy(released)).toBe('Give this page an address of its own.'),
  );
});

describe('nothing is said', () => {
  test.each([
    ['two addresses', [page('faq', '/faq'), page('tips', '/tips')]],
    ['two languages', [page('faq', '/faq'), page('faq', '/faq', 'es')]],
    ['no address', [page('faq', undefined), page('tips', undefined)]],
    ['nothing in either', [page('faq', ''), page('tips', '')]],
    ['numbers', [page('faq', 3), page('tips', 3)]],
  ])('%s', (_, pages) => expect(told(check(pages))).toEqual([]));

  test('of the root, where one of them is told by itself', () =>
    expect(told(check([page('home', '/'), page('tips', '/')]))).toEqual([
      'en/tips.mdx slug | "/"',
    ]));
});

/** Addresses in fields that hold words. */
import {describe, expect, test} from 'vitest';

import {checkAddressWords} from '../../../../../src/content/checks/pages/addressWords';
import {textsOf} from '../../../../../src/content/texts';
import {rawPage, told} from '../rawPages';

const check = (fields: Record<string, unknown>, body = '') => {
  const page = rawPage(body, {id: 'faq', fields: {slug: '/faq', ...fields}});
  return checkAddressWords(textsOf(page), [page]);
};

describe('an address in the place of words', () => {
  test.each([
    ['a page', '/contact'],
    ['a page in a folder', '/programs/silk-2'],
    ['with a slash behind it', '/contact/'],
    ['a file', 'contact.mdx'],
    ['a file in a folder', '../docs/programs/silk.md'.slice(3)],
    ['a file from the root', '/contact.mdx'],
  ])('%s', (_, title) =>
    expect(told(check({title: ` ${title} `}))).toEqual([
      `en/faq.mdx title | the address ${title} in the place of words`,
    ]),
  );

  test('is mended by words', () =>
    expect(check({title: '/contact'})[0]?.remedy).toBe(
      'Write words: the address of the page stands in slug alone.',
    ));
});

describe('nothing is said', () => {
  test.each<[string, Record<string, unknown>, string?]>([
    ['words', {title: 'Contact'}],
    ['words with a stroke', {title: 'Hours/prices'}],
    ['words behind an address', {title: '/contact us'}],
    ['words before an address', {title: 'See /contact'}],
    ['words before a file', {title: 'See contact.mdx'}],
    ['a file of another kind', {title: 'contact.mdxx'}],
    ['capitals', {title: '/Contact'}],
    ['in the text', {}, '/contact'],
    ['in a component of the text', {}, '<FeatureList title="/contact" />'],
    ['a slug that changed places with it', {slug: 'Contact us', title: '/contact'}],
  ])('%s', (_, fields, body) => expect(check(fields, body)).toEqual([]));

  test('but of a page without a slug', () =>
    expect(check({slug: undefined, title: '/contact'})).toHaveLength(1));
});

/** What every page with an address has. */
import {describe, expect, test} from 'vitest';

import {pageFacts, pageWords} from '../../../../src/content/schemas/page';
import {PAGE_WORDS, letters, refusedOf, texts} from './takes';

const words = refusedOf(pageWords, PAGE_WORDS);

describe('addresses', () => {
  test.each(['/', '/about', '/massage-menu', '/programs/prana-2'])('%s', (slug) => {
    expect(words({slug})).toEqual([]);
    expect(words({formerly: [slug]})).toEqual([]);
  });
  test.each([
    ['about'],
    ['/About'],
    ['/about/'],
    ['/a--b'],
    ['/a b'],
    ['/a/-b'],
    ['/ñ'],
    [''],
    [4],
  ])('not %j', (slug) => {
    expect(words({slug})).toEqual(['slug']);
    expect(words({formerly: [slug]})).toEqual(['formerly.0']);
  });

  const saidOf = (changes: Record<string, unknown>): string | undefined =>
    pageWords.safeParse({...PAGE_WORDS, ...changes}).error?.issues[0]?.message;
  test('what is said of one', () => {
    expect(saidOf({slug: undefined})).toBe('Write an address such as "/massage-menu".');
    expect(saidOf({slug: 'menu'})).toBe(
      'Write an address such as "/massage-menu": a slash, then lower-case letters, digits and hyphens.',
    );
    for (const former of [4, 'menu']) {
      expect(saidOf({formerly: [former]})).toBe(
        'Write an address such as /old-name, from the root of this language: a slash, then lower-case letters, digits and hyphens.',
      );
    }
  });

  test('former ones: at least one, none twice', () => {
    expect(words({formerly: []})).toEqual(['formerly']);
    expect(words({formerly: ['/a', '/b', '/a']})).toEqual(['formerly.2']);
    expect(words({formerly: Array.from({length: 41}, (_, at) => `/a${at}`)})).toEqual(['formerly']);
  });
});

describe('words', () => {
  test.each<[string, number]>([
    ['title', 51],
    ['label', 28],
    ['description', 160],
  ])('the length of %s', (field, most) => {
    expect(words({[field]: letters(most)})).toEqual([]);
    expect(words({[field]: letters(most + 1)})).toEqual([field]);
  });
  test.each<[string, Record<string, unknown>, string]>([
    ['a short description', {description: letters(69)}, 'description'],
    ['two keywords', {keywords: texts(2)}, 'keywords'],
    ['nine keywords', {keywords: texts(9)}, 'keywords'],
    ['a long keyword', {keywords: ['a', 'b', letters(61)]}, 'keywords.2'],
    ['more than is known', {kind: 'page'}, ''],
  ])('not %s', (_, changes, field) => expect(words(changes)).toEqual([field]));
  test('eight keywords', () => expect(words({keywords: texts(8)})).toEqual([]));
});

describe('facts', () => {
  const facts = refusedOf(pageFacts, {kind: 'page'});
  test.each<[string, Record<string, unknown>, string[]]>([
    ['nothing more', {}, []],
    ['photos', {photo: 1, closingPhoto: 2}, []],
    ['another kind', {kind: 'program'}, ['kind']],
    ['no number of a photo', {photo: 'key.jpg', closingPhoto: 0}, ['photo', 'closingPhoto']],
    ['more than is known', {colour: 'red'}, ['']],
  ])('%s', (_, changes, fields) => expect(facts(changes)).toEqual(fields));
});

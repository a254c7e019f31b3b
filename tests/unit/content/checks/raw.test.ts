/** Documents as they were typed, facts and words apart, and what is read of their lists. */
import {describe, expect, test} from 'vitest';

import {
  entriesOf,
  inFile,
  isFields,
  isUnread,
  isWhole,
  lineInFile,
  listOf,
  masseusesOf,
  originalsOf,
  rawDocuments,
  repeats,
  unreadableFiles,
} from '../../../../src/content/checks/raw';
import type {SourceDocument} from '../../../../src/content/source';
import {validSite} from '../fixtureSite';
import {inBoth, rawPage} from './rawPages';

describe('the documents of a site', () => {
  const documents = rawDocuments(validSite());
  const find = (id: string, locale: string) =>
    documents.find((document) => document.id === id && document.locale === locale);

  test('the original has facts and words', () => {
    const prana = find('programs/prana', 'en');
    expect(prana).toMatchObject({kind: 'program', isOriginal: true});
    expect(prana?.facts).toMatchObject({category: 'signature'});
    expect(prana?.facts).not.toHaveProperty('subtitle');
    expect(prana?.words).toMatchObject({subtitle: 'The first of them'});
    expect(prana?.words).not.toHaveProperty('category');
  });

  test('a translation has words alone', () => {
    const prana = find('programs/prana', 'es');
    expect(prana).toMatchObject({kind: 'program', isOriginal: false, facts: {}});
    expect(prana?.words).toBe(prana?.frontMatter);
  });

  test('originals by their ids', () => {
    const originals = originalsOf(documents);
    expect(originals.get('home')).toBe(find('home', 'en'));
    expect(originals.size).toBe(documents.length / 2);
  });

  test('masseuses of the original language', () =>
    expect(masseusesOf(documents)).toEqual([find('masseuses/alba', 'en')]));
});

test('entries with a value that an earlier one has', () =>
  expect(
    repeats(['tea', 'ice', 'Tea', '', 'TEA', 'oil', ''], (word) => word.toLowerCase() || undefined),
  ).toEqual([
    {entry: 'Tea', first: 'tea'},
    {entry: 'TEA', first: 'tea'},
  ]));

describe('the place of a line', () => {
  const page = {file: 'en/about.mdx', bodyLine: 10};

  test.each<[string, Pick<SourceDocument, 'file' | 'bodyLine'>, number | undefined, number]>([
    ['a line of the text', page, 3, 12],
    ['no line', page, undefined, 10],
    ['a page without fields', {file: 'en/about.mdx'}, 3, 3],
    ['no line of a page without fields', {file: 'en/about.mdx'}, undefined, 1],
  ])('%s', (_, document, line, expected) => {
    expect(lineInFile(document, line)).toBe(expected);
    expect(inFile(document, {line, found: 'this'})).toEqual({
      file: 'en/about.mdx',
      line: expected,
      found: 'this',
    });
  });
});

test.each([
  ['words', 'Words.', false],
  ['a tag that nothing closes', '<Open', true],
])('whether a text cannot be read: %s', (_, body, expected) =>
  expect(isUnread(rawPage(body))).toBe(expected),
);

describe('what was typed as', () => {
  test.each<[string, unknown, readonly unknown[]]>([
    ['a list', ['tea', 2], ['tea', 2]],
    ['a word', 'tea', []],
    ['fields', {length: 2}, []],
    ['nothing', undefined, []],
  ])('a list: %s', (_, value, expected) => expect(listOf(value)).toEqual(expected));

  test.each<[string, unknown, boolean]>([
    ['fields', {name: 'tea'}, true],
    ['a list', ['tea'], false],
    ['nothing', null, false],
    ['a word', 'tea', false],
  ])('fields: %s', (_, value, expected) => expect(isFields(value)).toBe(expected));

  test('entries, with their positions', () =>
    expect(entriesOf([{name: 'tea'}, 'ice', null, {name: 'oil'}])).toEqual([
      {index: 0, entry: {name: 'tea'}},
      {index: 3, entry: {name: 'oil'}},
    ]));

  test.each<[unknown, boolean]>([
    [1, true],
    [0, false],
    [-1, false],
    [1.5, false],
    ['1', false],
  ])('a whole number: %s', (value, expected) => expect(isWhole(value)).toBe(expected));
});

test('files that could not be read', () => {
  const [documents, problem] = [inBoth('One.', 'Uno.'), {field: '', found: 'a', remedy: 'b'}];
  const problems = ['en/about.mdx', 'en/lost.mdx'].map((file) => ({file, ...problem}));
  expect([...unreadableFiles({...validSite(), documents, problems})]).toEqual(['en/lost.mdx']);
});

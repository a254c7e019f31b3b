/** What was read from disk: folders, lines of mistakes, languages of a page. */
import {describe, expect, test} from 'vitest';

import type {Problem} from '../../../src/content/problems';
import {contentFolder, languageCounts, withLine} from '../../../src/content/source';
import {validSite} from './fixtureSite';

test.each([
  ['en', 'docs'],
  ['es', 'i18n/es/docusaurus-plugin-content-docs/current'],
])('the folder of %s', (locale, folder) => expect(contentFolder(locale, 'en')).toBe(folder));

test('in how many languages a page stands', () => {
  const page = (id: string, locale: string) => ({
    ...{id, locale, file: `${locale}/${id}.mdx`, body: '', frontMatter: {}},
  });
  const counts = languageCounts([page('a', 'en'), page('a', 'es'), page('b', 'en')]);
  expect([...counts]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

const PAGE = `---
# words
title: The house
closing:
  text: Come in
---

One line of words
and the Second line,
with a third line.

Another second line.
`;
const FACTS = 'name: Velada\naddress:\n  street: Entresuelo 1\n';

/** The line of a mistake in a file of these lines. */
const lineOf = (more: Partial<Problem>, texts: Record<string, string> | null = null) =>
  withLine(
    {...validSite(), texts: texts ?? {'a.mdx': PAGE, 'a.yml': FACTS}},
    {file: 'a.mdx', field: '', found: 'nothing', remedy: 'Write it.', ...more},
  ).line;

describe('the line of a field', () => {
  test.each([
    ['of a page', 'a.mdx', 'title', 3],
    ['within another', 'a.mdx', 'closing.text', 5],
    ['that is not there, of the one around it', 'a.mdx', 'closing.title', 4],
    ['of none that is there', 'a.mdx', 'label', undefined],
    ['of the facts', 'a.yml', 'address.street', 3],
  ])('%s', (_, file, field, line) => expect(lineOf({file, field})).toBe(line));

  test('of no field there is none', () => expect(lineOf({})).toBeUndefined());
  test('nor of a file whose lines nobody knows', () => {
    expect(lineOf({file: 'b.mdx', field: 'title'})).toBeUndefined();
    const {texts: _, ...site} = validSite();
    const problem = {file: 'a.mdx', field: 'title', found: 'nothing', remedy: 'Write it.'};
    expect(withLine(site, problem)).toBe(problem);
  });
  test('nor of a page that has no fields', () =>
    expect(lineOf({field: 'title'}, {'a.mdx': 'title: The house\n'})).toBeUndefined());
  test('a text below the fields has none', () =>
    expect(lineOf({field: 'lead'}, {'a.mdx': `${PAGE}\nlead: A\n---\n`})).toBeUndefined());
  test('a line of signs within a field ends no fields', () => {
    expect(lineOf({field: 'title'}, {'a.mdx': '---\nlead: a---\ntitle: B\n---\n'})).toBe(3);
    expect(lineOf({field: 'title'}, {'a.mdx': '---\nlead: a\n---b: c\ntitle: B\n---\n'})).toBe(4);
  });
  test('blanks behind the end of the fields', () =>
    expect(lineOf({field: 'title'}, {'a.mdx': '---\ntitle: A\n--- \t\nWords.'})).toBe(2));
});

describe('a mistake stands on the line of the words that it quotes', () => {
  test.each([
    ['further down', 'the words “second line”', 8, 9],
    ['cut off', 'the words “and the sec…”', 8, 9],
    ['of two the first', 'the words “third” and “one line”', 8, 10],
    ['on the line that is known', 'the words “line”', 8, 8],
    ['above it', 'the words “one line”', 9, 9],
    ['in another paragraph', 'the words “another second”', 8, 8],
    ['without a word', 'a heading', 8, 8],
    ['what is missing', 'no “second line”', 8, 8],
    ['what it is without', 'a text without “second line”', 8, 8],
    ['what begins with no', 'not no “second line”', 8, 9],
    ['from an empty line on', 'the words “second line”', 11, 11],
  ])('%s', (_, found, line, expected) => expect(lineOf({found, line})).toBe(expected));

  test('of a page without an end of line', () =>
    expect(lineOf({found: '“second”', line: 1}, {'a.mdx': 'One\nsecond'})).toBe(2));
  test('not of other files', () =>
    expect(lineOf({file: 'a.yml', found: '“street”', line: 1})).toBe(1));
});

/** The head of a page: where its fields begin and end, and what they hold. */
import {describe, expect, test} from 'vitest';

import {readFrontMatter} from '../../../../src/content/read/frontMatter';
import {fault} from './heads';

const said = (text: string): string => fault(readFrontMatter(text, 'programs/prana'));
const remedy = (text: string): string | undefined => {
  const head = readFrontMatter(text);
  return 'found' in head ? head.remedy : undefined;
};

describe('fields and body', () => {
  test.each([
    ['both', '---\ntitle: One\n---\nTwo', {title: 'One'}, 'Two', 4],
    ['an empty line between', '---\ntitle: One\n---\n\nTwo\n', {title: 'One'}, '\nTwo\n', 4],
    ['no fields', '---\n---\nTwo', {}, 'Two', 3],
    ['an empty line in place of fields', '---\n\n---\nTwo', {}, 'Two', 4],
    ['no body', '---\ntitle: One\n---\n', {title: 'One'}, '', 4],
    ['no line below the hyphens', '---\ntitle: One\n---', {title: 'One'}, '', 3],
    ['blanks behind the hyphens', '---  \ntitle: One\n---\t\nTwo', {title: 'One'}, 'Two', 4],
    [
      'a rule further down',
      '---\ntitle: One\n---\nTwo\n\n---\n',
      {title: 'One'},
      'Two\n\n---\n',
      4,
    ],
    [
      'a rule at the beginning',
      '---\na: 1\n---\n---\n\nTwo\n---\n',
      {a: 1},
      '---\n\nTwo\n---\n',
      4,
    ],
    ['a list and a rule', '---\na: 1\n---\n- Two\n---\n', {a: 1}, '- Two\n---\n', 4],
    ['a field in the body', '---\na: 1\n---\nb: 2\n', {a: 1}, 'b: 2\n', 4],
    [
      'words and a field above a rule',
      '---\na: 1\n---\nTwo.\nb: 2\n---\n',
      {a: 1},
      'Two.\nb: 2\n---\n',
      4,
    ],
  ])('%s', (_, text, fields, body, bodyLine) =>
    expect(readFrontMatter(text)).toEqual({fields, body, bodyLine}),
  );

  test('dates are dates, but for the one of the last change', () =>
    expect(readFrontMatter('---\nfounded: 2020-01-15\nupdated: 2026-01-15\n---\n')).toMatchObject({
      fields: {founded: new Date('2020-01-15'), updated: '2026-01-15'},
    }));

  test('a change without a date', () =>
    expect(readFrontMatter('---\nupdated: soon\n---\n')).toMatchObject({
      fields: {updated: 'soon'},
    }));
});

describe('the lines of hyphens', () => {
  test.each([
    ['an empty line above', '\n---\na: 1\n---\n', '1 | something empty above the first ---'],
    ['two empty lines above', '\n\n---\na: 1\n---\n', '1 | something empty above the first ---'],
    ['an empty line above another one', '\n---x\na: 1\n---\n', '1 | no fields at its head'],
    ['a blank before them', ' ---\na: 1\n---\n', '1 | something empty above the first ---'],
    ['more on the first one', '--- x\na: 1\n---\n', '1 | a first line that is not just ---'],
    ['four of them', '----\na: 1\n---\n', '1 | a first line that is not just ---'],
    ['none', 'title: One\n', '1 | no fields at its head'],
    ['none, in a text with a rule', 'One.\n\n---\nTwo.\n', '1 | no fields at its head'],
    ['an empty file', '', '1 | no fields at its head'],
    ['no end', '---\ntitle: One\n', '1 | fields without an end'],
    ['two at the end', '---\na: 1\n--\nTwo', '3 | "--" where the fields end'],
    ['four at the end', '---\na: 1\n----\nTwo', '3 | "----" where the fields end'],
    [
      'a blank before those at the end',
      '---\na: 1\n --- \nTwo',
      '3 | " --- " where the fields end',
    ],
    ['a dash', '---\na: 1\n—\nTwo', '3 | "—" where the fields end'],
    ['a dash and hyphens', '---\na: 1\n–--\nTwo', '3 | "–--" where the fields end'],
    ['a hyphen and a dash', '---\na: 1\n-–\nTwo', '3 | "-–" where the fields end'],
    ['underscores', '---\na: 1\n___\nTwo', '3 | "___" where the fields end'],
    ['equals signs', '---\na: 1\n===\nTwo', '3 | "===" where the fields end'],
    ['more behind those at the end', '---\na: 1\n-- x\nTwo', '1 | fields without an end'],
    ['more before those at the end', '---\na: 1\nx --\nTwo', '1 | fields without an end'],
    [
      'a line of them between',
      '---\na: 1\n---\nb: 2\n---\n',
      '3 | a line of three hyphens between the fields',
    ],
    [
      'a line of them between, above a note, a list and an empty line',
      '---\na: 1\n---\n# All.\nb:\n  - One\n\n---\n',
      '3 | a line of three hyphens between the fields',
    ],
    ['a second block', '---\na: 1\n---\n---\nb: 2\n---\nTwo', '4 | a second block of fields'],
    [
      'a second block with a blank behind its hyphens',
      '---\na: 1\n---\n--- \nb: 2\n--- \n',
      '4 | a second block of fields',
    ],
  ])('%s', (_, text, expected) => expect(said(text)).toBe(expected));

  test.each([
    ['\n---\n', 'Delete the empty lines and blanks: the file begins with the three hyphens.'],
    ['a: 1', 'Begin the file with a line of three hyphens, the fields, and another such line.'],
    ['---\n--\n', 'Write three hyphens, and nothing else on the line.'],
    ['---\na: 1\n', 'Close the fields with a line of three hyphens before the text.'],
    ['---\na: 1\n---\nb: 2\n---\n', 'Delete it: the fields end at the next one.'],
    [
      '---\na: 1\n---\n---\nb: 2\nc: 3\n---\n',
      'Keep one of the two: delete lines 4 to 7, or lines 1 to 3.',
    ],
  ])('how to mend %j', (text, expected) => expect(remedy(text)).toBe(expected));
});

describe('a # in a text', () => {
  const NOTE = 'a # in a text: what follows it would be left out';

  test.each([
    ['before a blank', '---\ntitle: One # two\n---\n', `2 | ${NOTE}`],
    ['further down', '---\na: 1\nlead: One # two\n---\n', `3 | ${NOTE}`],
    [
      'before a word',
      '---\ntitle: One #two\n---\n',
      '2 | a # after a blank: what follows it would be left out',
    ],
    [
      'at its beginning',
      '---\na: 1\ntitle: #two\n---\n',
      '3 | a text that begins with #, which would be left out as a note',
    ],
  ])('%s', (_, text, expected) => expect(said(text)).toBe(expected));

  test('how to mend it', () =>
    expect(remedy('---\ntitle: One # two\n---\n')).toBe(
      'Put the whole text in quotation marks; if it is a note, write it on a line of its own.',
    ));

  test.each([
    ['in quotation marks', '---\ntitle: "One # two"\n---\n'],
    ['behind quotation marks', '---\ntitle: "One" # two\n---\n'],
    ['behind a fact', '---\nkind: page # two\n---\n'],
    ['behind an address', '---\nslug: /one # two\n---\n'],
    ['on a line of its own', '---\n# One # two\n---\n'],
    ['in place of a text', '---\ntitle: # two\n---\n'],
    ['behind the sign of a text below', '---\nlead: > # two\n  One\n---\n'],
    ['in a word', '---\ntitle: One#two\n---\n'],
  ])('nothing is said: %s', (_, text) => expect(said(text)).toBe('nothing'));
});

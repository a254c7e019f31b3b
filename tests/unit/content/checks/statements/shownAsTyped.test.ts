/** What readers would see as it was typed: addresses, marks, brackets, notes. */
import {describe, expect, test} from 'vitest';

import {shownAsTyped} from '../../../../../src/content/checks/statements/shownAsTyped';
import type {Text} from '../../../../../src/content/texts';
import {told} from '../rawPages';
import {paragraph} from './paragraph';

const FIELD = {field: 'lead', line: undefined};
const said = (text: string, where: Partial<Text> = FIELD): string[] =>
  told(shownAsTyped(paragraph(text, where)));
const remedy = (text: string, where: Partial<Text> = FIELD): string | undefined =>
  shownAsTyped(paragraph(text, where))[0]?.remedy;

describe('an address that nobody can touch', () => {
  test.each([
    ['whole', 'See https://a.test/b now.', 'https://a.test/b'],
    ['without its beginning', 'See www.a.test now.', 'www.a.test'],
    ['a name alone', 'See velada.com now.', 'velada.com'],
    ['cut to sixty signs', `https://a.test/${'b'.repeat(60)}`, `https://a.test/${'b'.repeat(45)}`],
  ])('%s', (_, text, address) =>
    expect(said(text)).toEqual([`en/about.mdx lead | the address “${address}” in the words`]),
  );

  test('in a property of a component', () =>
    expect(said('See www.a.test now.', {field: 'Feature title'})).toEqual([
      'en/about.mdx:12 Feature title | the address “www.a.test” in the words',
    ]));
  test('what to do', () =>
    expect(remedy('See www.a.test.')).toBe('Say it in words: nothing here becomes a link.'));
  test('in a text it becomes a link', () => expect(said('See www.a.test now.', {})).toEqual([]));
});

describe('marks in a field', () => {
  test.each([
    ['bold words', 'A **soft** hand', '**soft*'],
    ['italics', 'A _soft_ hand', '_soft_'],
    ['code', 'A `soft` hand', '`soft`'],
    ['a link', 'A [soft](/a.mdx) hand', '[soft](/a.mdx)'],
    ['a tag', 'A <b>soft hand', '<b>'],
    ['an entity', 'A&nbsp;hand', '&nbsp;'],
    ['cut to forty signs', `*${'a'.repeat(50)}*`, `*${'a'.repeat(39)}`],
  ])('%s', (_, text, marks) =>
    expect(said(text)).toEqual([`en/about.mdx lead | the marks in “${marks}”`]),
  );

  test('what to do', () =>
    expect(remedy('A _soft_ hand')).toBe('Write plain words: a field is shown as it stands.'));
  test('words without marks', () => expect(said('3 * 4 and snake_case')).toEqual([]));
  test('in a text they mark', () => expect(said('A **soft** hand', {})).toEqual([]));
});

describe('the one field that marks a part', () => {
  const where = {...FIELD, field: 'closing.title'};
  test('has its marks', () => expect(said('The *door* is open', where)).toEqual([]));
  test('not behind a backslash', () => {
    expect(said('The \\*door* is open', where)).toEqual([
      'en/about.mdx closing.title | \\*, which is shown as it stands',
    ]);
    expect(remedy('The \\*door* is open', where)).toBe(
      'Delete each backslash \\: it keeps the sign behind it from marking anything.',
    );
  });
});

describe('a word in brackets that nothing fills', () => {
  test('on a page', () => {
    expect(said('From {price} on', {})).toEqual([
      'en/about.mdx:12 | {price}, which nothing fills here',
    ]);
    expect(remedy('From {price} on', {})).toBe(
      'Write the words that belong there: code.json alone has such brackets.',
    );
  });
  test.each([
    ['in code.json, which fills it', 'From {price} on', {file: 'i18n/es/code.json'}],
    ['a number', 'From {3} on', {}],
  ])('not %s', (_, text, where) => expect(said(text, where)).toEqual([]));
  test('of two brackets a note is told', () =>
    expect(said('From {{price}} on', {})).toEqual(['en/about.mdx:12 | the note “{{price}}”']));
});

describe('a note', () => {
  test('to a colleague', () => {
    const [note, ...others] = shownAsTyped(paragraph('The room. FIXME', {}));
    expect(others).toEqual([]);
    expect(note).toEqual({
      ...{file: 'en/about.mdx', field: '', line: 12, found: 'the note “FIXME”', rule: 'note'},
      remedy: 'Delete the note, and write the words that it stands for where they are missing.',
    });
  });
  test('none', () => expect(said('The room.')).toEqual([]));
});

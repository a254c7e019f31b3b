/** Entries, headings and titles that stop at a small word. */
import {describe, expect, test} from 'vitest';

import {cutLabels} from '../../../../../src/content/checks/language/cutLabels';
import {rawPage, told} from '../rawPages';

const said = (body: string, fields: Readonly<Record<string, unknown>> = {}, locale = 'en') =>
  told(cutLabels(rawPage(body, {fields, locale})));

describe('words that stop at a small word', () => {
  test.each([
    ['a heading', '## The door and', 'en/about.mdx:10 | words that stop at “The door and”'],
    [
      'an entry',
      '- Tea.\n- The door of the',
      'en/about.mdx:11 | words that stop at “The door of the”',
    ],
    [
      'the last paragraph of an entry',
      '- Tea.\n\n  The door and',
      'en/about.mdx:12 | words that stop at “The door and”',
    ],
    [
      'in a component',
      '<Feature title="The door and">\n\nYes.\n\n</Feature>',
      'en/about.mdx:10 Feature title | words that stop at “The door and”',
    ],
    [
      'more than forty signs',
      '## We come to the house that is green because of its door and',
      'en/about.mdx:10 | words that stop at “…that is green because of its door and”',
    ],
    [
      'forty signs',
      '## The house is green and so is my door and',
      'en/about.mdx:10 | words that stop at “The house is green and so is my door and”',
    ],
  ])('%s', (_, body, one) => expect(said(body)).toEqual([one]));

  test('a field', () =>
    expect(said('', {title: ' The door and '})).toEqual([
      'en/about.mdx title | words that stop at “The door and”',
    ]));

  test('in Spanish', () =>
    expect(said('## La puerta de', {}, 'es')).toEqual([
      'es/about.mdx:10 | words that stop at “La puerta de”',
    ]));

  test('what to do', () =>
    expect(cutLabels(rawPage('## The door and'))[0]?.remedy).toBe(
      'Put back what came after them.',
    ));
});

describe('nothing is said of', () => {
  test.each([
    ['a heading with its end', '## The door'],
    ['a paragraph', 'The door and'],
    ['an entry that goes on', '- The door and\n\n  the bell.'],
    ['an entry before a list', '- The door and\n  - the bell'],
    ['an entry of several lines', '- The bell  \n  the door and'],
    ['a cell', '| A |\n| - |\n| The door and |'],
    ['a quotation', '> The door and'],
    ['what is still to be written', '## [to write] The door and'],
    ['a small word of another language', '## La puerta de'],
    ['a text that cannot be read', '## The door and\n\n<Open'],
  ])('%s', (_, body) => expect(said(body)).toEqual([]));

  test('a field with its end', () => expect(said('', {title: 'The door'})).toEqual([]));

  test('what people search for', () => expect(said('', {keywords: ['door and']})).toEqual([]));

  test('a name', () =>
    expect(cutLabels(rawPage('', {id: 'masseuses/alba', fields: {name: 'The door and'}}))).toEqual(
      [],
    ));
});

/** Entries of lists that are none, stand twice, stick to the entry above, or are indented alone. */
import {describe, expect, test} from 'vitest';

import {entryFaultsIn} from '../../../../src/content/body/entries';
import type {Fault} from '../../../../src/content/body/faults';
import {treeOf} from './said';

const faultsOf = (body: string): Fault[] => entryFaultsIn(treeOf(body), body);
const told = (body: string): string[] =>
  faultsOf(body).map(({line, found}) => `${line} | ${found}`);

const EMPTY = 'an entry of a list without words';
const TWICE = 'an entry of a list for the second time';
const LONG = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';

describe('entries', () => {
  test.each([
    ['without words', '- Tea\n-\n- Water', [`2 | ${EMPTY}`]],
    ['of a numbered list', '1. Tea\n2.\n3. Water', [`2 | ${EMPTY}`]],
    ['a second time', '- Tea\n- Water\n- Tea', [`3 | ${TWICE}`]],
    ['in other capitals', '- Tea\n- TEA', [`2 | ${TWICE}`]],
    ['with other blanks', '- Green tea\n-   Green  tea', [`2 | ${TWICE}`]],
    ['on two lines', '- Green tea\n- Green\n  tea', [`2 | ${TWICE}`]],
    ['behind other numbers', '8. Tea\n9. Water\n10. Tea', [`3 | ${TWICE}`]],
    ['a third time', '- Tea\n- Tea\n- Tea', [`2 | ${TWICE}`, `3 | ${TWICE}`]],
    ['of fourteen words', `- ${LONG}\n- ${LONG}`, [`2 | ${TWICE}`]],
  ])('%s', (_, body, expected) => expect(told(body)).toEqual(expected));

  test.each([
    ['each once', '- Tea\n- Water'],
    ['of fifteen words, which is told elsewhere', `- ${LONG} fifteen\n- ${LONG} fifteen`],
    ['that differ by a hyphen', '- Tea - green\n- Tea green'],
    ['that differ by a blank', '- Tea room\n- Tearoom'],
    ['with another look', '- Tea\n- *Tea*'],
    ['in two lists', '- Tea\n\nWords.\n\n- Tea'],
    ['that hold only a list', '- - Tea\n  - Water\n- Milk'],
    ['with a heading', '- ### Tea\n- ### Milk'],
    ['with two numbers in a row', '- 1. Tea\n- 2. Tea'],
  ])('nothing is said of entries %s', (_, body) => expect(told(body)).toEqual([]));

  test('how to mend them, and names for other rules', () => {
    expect(faultsOf('- Tea\n-\n- Tea')).toMatchObject([
      {remedy: 'Write them, or delete the line.', rule: 'empty-entry'},
      {remedy: 'Delete one of the two.', rule: 'twice'},
    ]);
  });
});

describe('a line that sticks to the one above', () => {
  const sign = (typed: string): string => `“${typed}”, which begins no line of a list`;
  test.each([
    ['a number without its blank', '1. Tea\n2.Water', 2, '2.'],
    ['with a bracket', '1) Tea\n2)Water', 2, '2)'],
    ['of two digits', '9. Tea\n10.Water', 2, '10.'],
    ['a dash', '- Tea\n— Water', 2, '—'],
    ['further down in the entry', '- Tea\n  and milk\n— Water', 3, '—'],
    ['in blanks', '- Tea\n  — Water', 2, '—'],
    ['a hyphen before bold words', '- **Tea**\n-**Water**', 2, '-'],
    ['a number before bold words', '1. Tea\n2.**Water**', 2, '2.'],
    ['a number before bold words, in no list', '1.**Time** is yours.', 1, '1.'],
    ['a hyphen before bold words, in no list', '-**Time** is yours.', 1, '-'],
    ['in the second paragraph', 'Words.\n\n1)**Time** is yours.', 3, '1)'],
  ])('%s', (_, body, line, typed) => expect(told(body)).toEqual([`${line} | ${sign(typed)}`]));

  test.each([
    ['an entry below it', '- Tea\n- Water'],
    ['a time of day', '- From\n10.30 to noon'],
    ['a number of three digits', '- From\n100.Words'],
    ['a dash without a blank', '- Tea\n—or water'],
    ['a hyphen before words', '- Tea\n-or water'],
    ['a number alone at the end', '- In the year of\n  20.'],
    ['words before bold ones', 'Words **are bold**.'],
    ['a number within words before bold ones', 'At 1.**Time** is yours.'],
    ['a line of no list', 'Tea\n2.Water'],
    ['a heading', '## 1.**Time**'],
  ])('not %s', (_, body) => expect(told(body)).toEqual([]));

  test('how to mend it', () =>
    expect(faultsOf('1. Tea\n2.Water')).toEqual([
      {
        field: '',
        line: 2,
        found: sign('2.'),
        remedy:
          'Write a hyphen or a number, as the lines around it, and a blank: “- Tea”, “1. Tea”.',
        rule: 'sign-of-list',
      },
    ]));
});

describe('one entry indented below another', () => {
  test('in a block', () =>
    expect(faultsOf('<Steps>\n\n1. Tea\n   1. Water\n2. Milk\n\n</Steps>')).toEqual([
      {
        field: '',
        line: 4,
        column: 4,
        found: 'one entry indented below another',
        remedy: 'Delete the blanks before its sign, so that it stands under the others.',
      },
    ]));

  test.each([
    ['two of them', '<Steps>\n\n1. Tea\n   1. Green\n   2. Black\n\n</Steps>'],
    ['in no block', '1. Tea\n   1. Green'],
    ['a list of one entry', '<Steps>\n\n1. Tea\n\n</Steps>'],
  ])('not: %s', (_, body) => expect(told(body)).toEqual([]));
});

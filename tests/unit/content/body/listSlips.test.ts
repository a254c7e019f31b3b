/** Lists that are torn in two, numbers out of their order, and entries that end as if something followed. */
import {describe, expect, test} from 'vitest';

import {gluedFault, listSlips, numbersOf} from '../../../../src/content/body/listSlips';
import {mendsOf, saidAt, treeOf} from './said';

const faultsOf = (body: string) => listSlips(treeOf(body), body);
const said = (body: string): string[] => saidAt(faultsOf(body));

test('the numbers of a list', () => {
  const body = 'Words.\n\n3. Tea\n4. Ice\n12. Robe';
  const [, list] = treeOf(body).children;
  expect(list?.type === 'list' && numbersOf(list, body)).toEqual([3, 4, 12]);
});

describe('a number for the second time', () => {
  test.each([
    [
      'in the middle',
      '1. A\n2. B\n2. C\n4. D',
      '3 | the number 2 for the second time in a list',
      3,
    ],
    ['the next one', '1. A\n3. B\n3. C\n4. D', '2 | the number 3 for the second time in a list', 2],
    ['at the end', '1. A\n2. B\n2. C', '3 | the number 2 for the second time in a list', 3],
    ['from 4 on', '4. A\n5. B\n5. C', '3 | the number 5 for the second time in a list', 6],
    [
      'in a component',
      '<A>\n\n1. A\n2. B\n2. C\n\n</A>',
      '5 | the number 2 for the second time in a list',
      3,
    ],
  ])('%s', (_, body, expected, right) => {
    expect(said(body)).toEqual([expected]);
    expect(mendsOf(faultsOf(body))).toEqual([`Write ${right}.`]);
  });

  test.each([
    ['numbers in order', '1. A\n2. B\n3. C'],
    ['numbers from 0 on', '0. A\n1. B\n2. C'],
    ['ones alone', '1. A\n1. B\n1. C'],
    ['two entries', '1. A\n1. B'],
    ['another number', '1. A\n2. B\n7. C\n4. D'],
    ['two wrong ones', '1. A\n1. B\n3. C\n3. D'],
    ['hyphens', '- 1 A\n- 2 B\n- 2 C'],
    ['a list of a list', '- A\n  1. B\n  2. C\n  2. D'],
  ])('not: %s', (_, body) => expect(said(body)).toEqual([]));
});

describe('words outside the list that they belong to', () => {
  const OUTSIDE = 'words outside the list that they belong to';

  test.each([
    [
      'between two parts of a numbered list',
      '<A>\n\n1. Tea\n2. Ice\n3. Oil\n\nWords.\n\n4. Robe\n\n</A>',
      7,
    ],
    ['behind marked words', '<A>\n\n- **Tea** is warm.\n- **Ice**\n\nIt is cold.\n\n</A>', 6],
    [
      'behind marked words with a number',
      '<A>\n\n- **Tea** is.\n- *02* **Ice** \n\nIt is.\n\n</A>',
      6,
    ],
  ])('%s', (_, body, line) => {
    expect(said(body)).toEqual([`${line} | ${OUTSIDE}`]);
    expect(mendsOf(faultsOf(body))).toEqual([
      'Write them behind the entry above, on the same line, without an empty line.',
    ]);
  });

  test.each([
    ['outside a component', '1. Tea\n2. Ice\n\nWords.\n\n3. Robe'],
    ['another list below', '<A>\n\n1. Tea\n2. Ice\n\nWords.\n\n1. Robe\n\n</A>'],
    ['hyphens below', '<A>\n\n1. Tea\n2. Ice\n\nWords.\n\n- 3 Robe\n\n</A>'],
    ['hyphens above', '<A>\n\n- 1 Tea\n- 2 Ice\n\nWords.\n\n3. Robe\n\n</A>'],
    ['hyphens with numbers', '<A>\n\n- 1\n\nWords.\n\n- 2\n\n</A>'],
    ['two paragraphs', '<A>\n\n1. Tea\n\nOne.\n\nTwo.\n\n2. Robe\n\n</A>'],
    ['a heading between', '<A>\n\n1. Tea\n2. Ice\n\n## Words\n\n3. Robe\n\n</A>'],
    ['nothing above', '<A>\n\nWords.\n\n2. Robe\n\n</A>'],
    ['entries all of marked words', '<A>\n\n- **Tea**\n- **Ice**\n\nWords.\n\n</A>'],
    ['an entry with words', '<A>\n\n- **Tea**\n- **Ice** is cold.\n\nWords.\n\n</A>'],
    ['an entry of bold words and others', '<A>\n\n- Tea\n- **Ice** and **oil**\n\nWords.\n\n</A>'],
    ['an entry in italics', '<A>\n\n- **Tea** is.\n- *Ice*\n\nWords.\n\n</A>'],
    ['an entry with a paragraph', '<A>\n\n- **Tea** is.\n- **Ice**\n\n  It is.\n\nWords.\n\n</A>'],
    ['an entry that is a heading', '<A>\n\n- **Tea** is.\n- ## **Ice**\n\nWords.\n\n</A>'],
  ])('not: %s', (_, body) => expect(said(body)).toEqual([]));
});

describe('an entry that ends as if something followed', () => {
  test.each([
    ['a comma', '- Tea,\n- Ice\n- Robe', '1 | “,” at the end of an entry'],
    ['a semicolon', '- Tea\n- Ice;\n- Robe', '2 | “;” at the end of an entry'],
    ['behind a digit', '- Tea\n- Ice 2,\n- Robe', '2 | “,” at the end of an entry'],
    ['behind a bracket', '- Tea\n- Ice (cold),\n- Robe', '2 | “,” at the end of an entry'],
    [
      'in its last paragraph',
      '- Tea\n\n  Warm,\n\n- Ice\n\n- Robe',
      '3 | “,” at the end of an entry',
    ],
    ['with numbers', '1. Tea,\n2. Ice\n3. Robe', '1 | “,” at the end of an entry'],
  ])('%s', (_, body, expected) => {
    expect(said(body)).toEqual([expected]);
    expect(mendsOf(faultsOf(body))).toEqual(['End it as the others of the list do.']);
  });

  test.each([
    ['the last one', '- Tea\n- Ice\n- Robe,'],
    ['two of them', '- Tea,\n- Ice,\n- Robe'],
    ['two entries', '- Tea,\n- Ice'],
    ['a sentence', '- Tea;\n- Ice and\n- Robe'],
    ['a sentence in Spanish', '- Té,\n- Hielo, y\n- Bata'],
    ['in its first paragraph', '- Tea,\n\n  Warm\n\n- Ice\n\n- Robe'],
    ['a comma within', '- Tea, warm\n- Ice\n- Robe'],
    ['a comma behind a sign', '- Tea “x”,\n- Ice\n- Robe'],
  ])('not: %s', (_, body) => expect(said(body)).toEqual([]));

  test.each(['A hand', 'The order'])('“%s” makes no sentence', (entry) =>
    expect(said(`- Tea,\n- ${entry}\n- Robe`)).toHaveLength(1),
  );
});

describe('a number without its full stop', () => {
  test.each([
    ['in the middle', '1. Tea\n2 Water\n3. Ice', '2 | the number 2 without its full stop'],
    ['at the end', '1. Tea\n2. Ice\n3 Water', '3 | the number 3 without its full stop'],
    [
      'further in',
      '1. Tea\n2. Ice\n   with milk\n   3\tWater\n4. Robe',
      '4 | the number 3 without its full stop',
    ],
    ['with an accent', '9. Tea\n10 Água', '2 | the number 10 without its full stop'],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual([expected]));

  test('all that is told of it', () =>
    expect(faultsOf('1. Tea\n2 Water')).toEqual([
      {
        field: '',
        line: 2,
        found: 'the number 2 without its full stop',
        remedy: 'Write “2. ”, as the lines around it.',
        rule: 'sign-of-list',
      },
    ]));

  test.each([
    ['the number that follows', '1. Tea\n2 Water\n2. Ice'],
    ['another number', '1. Tea\n3 Water'],
    ['a small letter', '1. Tea\n2 waters'],
    ['a longer number', '1. Tea\n22 Waters'],
    ['within the line', '1. Tea 2 Water'],
    ['on its own line', '1. 2 Water'],
    ['hyphens', '- Tea\n1 Water'],
    ['a list of a list', '- Tea\n  1. Ice\n     2 Water'],
  ])('not: %s', (_, body) => expect(said(body)).toEqual([]));
});

describe('an entry within the line of another', () => {
  test('its number and its bold words', () =>
    expect(faultsOf('1. Tea\n2. Pay by card. 3. **Time**\n4. Robe')).toEqual([
      {
        field: '',
        line: 2,
        column: 1,
        found: '“3.” within the line of another entry',
        remedy: 'Begin a new line before “3.”.',
        rule: 'sign-of-list',
      },
    ]));

  test('another sign', () => {
    const [list] = treeOf('Words.\n\n- Tea - Ice').children.slice(1);
    const [entry] = list?.type === 'list' ? list.children : [];
    expect(entry && gluedFault(entry, '- ')).toMatchObject({
      line: 3,
      found: '“-” within the line of another entry',
      remedy: 'Begin a new line before “-”.',
    });
  });

  test.each([
    ['another number', '1. Pay by card. 3. **Time**'],
    ['the number of another entry', '1. Tea\n2. Pay by card. 2. **Time**'],
    ['words that are not bold', '1. Pay by card. 2. Time'],
    ['bold words in small letters', '1. Pay by card. 2. **time**'],
    ['a number behind a sign', '1. Pay by card.2. **Time**'],
    ['hyphens', '- Pay by card. 1. **Time**'],
  ])('not: %s', (_, body) => expect(said(body)).toEqual([]));
});

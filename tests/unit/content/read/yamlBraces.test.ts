/** Several values on one line that are not in curly brackets. */
import {describe, expect, test} from 'vitest';

import {braceSlip} from '../../../../src/content/read/yamlBraces';
import {rowsOf} from './rows';

/** The row, and what to write there: `1 | - {minutes: 45, priceEur: 170}`. */
function said(text: string): string {
  const slip = braceSlip(rowsOf(text));
  return slip ? `${slip.row} | ${slip.remedy.replace(/^Write /, '')}` : 'nothing';
}

describe('values with their names', () => {
  test.each([
    ['without brackets', '  - minutes: 45, priceEur: 170'],
    ['without a comma', '  - minutes: 45 priceEur: 170'],
    ['with blanks around the comma', '  - minutes: 45 , priceEur: 170 '],
    ['with a comma at the end', '  - minutes: 45, priceEur: 170,'],
    ['in square brackets', '  - [minutes: 45, priceEur: 170]'],
    ['in round brackets', '  - (minutes: 45, priceEur: 170)'],
    ['with the first bracket alone', '  - {minutes: 45, priceEur: 170'],
    ['with the last bracket alone', '  - minutes: 45, priceEur: 170}'],
    ['with blanks in the brackets', '  - ( minutes: 45, priceEur: 170 )'],
    ['with the last bracket too soon', '  - {minutes: 45}, priceEur: 170'],
    ['without the hyphen', '  minutes: 45, priceEur: 170'],
  ])('%s', (_, row) =>
    expect(said(`sessions:\n${row}`)).toBe('1 | - {minutes: 45, priceEur: 170}'),
  );

  test.each([
    [
      'of a field',
      'programHours: from: "10:00", to: "02:00"',
      '0 | programHours: {from: "10:00", to: "02:00"}',
    ],
    [
      'of a field, below it',
      'programHours:\n  from: "10:00", to: "02:00"',
      '1 | {from: "10:00", to: "02:00"}',
    ],
    [
      'with a list within',
      'a:\n  - days: [mon, tue], from: "10:00"',
      '1 | - {days: [mon, tue], from: "10:00"}',
    ],
    [
      'with a list in round brackets',
      'a:\n  - (days: [mon, tue], from: "10:00")',
      '1 | - {days: [mon, tue], from: "10:00"}',
    ],
    [
      'with a list at the end',
      'a:\n  - from: "10:00", days: [mon, tue]',
      '1 | - {from: "10:00", days: [mon, tue]}',
    ],
    [
      'with a text that has a colon',
      'a:\n  - id: a, name: "One: two"',
      '1 | - {id: a, name: "One: two"}',
    ],
    [
      'as one more entry without its hyphen',
      'a:\n  - {id: a}\n\n  # Two.\n    id: b, name: Two',
      '4 | - {id: b, name: Two}',
    ],
  ])('%s', (_, text, expected) => expect(said(text)).toBe(expected));
});

describe('the two numbers of a session', () => {
  test.each([
    '45, 170',
    '45 / 170 €',
    '45 min – 170 eur',
    '45 minutes; 170',
    '{45, 170}',
    '[45, 170]',
    '(45 - 170€)',
    '45,170',
    '45min, 170',
    '( 45, 170 )',
    '{ 45, 170}',
    '{45 , 170}',
  ])('%s', (value) =>
    expect(said(`title: One\nsessions:\n  - ${value}`)).toBe('2 | - {minutes: 45, priceEur: 170}'),
  );

  test.each([
    ['of another list', 'rooms:\n  - 45, 170'],
    ['one of them of one digit', 'sessions:\n  - 5, 170'],
    ['the other one of one digit', 'sessions:\n  - 45, 1'],
    ['three of them', 'sessions:\n  - {45, 170, 3}'],
    ['with nothing between', 'sessions:\n  - 45 170'],
    ['behind a word', 'sessions:\n  - about 45, 170'],
    ['before a word', 'sessions:\n  - 45, 170 or so'],
    ['in a note', 'sessions:\n  # 45, 170'],
    ['at the beginning of the line', 'sessions:\n45, 170'],
    ['of a field below the list', 'sessions:\n  - {minutes: 45}\nrooms:\n  - 45, 170'],
  ])('nothing is said: %s', (_, text) => expect(said(text)).toBe('nothing'));
});

describe('nothing is said', () => {
  test.each([
    ['values in curly brackets', 'sessions:\n  - {minutes: 45, priceEur: 170}'],
    ['a field in curly brackets', 'programHours: {from: "10:00", to: "02:00"}'],
    ['words before curly brackets', 'phases:\n  - about {id: a, name: b}'],
    ['words before a name', 'phases:\n  - the id: a, name: b'],
    ['one value', 'phases:\n  - id: a'],
    ['one value with a comma', 'phases:\n  - id: a,'],
    ['a text with a comma', 'phases:\n  - name: One, two'],
    ['a text with a colon of its own', 'phases:\n  - id: a, name: One: two'],
    [
      'a text with a colon in quotation marks further on',
      'phases:\n  - id: a, name: One "two: three"',
    ],
    ['a name that no file has', 'phases:\n  - id: a, lamp: One'],
    ['a name without a value', 'phases:\n  - id: a, name:'],
    ['at the beginning of the line', 'minutes: 45, priceEur: 170'],
    ['a note', '  # minutes: 45, priceEur: 170'],
  ])('%s', (_, text) => expect(said(text)).toBe('nothing'));
});

test('what is found', () =>
  expect(braceSlip(['sessions:', '  - 45, 170'])?.found).toBe(
    'several values on one line that are not in curly brackets',
  ));

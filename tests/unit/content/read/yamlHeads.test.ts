/** Blocks of fields that lost the line with their name. */
import {describe, expect, test} from 'vitest';

import {headlessRow} from '../../../../src/content/read/yamlHeads';
import {rowsOf} from './rows';

/** The row, and the name that its block had; `any` where it may be any of several. */
function said(text: string, id = 'programs/prana', isNamed: 'named' | 'any' = 'named'): string {
  const slip = headlessRow(rowsOf(text), id, isNamed);
  if (!slip) return 'nothing';
  const name = /^Write (\w+): above them/.exec(slip.remedy)?.[1];
  return `${slip.row} | ${name ?? 'any'}`;
}

const PHASE = '  - id: a\n    name: One\n    text: Two';

describe('entries below a value, by their own fields', () => {
  test.each([
    ['of words', `title: A\n${PHASE}`, 'programs/prana', '1 | phases'],
    [
      'of facts',
      'kind: program\n  - minutes: 30\n    priceEur: 90',
      'programs/prana',
      '1 | sessions',
    ],
    [
      'in curly brackets',
      'kind: program\n  - {minutes: 30, priceEur: 90}',
      'programs/prana',
      '1 | sessions',
    ],
    [
      'with a list of their own',
      'title: A\n  - minutes: 30\n    features:\n      - Oil\n    finish: Tea\n  - minutes: 60',
      'programs/prana',
      '1 | tiers',
    ],
    [
      'of another kind of page',
      'photo: 1\n  - id: a\n    name: One\n    line: Two',
      'home',
      '1 | rooms',
    ],
    ['below a list in brackets', `keywords: [one, two]\n${PHASE}`, 'programs/prana', '1 | phases'],
    ['below a text in quotation marks', `title: "A"\n${PHASE}`, 'programs/prana', '1 | phases'],
    ['below notes', `title: A\n\n# All.\n${PHASE}`, 'programs/prana', '3 | phases'],
    [
      'above a block with others',
      `title: A\n${PHASE}\nclosing:\n    lamp: B`,
      'programs/prana',
      '1 | phases',
    ],
    [
      'with a text that has a colon',
      `title: A\n${PHASE}\n      warm: oil`,
      'programs/prana',
      '1 | phases',
    ],
    [
      'with a field that has its value below',
      'title: A\n  - id: a\n    text:\n      One\n    name: Two',
      'programs/prana',
      '1 | phases',
    ],
    ['above other fields', `title: A\n${PHASE}\nslug: /a`, 'programs/prana', '1 | phases'],
    [
      'the names that the first of them has',
      `title: A\n${PHASE}\n  - id: b\n    lamp: Oil`,
      'programs/prana',
      '1 | phases',
    ],
  ])('%s', (_, text, id, expected) => expect(said(text, id)).toBe(expected));

  test.each([
    ['a translation has no facts', 'title: A\n  - minutes: 30\n    priceEur: 90'],
    ['the page has that list already', `phases: []\ntitle: A\n${PHASE}`],
    ['no list has such a field', 'title: A\n  - id: a\n    lamp: One'],
    ['a list has some of them only', 'title: A\n  - {id: a, lamp: One}'],
    ['the fields are no entries', 'title: A\n  title: B\n  text: C'],
    ['a text goes on below', `lead: >\n${PHASE}`],
    ['a bracket is open', `title: [A\n${PHASE}`],
    ['the value is another one', `title: *a\n${PHASE}`],
    ['the field above is within another one', `  title: A\n${PHASE}`],
    ['they stand at the beginning of the line', 'title: A\n- id: a\n  name: One'],
    ['the field above has no value', `phases:\n${PHASE}`],
    ['the field above has a note', `phases: # All.\n${PHASE}`],
  ])('nothing is said where %s', (_, text) => expect(said(text)).toBe('nothing'));
});

describe('texts below a value', () => {
  test.each([
    ['the one list of texts that is needed', 'title: A\n  - one\n  - two', 'about', '1 | keywords'],
    ['the one that may stand there besides', 'keywords: [a]\n  - /one', 'about', '1 | formerly'],
    [
      'the last one that is needed',
      'keywords: [a]\nfeatures: [b]\n  - One',
      'programs/prana',
      '2 | recommendedFor',
    ],
    [
      'one that is needed, before others',
      'kind: program\nplaces: [a]\nkeywords: [a]\nfeatures: [b]\n  - One',
      'programs/prana',
      '4 | recommendedFor',
    ],
  ])('%s', (_, text, id, expected) => expect(said(text, id)).toBe(expected));

  test('one of several is told where nothing else explains it', () => {
    const text = 'title: A\n  - One\n  - Two';
    expect(said(text)).toBe('nothing');
    expect(said(text, 'programs/prana', 'any')).toBe('1 | any');
  });
});

describe('fields below entries', () => {
  test('by their names', () =>
    expect(said('features:\n  - Oil\n  title: A\n  text: B')).toBe('2 | closing'));

  test.each([
    ['the page has them already', 'features:\n  - Oil\n  title: A\n  text: B\nclosing: C'],
    ['they are fields of nothing', 'features:\n  - Oil\n  name: A'],
    ['they begin elsewhere', 'features:\n  - Oil\n   title: A\n   text: B'],
    ['the entries have fields', 'phases:\n  - name: Oil\n  title: A\n  text: B'],
    ['the entries are in quotation marks', 'features:\n  - "Oil"\n  title: A\n  text: B'],
  ])('nothing is said where %s', (_, text) => {
    expect(said(text)).toBe('nothing');
    expect(said(text, 'programs/prana', 'any')).toBe('nothing');
  });
});

describe('texts among entries with fields', () => {
  test.each([
    [
      'of the one list that is missing',
      `phases:\n${PHASE}\n  - Oil\n  - Tea\nrecommendedFor: [a]\nkeywords: [b]`,
      '4 | features',
    ],
    [
      'of another one',
      `phases:\n${PHASE}\n  - Oil\nfeatures: [a]\nkeywords: [b]`,
      '4 | recommendedFor',
    ],
  ])('%s', (_, text, expected) => expect(said(text)).toBe(expected));

  test.each([
    ['of which two are missing', `phases:\n${PHASE}\n  - Oil`],
    [
      'of which one is missing, and not needed',
      `phases:\n${PHASE}\n  - Oil\nfeatures: [a]\nkeywords: [b]\nrecommendedFor: [c]`,
    ],
    [
      'among entries further in',
      'phases:\n    - id: a\n      name: One\n  - Oil\nrecommendedFor: [a]\nkeywords: [b]',
    ],
    ['in quotation marks', `phases:\n${PHASE}\n  - "Oil"\nrecommendedFor: [a]\nkeywords: [b]`],
    ['further in', `phases:\n${PHASE}\n    - Oil\nrecommendedFor: [a]\nkeywords: [b]`],
    ['of a list of texts', 'phases:\n  - Tea\n  - Oil\nrecommendedFor: [a]\nkeywords: [b]'],
  ])('nothing is said: %s', (_, text) =>
    expect(said(text, 'programs/prana', 'any')).toBe('nothing'),
  );
});

describe('how to mend it', () => {
  test.each([
    [`title: A\n${PHASE}`, 'Write phases: above them, at the beginning of a line of its own.'],
    [
      'title: A\n  - One',
      'Write the name of their field with its colon on a line of its own above them, as another page or language has it.',
    ],
  ])('%j', (text, remedy) =>
    expect(headlessRow(rowsOf(text), 'programs/prana', 'any')).toMatchObject({
      found: 'indented lines without a name above them',
      remedy,
    }),
  );
});

/** Fields, entries and cells that hold sentences of which the last has no end. */
import {describe, expect, test} from 'vitest';

import {
  FINISH,
  endOf,
  openEntries,
  openFields,
} from '../../../../../src/content/checks/language/openEnds';
import {rawPage, told} from '../rawPages';

const inFields = (fields: Readonly<Record<string, unknown>>, body = ''): string[] =>
  told(openFields(rawPage(body, {id: 'programs/prana', fields})));
const inBody = (body: string): string[] => told(openEntries(rawPage(body)));

const OPEN = 'The door is green. The bell is a bird that';
const END = '“…door is green. The bell is a bird that”';

describe('a field that ends within a sentence', () => {
  test.each([
    ['behind a sentence', OPEN, END],
    ['behind a question', 'Is the door green? The bell is', '“…the door green? The bell is”'],
    ['behind a quotation', 'We say “come here.” The bell is', '“…say “come here.” The bell is”'],
    ['at a comma', 'The door is green. The bell,', '“…door is green. The bell,”'],
    ['before blanks', `${OPEN}  `, END],
    ['at a number', 'The door is green. The bells are 6', '“…door is green. The bells are 6”'],
  ])('%s', (_, lead, end) =>
    expect(inFields({lead})).toEqual([`en/programs/prana.mdx lead | a text that stops at ${end}`]),
  );

  test('in a component', () =>
    expect(inFields({}, `<Feature title="${OPEN}">\n\nYes.\n\n</Feature>`)).toEqual([
      `en/programs/prana.mdx:10 Feature title | a text that stops at ${END}`,
    ]));

  test('what to do', () =>
    expect(openFields(rawPage('', {id: 'programs/prana', fields: {lead: OPEN}}))[0]?.remedy).toBe(
      'Finish its last sentence, with its full stop.',
    ));

  test.each([
    ['with its stop', {lead: `${OPEN} sings.`}],
    ['of one sentence', {lead: 'The door is green and the bell'}],
    ['still to be written', {lead: `[to write] ${OPEN}`}],
    ['with an abbreviation', {lead: 'At St. Paul the bell'}],
    ['that is no field', {}],
  ])('but not one %s', (_, fields) => expect(inFields(fields, OPEN)).toEqual([]));

  test('but not a name', () =>
    expect(
      openFields(rawPage('', {id: 'masseuses/alba', fields: {name: OPEN}})).map(({field}) => field),
    ).toEqual([]));
});

describe('an entry that ends within a sentence', () => {
  test.each([
    ['of a list', `- Yes.\n- ${OPEN}`, `en/about.mdx:11 | an entry that stops at ${END}`],
    ['of a numbered list', `1. ${OPEN}`, `en/about.mdx:10 | an entry that stops at ${END}`],
    ['a cell', `| A |\n| - |\n| ${OPEN} |`, `en/about.mdx:12 | an entry that stops at ${END}`],
    [
      'the last paragraph of an entry',
      `- Yes.\n\n  ${OPEN}`,
      `en/about.mdx:12 | an entry that stops at ${END}`,
    ],
  ])('%s', (_, body, one) => expect(inBody(body)).toEqual([one]));

  test('what to do', () =>
    expect(openEntries(rawPage(`- ${OPEN}`)).map(({remedy}) => remedy)).toEqual([FINISH]));

  test.each([
    ['with its stop', `- ${OPEN} sings.`],
    ['that goes on', `- ${OPEN}\n\n  sings.`],
    ['before a list', `- ${OPEN}\n  - one`],
    ['with a component at its end', `- ${OPEN} <Count />`],
    ['with a link at its end', `- ${OPEN} [is](/bell.mdx)`],
    ['of no list', OPEN],
    ['in a quotation', `> ${OPEN}`],
    ['still to be written', `- [to write] ${OPEN}`],
    ['that cannot be read', `- ${OPEN}\n\n<Open`],
  ])('but not one %s', (_, body) => expect(inBody(body)).toEqual([]));
});

describe('the end of a text', () => {
  test.each([
    ['short', 'The bell is', '“…bell is”'],
    ['with blanks', '  The bell is  ', '“…bell is”'],
    [
      'long',
      'Nobody knows how the bell of the green door came to be a bird',
      '“…of the green door came to be a bird”',
    ],
  ])('%s', (_, text, end) => expect(endOf(text)).toBe(end));
});

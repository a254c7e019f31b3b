/** Where a number that is written out begins with a capital, and where it is small. */
import {describe, expect, test} from 'vitest';

import {beginsSentence, countForms} from '../../../../src/content/body/countForms';
import {treeOf} from './said';
import {fullyToldOf} from './toldOf';

const SMALL = '<HouseCount of="suites" />';
const CAPITAL = '<HouseCount of="suites" as="capital" />';

const said = (body: string): string[] => fullyToldOf(countForms(treeOf(body)));
const told = (body: string): string[] => said(body).map((line) => line.replace(/^\S+ \| /, ''));

const AT_BEGINNING = `${SMALL} at the beginning of a sentence | Write ${CAPITAL}, which begins with a capital.`;
const WITHIN = `${CAPITAL} within a sentence | Write ${SMALL}, which begins small.`;

describe('a small one at the beginning of a sentence', () => {
  test.each([
    ['of a paragraph', `${SMALL} suites.`],
    ['of a paragraph that is bold', `**${SMALL} suites.**`],
    ['of a heading', `## ${SMALL} suites`],
    ['behind another sentence', `The house is open. ${SMALL} suites.`],
    ['behind a question', `Open? ${SMALL} suites.`],
    ['behind a short call', `Oh! ${SMALL} suites.`],
    ['behind a short question in brackets', `(Why?) ${SMALL} suites.`],
    ['behind a quotation', `She said “Come here.” ${SMALL} suites.`],
    ['behind a number', `Since 2020. ${SMALL} suites.`],
    ['behind a bracket and a full stop', `Open (it is true). ${SMALL} suites.`],
    ['behind a bracket', `(She knows.) ${SMALL} suites.`],
    ['within signs that open', `“${SMALL} suites,” she says.`],
    ['within a Spanish question', `¿${SMALL} suites?`],
    ['behind stressed words', `*It is open.* ${SMALL} suites.`],
    [
      'behind a component of its own sentence',
      `Open since <FoundedYear />. Come here. ${SMALL} suites.`,
    ],
    ['in an entry of a list, behind a sentence', `- Come here. ${SMALL} suites.`],
  ])('%s', (_, body) => expect(told(body)).toEqual([AT_BEGINNING]));

  test.each([
    ['within a sentence', `The house has ${SMALL} suites.`],
    ['behind an abbreviation', `The tel. ${SMALL} suites.`],
    ['at the beginning of an entry', `- ${SMALL} suites`],
    ['behind a colon', `The house: ${SMALL} suites.`],
    ['behind a colon in quotation marks', `She says: “${SMALL} suites.”`],
    ['behind a word without a blank', `House.${SMALL}`],
    ['behind a component', `<FoundedYear /> ${SMALL}`],
  ])('not %s', (_, body) => expect(said(body)).toEqual([]));

  test('a name for other rules, and the place', () =>
    expect(countForms(treeOf(`It is open.\n${SMALL} suites.`))).toMatchObject([
      {rule: 'form-of-count', line: 2, column: 1},
    ]));
});

describe('a capital within a sentence', () => {
  test.each([
    ['behind a small word', `The house has ${CAPITAL} suites.`],
    ['behind a small word and a comma', `In all, ${CAPITAL} suites.`],
    ['behind a comma and a capital', `In Barcelona, ${CAPITAL} suites.`],
    ['behind a bracket and a comma', `The house (old), ${CAPITAL} suites.`],
    ['within signs that open', `The house has “${CAPITAL} suites”.`],
    ['in a heading', `## The house with ${CAPITAL} suites`],
    ['in an entry of a list', `- It has ${CAPITAL} suites`],
    ['behind stressed words', `The *house has* ${CAPITAL} suites.`],
    ['behind bold words', `The **house has** ${CAPITAL} suites.`],
    ['in a component', `<Section>\n\nThe house has ${CAPITAL} suites.\n\n</Section>`],
    [
      'in a component without paragraphs',
      `<EmblemGrid>The house has ${CAPITAL} suites.</EmblemGrid>`,
    ],
  ])('%s', (_, body) => expect(told(body)).toEqual([WITHIN]));

  test.each([
    ['at the beginning of a sentence', `Come here. ${CAPITAL} suites.`],
    ['at the beginning of a text', `${CAPITAL} suites.`],
    ['behind a label', `**In short** we have ${CAPITAL} suites.`],
    ['behind a name', `With Barcelona ${CAPITAL} suites.`],
    ['behind a colon', `The house: ${CAPITAL} suites.`],
    ['behind the second half of a name', `Half-past ${CAPITAL} suites.`],
    ['in a heading with capitals throughout', `## The House of our ${CAPITAL} Suites`],
    ['in a heading that is bold', `## **The house** with ${CAPITAL} suites`],
  ])('not %s', (_, body) => expect(said(body)).toEqual([]));

  test('capitals throughout are nothing in a sentence', () =>
    expect(told(`The House of our ${CAPITAL} Suites`)).toEqual([WITHIN]));
});

describe('left alone', () => {
  test.each([
    ['digits', 'Come here. <HouseCount of="suites" as="digits" /> suites.'],
    ['digits within a sentence', 'It has <HouseCount of="suites" as="digits" /> suites.'],
    ['one of nothing', '<HouseCount /> suites.'],
    ['code', '<HouseCount of="suites" as={a} /> suites.'],
    ['another component', '<ButtonName of="cookieSettings" /> is below.'],
    ['one with words inside', '<HouseCount of="suites">four</HouseCount> suites.'],
  ])('%s', (_, body) => expect(said(body)).toEqual([]));

  test('one that stands alone, without words around', () =>
    expect(said('<HouseCount of="suites" />')).toEqual([]));
});

describe('whether a sentence begins behind words', () => {
  test.each(['', '  ', 'Come here. ', 'Come! ', '(Come here.) “', 'Since 2020. ', '¿'])(
    '%j',
    (before) => expect(beginsSentence(before)).toBe(true),
  );
  test.each(['Come ', 'Come here.', 'The no. ', 'Come, ', 'in 2020 ', 'Come here: '])(
    'not %j',
    (before) => expect(beginsSentence(before)).toBe(false),
  );
});

/** The street of the house, typed into words; and what else words show as it was typed. */
import {describe, expect, test} from 'vitest';

import {checkProse} from '../../../../../src/content/checks/statements/prose';
import type {Problem} from '../../../../../src/content/problems';
import type {Text} from '../../../../../src/content/texts';
import {BUSINESS, validSite} from '../../fixtureSite';
import {told} from '../rawPages';

const IMPORT = "import BusinessFact from '@site/src/components/facts/BusinessFact';";

function problems(
  text: string,
  {
    where = {},
    business = BUSINESS,
    body = 'Words.',
  }: {
    where?: Partial<Text>;
    business?: unknown;
    body?: string;
  } = {},
): Problem[] {
  const file = 'en/about.mdx';
  const page = {id: 'about', locale: 'en', frontMatter: {}, file, body};
  return checkProse({...validSite(), business, documents: [page]}, [
    {file, locale: 'en', field: '', line: 12, text, ...where},
  ]);
}

const at = (street: unknown) => ({...BUSINESS, address: {...BUSINESS.address, street}});

describe('the street of the house', () => {
  test('in a paragraph', () =>
    expect(told(problems('We live at Entresuelo 1, upstairs.'))).toEqual([
      'en/about.mdx:12 | the address, “Entresuelo 1”',
    ]));

  test('in a field', () =>
    expect(told(problems('At Entresuelo 1.', {where: {field: 'lead', line: undefined}}))).toEqual([
      'en/about.mdx lead | the address, “Entresuelo 1”',
    ]));

  test.each([
    ['another street', 'We live at Calle 1.', BUSINESS],
    ['a street without a number', 'We live in Entresuelo.', at('Entresuelo')],
    ['no street', 'We live at Entresuelo 1.', at(undefined)],
    ['a number instead of a street', 'We live at 12.', at(12)],
    ['no address', 'We live at Entresuelo 1.', {address: 'Entresuelo 1'}],
    ['no facts', 'We live at Entresuelo 1.', undefined],
  ])('nothing is said of %s', (_, text, business) =>
    expect(problems(text, {business: business ?? null})).toEqual([]),
  );
});

describe('what to do about it', () => {
  const IN_TEXT =
    'It stands in docs/business.yml; in text use <BusinessFact name="address" />, or leave it out.';

  test('a page with the import', () =>
    expect(problems('Entresuelo 1', {body: `${IMPORT}\n\nWords.`})[0]?.remedy).toBe(IN_TEXT));

  test('a page without it', () =>
    expect(problems('Entresuelo 1')[0]?.remedy).toBe(
      `${IN_TEXT} Add to the imports at the top: ${IMPORT}`,
    ));

  test('words that are on no page', () =>
    expect(problems('Entresuelo 1', {where: {file: 'i18n/es/code.json'}})[0]?.remedy).toBe(
      `${IN_TEXT} Add to the imports at the top: ${IMPORT}`,
    ));

  test('a field', () =>
    expect(problems('Entresuelo 1', {where: {field: 'lead', line: undefined}})[0]?.remedy).toBe(
      'It stands in docs/business.yml: leave it out here.',
    ));
});

test('marks in a field are told with them', () =>
  expect(told(problems('A **soft** hand.', {where: {field: 'lead', line: undefined}}))).toEqual([
    'en/about.mdx lead | the marks in “**soft*”',
  ]));

/** The first year of the house against the list of its years. */
import {describe, expect, test} from 'vitest';

import {outOfList} from '../../../../../src/content/checks/statements/yearsList';
import {rawPage, told} from '../rawPages';

const list = (...years: number[]): string =>
  `<Years>\n\n${years.map((year) => `- *${year}* **A** B.`).join('\n')}\n\n</Years>`;
const said = (founded: number, body = list(2019, 2022)): string[] =>
  told(outOfList(founded, [rawPage(body)]));

test('a year after all others', () => {
  expect(said(2023)).toEqual([
    'docs/business.yml founded | 2023, and the years of en/about.mdx end in 2022',
  ]);
  expect(outOfList(2023, [rawPage(list(2019, 2022))])[0]?.remedy).toBe(
    'Correct the year, or the list of years in every language.',
  );
});

test('a year long before the first', () =>
  expect(said(2013)).toEqual([
    'docs/business.yml founded | 2013, and the years of en/about.mdx begin in 2019',
  ]));

describe('nothing is said', () => {
  test.each([
    ['of five years before the first', 2014, list(2019, 2022)],
    ['of the last year', 2022, list(2019, 2022)],
    ['of a list of one', 2023, list(2022)],
    ['of another list', 2023, list(2019, 2022).replaceAll('Years', 'Steps')],
    ['of a text that cannot be read', 2023, `${list(2019, 2022)}\n\n<Open>`],
  ])('%s', (_, founded, body) => expect(said(founded, body)).toEqual([]));

  test('of a translation', () =>
    expect(outOfList(2023, [rawPage(list(2019, 2022), {locale: 'es'})])).toEqual([]));
});

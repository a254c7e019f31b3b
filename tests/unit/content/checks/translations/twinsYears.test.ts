/** Years of the house: another one in the place of one. */
import {describe, expect, test} from 'vitest';

import {twinFaults} from '../../../../../src/content/checks/translations/twins';
import {rawPage} from '../rawPages';
import {shownOf} from './partFaults';

const years = (...all: number[]): string =>
  `<Years>\n\n${all.map((year) => `- *${year}* Words.`).join('\n')}\n\n</Years>`;

const faults = (english: readonly number[], spanish: readonly number[], areYears = true) =>
  twinFaults(
    rawPage(years(...spanish), {locale: 'es'}),
    rawPage(years(...english)),
    () => false,
    areYears,
    2020,
  );
const said = (...both: Parameters<typeof faults>): string[] => faults(...both).map(shownOf);

test.each<[string, number[], number[], string]>([
  ['the last', [2020, 2022, 2024], [2020, 2022, 2025], 'es:5 | the year 2025'],
  ['between', [2020, 2022, 2024], [2020, 2023, 2024], 'es:4 | the year 2023'],
  ['the first', [2020, 2022], [2019, 2022], 'es:3 | the year 2019'],
  [
    'between, with one less elsewhere',
    [2020, 2022, 2024, 2025],
    [2020, 2023, 2024],
    'es:4 | the year 2023',
  ],
  ['the year of founded, told in the original', [2019, 2022], [2020, 2022], 'en:3 | the year 2019'],
])('another year: %s', (_, english, spanish, expected) =>
  expect(said(english, spanish)).toEqual([expected]),
);

test('how to mend it', () => {
  const mended = (...both: Parameters<typeof faults>) =>
    faults(...both).map(({fault: {remedy, rule}}) => [rule, remedy]);
  expect(mended([2020, 2022], [2020, 2023])).toEqual([
    ['other-year', 'The original has 2022 there: correct it here or in en/about.mdx.'],
  ]);
  expect(mended([2019, 2022], [2020, 2022])).toEqual([
    ['other-year', 'es/about.mdx has 2020 there, the year of founded: correct it here or there.'],
  ]);
  expect(mended([2018, 2020, 2022], [2017, 2022])).toEqual([
    ['other-year', 'The original has 2020 there: correct it here or in en/about.mdx.'],
  ]);
});

describe('nothing is said of', () => {
  test.each<[string, number[], number[]]>([
    ['the same years', [2020, 2022], [2020, 2022]],
    ['a year less', [2020, 2022, 2024], [2020, 2024]],
    ['a year more', [2020, 2024], [2020, 2022, 2024]],
    ['a year less and one more elsewhere', [2020, 2021, 2022, 2024], [2020, 2022, 2023, 2024]],
    ['a later beginning with two years', [2017, 2018, 2019, 2024], [2021, 2022, 2024]],
    ['a later beginning', [2018, 2019, 2022], [2021, 2022]],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('years that are not in their order', () =>
    expect(said([2020, 2022], [2020, 2023], false)).toEqual([]));
});

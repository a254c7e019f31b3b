/** The number in the heading over the years of the house. */
import {describe, expect, test} from 'vitest';

import {yearsHeading} from '../../../../../src/content/checks/statements/yearsHeading';
import {rawPage, told} from '../rawPages';

const list = (...years: number[]): string =>
  `<Years>\n\n${years.map((year) => `- *${year}* **A** B.`).join('\n')}\n\n</Years>`;
const LIST = list(2019, 2022, 2024);

/** A house of 2018, in 2026: from five to nine years. */
const check = (body: string, locale = 'en', founded = 2018) =>
  yearsHeading(rawPage(body, {locale}), founded, 2026);
const said = (body: string, locale?: string): string[] => told(check(body, locale));

describe('a number that neither the list nor the house can have', () => {
  test.each([
    ['more than there were', `## Ten winters\n\n${LIST}`, 'en', '“Ten winters”'],
    ['fewer than the list', `## 4 years\n\n${LIST}`, 'en', '“4 years”'],
    ['in Spanish', `## Diez inviernos\n\n${LIST}`, 'es', '“Diez inviernos”'],
  ])('%s', (_, body, locale, typed) =>
    expect(said(body, locale)).toEqual([
      `${locale}/about.mdx:10 | ${typed} over the years 2019 to 2024`,
    ]),
  );

  test('how to mend it', () =>
    expect(check(`## Ten winters\n\n${LIST}`)[0]).toMatchObject({
      remedy:
        'Write a number from 5 to 9, or leave it out: founded and copyrightYear stand in docs/business.yml.',
      rule: 'number-of-years',
    }));

  test('the list may begin before the house', () =>
    expect(check(`## Ten winters\n\n${LIST}`, 'en', 2024)[0]?.remedy).toContain('from 5 to 8'));

  test('of several headings the nearest above', () =>
    expect(said(`## Six years\n\nA.\n\n## Ten years\n\n${LIST}\n\n## Seven years`)).toEqual([
      'en/about.mdx:14 | “Ten years” over the years 2019 to 2024',
    ]));
});

describe('nothing is said', () => {
  test.each([
    ['the least', `## Five years\n\n${LIST}`],
    ['the most', `## Nine years\n\n${LIST}`],
    ['no number', `## The years\n\n${LIST}`],
    ['a number of something else', `## Ten doors\n\n${LIST}`],
    ['a number in a paragraph', `Ten years\n\n${LIST}`],
    ['a heading below', `${LIST}\n\n## Ten years`],
    ['a list of one year', `## Ten years\n\n${list(2024)}`],
    ['years out of order', `## Ten years\n\n${list(2022, 2019, 2024)}`],
    ['a year to come', `## Ten years\n\n${list(2019, 2022, 2027)}`],
    ['no list', '## Ten years\n\nWords.'],
    ['a list of something else', `## Ten years\n\n${LIST.replaceAll('Years', 'Steps')}`],
    ['a text that cannot be read', `## Ten years\n\n${LIST}\n\n<Open>`],
  ])('%s', (_, body) => expect(said(body)).toEqual([]));

  test('two years of one date are in order', () =>
    expect(said(`## Ten years\n\n${list(2019, 2022, 2022, 2026)}`)).toHaveLength(1));
  test('a language without words for years', () =>
    expect(said(`## Ten years\n\n${LIST}`, 'fr')).toEqual([]));
});

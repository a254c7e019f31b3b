/** Years that contradict each other: of the house, of its legal texts, of its site. */
import {describe, expect, test} from 'vitest';

import {updatesOf, yearsOf} from '../../../../../src/content/checks/facts/years';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage, told} from '../rawPages';
import {inFull} from './faults';

type Fields = Record<string, unknown>;

const legal = (...dates: unknown[]): RawDocument[] =>
  dates.map((updated, at) => rawPage('', {id: `legal/text-${at}`, fields: {updated}}));

const said = (business: Fields, ...dates: unknown[]): string[] =>
  inFull(yearsOf(business, legal(...dates)));

describe('the year of the house', () => {
  const young = (founded: number): string =>
    `founded | ${founded}, which is later than copyrightYear (2026). Correct one of the two years.`;
  test.each<[string, Fields, string[]]>([
    ['later than that of the site', {founded: 2027, copyrightYear: 2026}, [young(2027)]],
    ['the same', {founded: 2026, copyrightYear: 2026}, []],
    ['earlier', {founded: 2020, copyrightYear: 2026}, []],
    ['no year', {founded: 'x', copyrightYear: 2026}, []],
    ['beside no year', {founded: 2027}, []],
    [
      'later, while the contact’s is right',
      {founded: 2027, copyrightYear: 2026, securityContactExpires: '2026-10-31'},
      [young(2027)],
    ],
  ])('%s', (_, business, expected) => expect(said(business)).toEqual(expected));
});

describe('the day on which the contact runs out', () => {
  const off = (day: string, where: string): string =>
    `securityContactExpires | ${day}, which is ${where} copyrightYear (2026). Write a day at most a year ahead.`;
  test.each<[string, Fields, string[], unknown[]?]>([
    [
      'before the year of the site',
      {securityContactExpires: '2025-12-31'},
      [off('2025-12-31', 'before')],
    ],
    ['years after it', {securityContactExpires: '2028-01-01'}, [off('2028-01-01', 'years after')]],
    ['in that year', {securityContactExpires: '2026-01-01'}, []],
    ['in the next', {securityContactExpires: '2027-12-31'}, []],
    ['no day', {securityContactExpires: '2025-13-31'}, []],
    [
      'of a house of that year',
      {founded: 2026, securityContactExpires: '2028-01-01'},
      [off('2028-01-01', 'years after')],
    ],
    [
      'before it, and before the house',
      {founded: 2030, securityContactExpires: '2025-12-31'},
      [
        'founded | 2030, which is later than copyrightYear (2026). Correct one of the two years.',
        off('2025-12-31', 'before'),
      ],
    ],
  ])('%s', (_, business, expected) =>
    expect(said({copyrightYear: 2026, ...business})).toEqual(expected),
  );
});

describe('the year of the site, where two others agree', () => {
  const wrong = (year: number, because: string): string[] => [
    `copyrightYear | ${year}, which is ${because}. Write the year of today.`,
  ];
  const contact = (day: string) => ({securityContactExpires: day});
  test.each<[string, Fields, unknown[], string[]]>([
    [
      'house and contact',
      {founded: 2020, copyrightYear: 2002, ...contact('2027-10-31')},
      [],
      wrong(2002, 'before founded (2020) and years before securityContactExpires (2027-10-31)'),
    ],
    [
      'house and contact, in one year',
      {founded: 2027, copyrightYear: 2002, ...contact('2027-10-31')},
      [],
      wrong(2002, 'before founded (2027) and years before securityContactExpires (2027-10-31)'),
    ],
    [
      'contact and legal texts',
      {copyrightYear: 2062, ...contact('2027-10-31')},
      ['2024-01-01', '2026-05-01', 'x'],
      wrong(2062, 'later than securityContactExpires (2027-10-31)'),
    ],
    [
      'contact and legal texts, in one year',
      {copyrightYear: 2062, ...contact('2027-10-31')},
      ['2027-05-01'],
      wrong(2062, 'later than securityContactExpires (2027-10-31)'),
    ],
  ])('%s', (_, business, dates, expected) => expect(said(business, ...dates)).toEqual(expected));

  test.each<[string, Fields, unknown[]]>([
    ['legal texts that are later', {copyrightYear: 2062, ...contact('2027-10-31')}, ['2028-05-01']],
    [
      'legal texts that are years older',
      {copyrightYear: 2062, ...contact('2027-10-31')},
      ['2025-05-01'],
    ],
    ['no legal texts', {copyrightYear: 2062, ...contact('2027-10-31')}, []],
    ['a contact years after it', {copyrightYear: 2020, ...contact('2027-10-31')}, ['2026-05-01']],
  ])('the contact’s is told beside %s', (_, business, dates) =>
    expect(yearsOf(business, legal(...dates)).map(({field}) => field)).toEqual([
      'securityContactExpires',
    ]),
  );
});

describe('the day from which visits are counted', () => {
  test.each<[string, Fields, string[]]>([
    [
      'before there was a house',
      {founded: 2020, analyticsSince: '2019-12-31'},
      [
        'analyticsSince | 2019-12-31, which is before founded (2020). Write the day after this file goes out.',
      ],
    ],
    ['in the year of the house', {founded: 2020, analyticsSince: '2020-01-01'}, []],
    ['that is none', {founded: 2020, analyticsSince: '2019-13-01'}, []],
    ['beside no year', {founded: '2020', analyticsSince: '2019-12-31'}, []],
  ])('%s', (_, business, expected) => {
    expect(said(business)).toEqual(expected);
    expect(said({copyrightYear: 2026, ...business})).toEqual(expected);
  });
});

describe('the day of a legal text', () => {
  const updates = (business: Fields, ...dates: unknown[]) => updatesOf(business, legal(...dates));
  test.each<[string, Fields, unknown[], string[]]>([
    [
      'later than the year of the site',
      {copyrightYear: 2026},
      ['2026-12-31', '2027-01-01'],
      ['en/legal/text-1.mdx updated | 2027-01-01, and copyrightYear in docs/business.yml is 2026'],
    ],
    [
      'of another century',
      {copyrightYear: 2026, founded: 2020},
      ['1999-12-31'],
      ['en/legal/text-0.mdx updated | 1999-12-31, and copyrightYear in docs/business.yml is 2026'],
    ],
    [
      'before there was a house',
      {copyrightYear: 2026, founded: 2020},
      ['2020-01-01', '2019-12-31'],
      [
        'en/legal/text-1.mdx updated | 2019-12-31, and the house was founded in 2020 (docs/business.yml)',
      ],
    ],
    [
      'before there was a house, of several',
      {founded: 2020},
      ['2020-01-01', '2018-12-31', '2019-12-31'],
      ['docs/business.yml founded | 2020, and en/legal/text-1.mdx was last changed in 2018'],
    ],
    ['in the first year of a century', {copyrightYear: 2026}, ['2000-01-01'], []],
    [
      'that is none',
      {copyrightYear: 2026, founded: 2020},
      ['2019-13-01', undefined, '2030-02-31'],
      [],
    ],
    ['beside no years', {}, ['2019-12-31', '2030-01-01'], []],
    [
      'while the house is younger than its site',
      {copyrightYear: 2026, founded: 2027},
      ['2028-01-01'],
      [],
    ],
    [
      'of a house as old as its site',
      {copyrightYear: 2026, founded: 2026},
      ['2025-12-31'],
      [
        'en/legal/text-0.mdx updated | 2025-12-31, and the house was founded in 2026 (docs/business.yml)',
      ],
    ],
  ])('%s', (_, business, dates, expected) =>
    expect(told(updates(business, ...dates))).toEqual(expected),
  );

  test.each<[string, Fields, unknown[]]>([
    ['later', {copyrightYear: 2026}, ['2027-01-01']],
    ['earlier', {founded: 2020}, ['2019-01-01']],
    ['several of them earlier', {founded: 2020}, ['2019-01-01', '2019-01-01']],
  ])('%s: one of the two years is wrong', (_, business, dates) =>
    expect(updates(business, ...dates)[0]?.remedy).toBe('Correct one of the two years.'),
  );
});

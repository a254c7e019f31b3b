/** The city and the district of the house, in its words. */
import {describe, expect, test} from 'vitest';

import {districtOf, warnOfCity, warnOfDistrict} from '../../../../../src/content/checks/facts/city';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

type Page = Parameters<typeof rawPage>;

const site = (address: unknown, ...pages: Page[]) =>
  rawSite(
    pages.map((page) => rawPage(...page)),
    {business: {address}},
  );
const on = (text: string, ...ids: string[]): Page[] => ids.map((id) => [text, {id}]);

describe('a district that the texts call almost so', () => {
  const GRACIA = on('A door in Gràcia.', 'a', 'b', 'c');
  test('is told', () => {
    const problems = districtOf(site({district: ' Gracias '}, ...GRACIA));
    expect(told(problems)).toEqual([
      'docs/business.yml address.district | "Gracias", and the texts say Gràcia',
    ]);
    expect(problems[0]?.remedy).toBe('Write Gràcia, or correct the texts.');
  });

  test.each<[string, unknown, Page[]]>([
    ['named once as it is', {district: 'Gracias'}, [...GRACIA, ['In Gracias.', {id: 'd'}]]],
    ['on two pages only', {district: 'Gracias'}, GRACIA.slice(1)],
    ['three times on one page', {district: 'Gracias'}, on('Gràcia. Gràcia. Gràcia.', 'a')],
    [
      'in another language',
      {district: 'Gracias'},
      ['a', 'b', 'c'].map((id) => ['En Gràcia.', {id, locale: 'es'}]),
    ],
    ['in small letters', {district: 'Gracias'}, on('A door in gràcia.', 'a', 'b', 'c')],
    ['otherwise', {district: 'Sarrià'}, GRACIA],
    ['no district', {district: ' '}, GRACIA],
    ['a district that is none', {district: 3}, GRACIA],
    ['no address', 'Gracias', GRACIA],
  ])('is not told: %s', (_, address, pages) =>
    expect(districtOf(site(address, ...pages))).toEqual([]),
  );

  test('is not told without the file', () =>
    expect(districtOf(rawSite(GRACIA.map((page) => rawPage(...page))))).toEqual([]));
});

describe('a district that no text names', () => {
  const GRACIA = {district: ' Gràcia '};
  test('is worth a look', () => {
    const problems = warnOfDistrict(site(GRACIA, ['A door in Sarrià.']));
    expect(told(problems)).toEqual([
      'docs/business.yml address.district | "Gràcia", which no text names',
    ]);
    expect(problems[0]?.remedy).toBe(
      'Who has moved writes it in the texts too: search all files for the old district.',
    );
  });
  test.each<[string, unknown, Page[]]>([
    [
      'in a text',
      GRACIA,
      [
        ['One door.', {id: 'a'}],
        ['A door in Gràcia.', {id: 'b'}],
      ],
    ],
    ['in a translation', GRACIA, [['En Gràcia.', {locale: 'es'}]]],
    ['no district', {}, []],
  ])('is not: %s', (_, address, pages) =>
    expect(warnOfDistrict(site(address, ...pages))).toEqual([]),
  );
});

describe('a city that no title names', () => {
  const GIRONA = {city: ' Girona '};
  const field = (name: string, value: unknown, locale = 'en'): Page => [
    '',
    {locale, fields: {[name]: value}},
  ];
  test.each<[string, Page[]]>([
    ['nowhere', []],
    ['in the text alone', [['A door in Girona.']]],
    ['in a label alone', [field('label', 'Girona')]],
    ['in a translation alone', [field('title', 'Girona', 'es')]],
    ['in another field of a longer name', [field('titles', 'Girona')]],
  ])('is worth a look: %s', (_, pages) => {
    const problems = warnOfCity(site(GIRONA, ...pages));
    expect(told(problems)).toEqual([
      'docs/business.yml address.city | "Girona", which no title or description names',
    ]);
    expect(problems[0]?.remedy).toBe(
      'Who has moved writes it in the texts too: search all files for the old city.',
    );
  });
  test.each<[string, unknown, Page[]]>([
    ['in a title', GIRONA, [field('title', 'A house'), field('title', 'Massage in Girona')]],
    ['in a description', GIRONA, [field('description', 'A house in GIRONA.')]],
    ['in a keyword', GIRONA, [field('keywords', ['massage', 'massage girona'])]],
    ['no city', {}, []],
  ])('is not: %s', (_, address, pages) => expect(warnOfCity(site(address, ...pages))).toEqual([]));
});

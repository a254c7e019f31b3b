/** The year since which the house is there, and for how long, in sentences. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {checkFounded} from '../../../../../src/content/checks/statements/founded';
import type {Problem} from '../../../../../src/content/problems';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

const HOUSE = {founded: 2020, copyrightYear: 2026};

const problems = (documents: readonly RawDocument[], business: unknown = HOUSE): Problem[] =>
  checkFounded(rawSite(documents, {business}), documents);
const said = (body: string, locale = 'en', business?: unknown): string[] =>
  told(problems([rawPage(body, {locale})], business));

describe('a year of the beginning', () => {
  test.each([
    [
      'typed by hand',
      'Since when? We are here since 2020.',
      'We are here since 2020',
      'typed by hand',
    ],
    [
      'another one',
      'Since when? We are here since 2021.',
      'We are here since 2021',
      'and founded is 2020',
    ],
    [
      'fifteen years before',
      'Then the house opened in 2005.',
      'the house opened in 2005',
      'and founded is 2020',
    ],
    [
      'fifteen years behind',
      'Then the house opened in 2035.',
      'the house opened in 2035',
      'and founded is 2020',
    ],
  ])('%s', (_, body, typed, because) =>
    expect(said(body)).toEqual([`en/about.mdx:10 | “${typed}”, ${because}`]),
  );

  test('in Spanish', () =>
    expect(said('Hoy estamos aquí desde 2020.', 'es')).toEqual([
      'es/about.mdx:10 | “estamos aquí desde 2020”, typed by hand',
    ]));

  test('several of a text', () =>
    expect(said('We are here since 2020, and the house opened in 2021.')).toHaveLength(2));

  test('without the year of today', () =>
    expect(said('We are here since 2020.', 'en', {founded: 2020})).toHaveLength(1));

  test('what to write', () => {
    const remedyOf = (page: RawDocument): string | undefined => problems([page])[0]?.remedy;
    expect(remedyOf(rawPage('We are here since 2020.'))).toBe(
      'Write <FoundedYear /> for the year: it stands in docs/business.yml.',
    );
    const leaveOut = 'Leave the year out: it stands in docs/business.yml.';
    expect(remedyOf(rawPage('', {fields: {label: 'We are here since 2020'}}))).toBe(leaveOut);
    expect(remedyOf(rawPage('<WhatsAppLink message="We are here since 2020" />'))).toBe(leaveOut);
  });

  test.each([
    ['sixteen years before', 'We are here since 2004.', 'en'],
    ['sixteen years behind', 'We are here since 2036.', 'en'],
    ['of a street', 'The street is there since 2020.', 'en'],
    ['in another language', 'We are here since 2020.', 'fr'],
  ])('not one %s', (_, body, locale) => expect(said(body, locale)).toEqual([]));
});

describe('for how long', () => {
  const AGE = 'and by founded and copyrightYear (docs/business.yml) the house is 6 years old';

  test.each([
    ['too long', 'en', 'Here we opened seven years ago.', 'we opened seven years ago'],
    ['too short', 'en', 'Here we opened four years ago.', 'we opened four years ago'],
    [
      'too long, of what may be shorter',
      'en',
      'And for 7 years we have slept.',
      'for 7 years we have',
    ],
    ['too long', 'es', 'Hoy llevamos siete años aquí.', 'llevamos siete años aquí'],
    ['too short', 'es', 'Sí, abrimos hace cuatro años.', 'abrimos hace cuatro años'],
    [
      'too short in another order',
      'es',
      'Ya hace cuatro años que abrimos.',
      'hace cuatro años que abrimos',
    ],
  ])('%s, %s', (_, locale, body, typed) =>
    expect(said(body, locale)).toEqual([`${locale}/about.mdx:10 | “${typed}”, ${AGE}`]),
  );

  test('how to mend it', () =>
    expect(problems([rawPage('We opened seven years ago.')])[0]?.remedy).toBe(
      'Leave the number out, which changes every year, or say since when with <FoundedYear />.',
    ));

  test.each([
    ['as long', 'en', 'We opened six years ago.'],
    ['one year less', 'en', 'We opened five years ago.'],
    ['something else that is shorter', 'en', 'For three years we have slept.'],
    ['something else in a place', 'es', 'Llevamos tres años en el barrio.'],
    ['another language', 'fr', 'We opened seven years ago.'],
  ])('not %s', (_, locale, body) => expect(said(body, locale)).toEqual([]));

  test('in the first year', () =>
    expect(
      said('We opened two years ago.', 'en', {founded: 2026, copyrightYear: 2026}),
    ).toHaveLength(1));

  test.each<[string, unknown]>([
    ['the year of today', {founded: 2020}],
    ['one that is a number', {founded: 2020, copyrightYear: '2026'}],
    ['one behind the first', {founded: 2020, copyrightYear: 2019}],
  ])('not without %s', (_, business) =>
    expect(said('We opened seventy years ago.', 'en', business)).toEqual([]),
  );
});

test.each<[string, unknown]>([
  ['facts', null],
  ['a year', {copyrightYear: 2026}],
  ['a year that is a number', {founded: '2020', copyrightYear: 2026}],
])('nothing is said without %s', (_, business) =>
  expect(said('We are here since 2021, we opened seven years ago.', 'en', business)).toEqual([]),
);

test.each(['programs/a', 'masseuses/a', 'legal/a'])('nothing is said of %s', (id) =>
  expect(problems([rawPage('We are here since 2020, we opened seven years ago.', {id})])).toEqual(
    [],
  ),
);

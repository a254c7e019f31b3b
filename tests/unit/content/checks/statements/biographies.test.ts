/** What a biography says of her years, her origin, her languages and her visits, against her fields. */
import {describe, expect, test} from 'vitest';

import {checkBiographies} from '../../../../../src/content/checks/statements/biographies';
import {rawPage, told} from '../rawPages';

type Fields = Readonly<Record<string, unknown>>;

const ALBA = {
  name: 'Alba',
  experienceYears: 3,
  nationality: 'Spanish',
  languages: ['es', 'en'],
  outcall: false,
  availability: [{days: ['mon', 'tue'], from: '15:00', to: '02:00'}],
};

const problems = (body: string, fields: Fields = {}, locale = 'en') =>
  checkBiographies([
    rawPage(locale === 'en' ? body : '', {id: 'masseuses/a', fields: {...ALBA, ...fields}}),
    ...(locale === 'en' ? [] : [rawPage(body, {id: 'masseuses/a', locale})]),
  ]);
const said = (body: string, fields?: Fields, locale?: string): string[] =>
  told(problems(body, fields, locale));

describe('a sentence that her fields contradict', () => {
  const HOME = 'en/masseuses/a.mdx';

  test.each<[string, string, string, string, Fields?]>([
    [
      'years',
      'She has five years of experience.',
      'She has five years of experience',
      'experienceYears',
    ],
    [
      'more years',
      'She has more than four years of practice.',
      'She has more than four years of practice',
      'experienceYears',
    ],
    [
      'years, by her name',
      'Alba became a masseuse two years ago.',
      'Alba became a masseuse two years ago',
      'experienceYears',
    ],
    ['an origin', 'She is Colombian.', 'She is Colombian', 'nationality'],
    ['a country', 'She comes from Peru.', 'She comes from Peru', 'nationality'],
    ['languages', 'She speaks three languages.', 'She speaks three languages', 'languages'],
    ['hotels', 'She gladly comes to your hotel.', 'She gladly comes to your hotel', 'outcall'],
    [
      'no hotels',
      'She never goes to hotels.',
      'She never goes to hotels',
      'outcall',
      {outcall: true},
    ],
    ['a visit', 'In your hotel she begins.', 'In your hotel she', 'outcall'],
    ['days', 'She works on Fridays.', 'She works on Fridays', 'availability'],
  ])('%s', (_, body, typed, field, fields = {}) => {
    const values: Readonly<Record<string, string>> = {
      experienceYears: 'is 3',
      nationality: 'is Spanish',
      languages: 'has 2',
      outcall: `is ${String(fields.outcall ?? false)}`,
      availability: 'says otherwise',
    };
    expect(said(body, fields)).toEqual([
      `${HOME}:10 | “${typed}”, and ${field} in ${HOME} ${values[field]}`,
    ]);
  });

  test.each([
    [
      'years',
      'Lleva cinco años como masajista.',
      'Lleva cinco años como masajista',
      'experienceYears',
    ],
    ['an origin', 'Es colombiana.', 'Es colombiana', 'nationality'],
    ['languages', 'Habla tres idiomas.', 'Habla tres idiomas', 'languages'],
    ['hotels', 'Va con gusto a tu hotel.', 'Va con gusto a tu hotel', 'outcall'],
    ['days', 'Trabaja los viernes.', 'Trabaja los viernes', 'availability'],
  ])('%s, in Spanish', (_, body, typed, field) => {
    const [only = '', ...others] = said(body, {}, 'es');
    expect(others).toEqual([]);
    expect(only).toContain(`es/masseuses/a.mdx:10 | “${typed}”, and ${field} in ${HOME} `);
  });

  test('an origin on her card, and not in her biography', () => {
    const CARD = 'A Colombian with a smile.';
    expect(said('', {description: CARD})).toEqual([
      `${HOME} description | “A Colombian with”, and nationality in ${HOME} is Spanish`,
    ]);
    expect(said(CARD)).toEqual([]);
  });

  test('several', () => expect(said('She is Colombian. She works on Fridays.')).toHaveLength(2));

  test('how to mend it', () =>
    expect(problems('She is Colombian.')[0]?.remedy).toBe(
      'Leave it out, or correct the field: her page shows what it says.',
    ));
});

describe('nothing is said of', () => {
  test.each<[string, string, Fields?]>([
    ['as many years', 'She has three years of experience.'],
    ['as many years and more', 'She has more than three years of experience.'],
    ['fewer years and more', 'She has more than two years of experience.'],
    ['years that are no number', 'She has five years of practice.', {experienceYears: '3'}],
    ['her own origin', 'She is Spanish. She comes from Spain.'],
    ['an origin that no field can have', 'She is Colombian.', {nationality: 'Xylo'}],
    ['as many languages', 'She speaks two languages.'],
    ['languages without a field', 'She speaks three languages.', {languages: undefined}],
    ['no hotels', 'She never goes to hotels.'],
    ['hotels', 'She comes to your hotel.', {outcall: true}],
    ['hotels without a field', 'She comes to your hotel.', {outcall: undefined}],
    ['somebody else', 'Nora is Colombian.'],
    ['her name', '', {name: 'She is Colombian'}],
  ])('%s', (_, body, fields) => expect(said(body, fields)).toEqual([]));

  test('another page', () =>
    expect(checkBiographies([rawPage('She is Colombian.', {fields: ALBA})])).toEqual([]));

  test('a page without its original', () =>
    expect(
      checkBiographies([
        rawPage('Es colombiana.', {id: 'masseuses/a', locale: 'es', fields: ALBA}),
      ]),
    ).toEqual([]));

  test('a language without a line here', () =>
    expect(said('She is Colombian, has five years of practice.', {}, 'fr')).toEqual([]));
});

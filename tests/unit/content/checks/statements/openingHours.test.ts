/** Sentences about when the house is open, against docs/business.yml. */
import {describe, expect, test} from 'vitest';

import {checkOpeningHours} from '../../../../../src/content/checks/statements/openingHours';
import type {Problem} from '../../../../../src/content/problems';
import type {Text} from '../../../../../src/content/texts';
import {BUSINESS, validSite} from '../../fixtureSite';
import {told} from '../rawPages';
import {paragraph, parrafo} from './paragraph';

const ALWAYS = 'and the house is always open (docs/business.yml)';

const never = (text: Text): string[] => told(checkOpeningHours(validSite(), [text], new Map()));

describe('a house that is always open is not closed', () => {
  test.each([
    ['Closed on Christmas.', 'Closed on Christmas'],
    ['We are closed.', 'We are closed'],
    ['Yes, we close at midnight.', 'we close at midnight'],
    ['Open Monday to Friday.', 'Open Monday to Friday'],
    ['Quiet. Sundays closed.', 'Sundays closed'],
    ['Reception answers all day except Sundays.', 'except Sundays'],
  ])('%s', (text, typed) =>
    expect(never(paragraph(text))).toEqual([`en/about.mdx:12 | “${typed}”, ${ALWAYS}`]),
  );

  test.each([
    ['Cerramos los lunes.', 'Cerramos los lunes'],
    ['Abrimos de lunes a viernes.', 'Abrimos de lunes a viernes'],
  ])('%s', (text, typed) =>
    expect(never(parrafo(text))).toEqual([`es/about.mdx:12 | “${typed}”, ${ALWAYS}`]),
  );

  test('what to do', () =>
    expect(checkOpeningHours(validSite(), [paragraph('We are closed.')], new Map())).toEqual([
      {
        ...{file: 'en/about.mdx', field: '', line: 12},
        found: `“We are closed”, ${ALWAYS}`,
        remedy: 'Leave it out, or give openingHours there its hours.',
        rule: 'never-closed',
      },
    ]));

  test.each([
    ['an open house', paragraph('We are open day and night.')],
    ['a museum', paragraph('The museum opens from 8 to 3.')],
    ['words of a component', paragraph('We are closed.', {file: 'i18n/en/code.json'})],
    ['a language without forms', paragraph('We are closed.', {locale: 'fr'})],
  ])('nothing is said of %s', (_, text) => expect(never(text)).toEqual([]));
});

describe('a part of the day, where the other language has all of it', () => {
  const beside = (here: Text, there: Text): Problem[] =>
    checkOpeningHours(validSite(), [], new Map([[here, there]]));

  test('is told on its side', () => {
    const [problem, ...others] = beside(
      parrafo('Te esperamos entre semana.'),
      paragraph('We wait for you day and night.'),
    );
    expect(others).toEqual([]);
    expect(problem).toEqual({
      ...{file: 'es/about.mdx', field: '', line: 12},
      found: `“entre semana”, ${ALWAYS}`,
      remedy:
        'en/about.mdx has “day and night” there: say the same here, or give openingHours in docs/business.yml its hours.',
      rule: 'never-closed',
    });
  });

  test('of the original too', () =>
    expect(
      told(beside(parrafo('Te esperamos 24 horas.'), paragraph('We wait on weekdays.'))),
    ).toEqual([`en/about.mdx:12 | “on weekdays”, ${ALWAYS}`]));

  test.each([
    [
      'line by line',
      'Una puerta.\nTe esperamos entre semana.',
      'A door.\nWe wait day and night.',
      ['es/about.mdx:13 | “entre semana”'],
    ],
    [
      'in the whole of it, where the lines are not as many',
      'Una puerta.\nTe esperamos entre semana.',
      'We wait day and night.',
      ['es/about.mdx:13 | “entre semana”'],
    ],
    [
      'not beside another line',
      'Te esperamos entre semana.\nUna puerta.',
      'A door.\nDay or night.',
      [],
    ],
    [
      'not where the same is said there',
      'Te esperamos entre semana.',
      'Day and night, on weekdays.',
      [],
    ],
    ['not where the day is said as well', 'Entre semana, día y noche.', 'Day and night.', []],
    ['not where neither says all day', 'Te esperamos entre semana.', 'We wait.', []],
    ['not where nothing is left out', 'Te esperamos.', 'We wait day and night.', []],
    [
      'once, where it is told as closed',
      'Abrimos de lunes a viernes.',
      'We wait day and night.',
      [],
    ],
  ])('%s', (_, here, there, expected) =>
    expect(told(beside(parrafo(here), paragraph(there)))).toEqual(
      expected.map((one) => `${one}, ${ALWAYS}`),
    ),
  );

  test('a field has no line', () =>
    expect(
      told(
        beside(
          parrafo('Entre semana.', {line: undefined, field: 'lead'}),
          paragraph('Day and night.', {line: undefined, field: 'lead'}),
        ),
      ),
    ).toEqual([`es/about.mdx lead | “Entre semana”, ${ALWAYS}`]));
});

describe('a house with hours', () => {
  const WORDS = [{word: 'escort', reason: 'the house offers massage.'}];
  const wording = {
    en: {words: WORDS, alwaysOpen: ['at any hour', 'day and night']},
    es: {words: WORDS, alwaysOpen: ['a cualquier hora']},
  };
  const HOURS = {from: '10:00', to: '02:00'};

  const open = (text: Text, openingHours: unknown = HOURS, lists: object = wording): Problem[] =>
    checkOpeningHours(
      {...validSite(), business: {...BUSINESS, openingHours}, wording: {...lists}},
      [text],
      new Map([[text, paragraph('On weekdays.')]]),
    );

  test('is not open at any hour', () =>
    expect(told(open(paragraph('Come At Any Hour, day and night.')))).toEqual([
      'en/about.mdx:12 | “At Any Hour”, and the house is open from 10:00 to 02:00 (docs/business.yml)',
      'en/about.mdx:12 | “day and night”, and the house is open from 10:00 to 02:00 (docs/business.yml)',
    ]));

  test('each language has its phrases', () => {
    expect(open(parrafo('Ven a cualquier hora.'))).toHaveLength(1);
    expect(open(parrafo('Ven at any hour.'))).toEqual([]);
  });

  test('what to do in a text, and elsewhere', () => {
    const remedy = (where: Partial<Text>): string | undefined =>
      open(paragraph('At any hour.', where))[0]?.remedy;
    const field = 'Leave it out: hours are not typed, and the page says them elsewhere.';
    expect(remedy({})).toBe(
      'Leave it out, or say when the house is open by <BusinessHours /> or, in a sentence, <BusinessFact name="openingHours" />: hours are not typed.',
    );
    expect(remedy({line: undefined, field: 'lead'})).toBe(field);
    expect(remedy({field: 'Stop title'})).toBe(field);
  });

  test('may be closed', () => expect(open(paragraph('We are closed.'))).toEqual([]));
  test('words of components are told elsewhere', () =>
    expect(open(paragraph('At any hour.', {file: 'i18n/en/code.json'}))).toEqual([]));

  test.each([
    ['no facts', undefined],
    ['one word', 'late'],
    ['no end', {from: '10:00'}],
    ['no beginning', {to: '02:00'}],
    ['an end that is no time', {from: '10:00', to: '26:00'}],
    ['two ends that are one', {from: '10:00', to: '10:00'}],
  ])('nothing is said where the hours are %s', (_, hours) =>
    expect(open(paragraph('At any hour.'), hours ?? null)).toEqual([]),
  );

  test.each([
    ['no phrases', {en: {words: WORDS}, es: {words: WORDS}}],
    ['lists that cannot be read', {en: {words: 3}, es: {words: WORDS}}],
    ['no lists', {}],
  ])('nothing is said where there are %s', (_, lists) =>
    expect(open(paragraph('At any hour.'), HOURS, lists)).toEqual([]),
  );
});

test('of a house that nothing is known of, nothing is said', () =>
  expect(
    checkOpeningHours({...validSite(), business: null}, [paragraph('We are closed.')], new Map()),
  ).toEqual([]));

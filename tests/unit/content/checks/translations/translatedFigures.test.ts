/** Numbers of pages that are others in a translation: laws, ages, lengths of time. */
import {describe, expect, test} from 'vitest';

import {checkTranslatedFigures} from '../../../../../src/content/checks/translations/translatedFigures';
import {inBoth, rawPage, told} from '../rawPages';

const problems = (english: string, spanish: string, id = 'about') =>
  checkTranslatedFigures(inBoth(english, spanish, {id}));
const said = (...both: Parameters<typeof problems>): string[] => told(problems(...both));

describe('another number', () => {
  test.each<[string, string, string, string]>([
    [
      'of days, in words',
      'Open for ten days.',
      'Abierta doce días.',
      '“doce días”, and the original has “ten days”',
    ],
    [
      'in digits',
      'A 10-minute walk.',
      'A 15 minutos.',
      '“15 minutos”, and the original has “10-minute”',
    ],
    ['of hours', 'Within 24 hours.', 'En 48 horas.', '“48 horas”, and the original has “24 hours”'],
    [
      'one of two',
      'Ten days and two days.',
      'Diez días y tres días.',
      '“tres días”, and the original has “two days”',
    ],
    [
      'in another order, and another',
      'Ten days, two days and six days.',
      'Dos días, diez días y siete días.',
      '“siete días”, and the original has “six days”',
    ],
    [
      'the same one twice',
      'Ten days and ten days.',
      'Diez días y doce días.',
      '“doce días”, and the original has “ten days”',
    ],
    [
      'first of two',
      'Six days and ten days.',
      'Siete días y diez días.',
      '“Siete días”, and the original has “Six days”',
    ],
    ['an age', 'Nobody under 18.', 'Nadie menor de 21.', '“21”, and the original has “18”'],
    ['an age in years', 'Over 18 years.', 'Más de 21 años.', '“21”, and the original has “18”'],
    ['a law', 'Law 34/2002.', 'Ley 35/2002.', '“35/2002”, and the original has “34/2002”'],
    ['a law more', 'The law.', 'La ley 35/2002.', '“35/2002”, which the original does not name'],
    [
      'a law more beside another',
      'Law 34/2002.',
      'La ley 34/2002 y la 35/2002, otra vez la 34/2002.',
      '“35/2002”, which the original does not name',
    ],
  ])('%s', (_, english, spanish, expected) =>
    expect(said(english, spanish)).toEqual([`es/about.mdx:10 | ${expected}`]),
  );

  test('each on its line', () =>
    expect(
      said('Ten days.\n\nTwo hours.\n\nOver 18.', 'Doce días.\n\nTres horas.\n\nMás de 21.'),
    ).toEqual([
      'es/about.mdx:14 | “21”, and the original has “18”',
      'es/about.mdx:10 | “Doce días”, and the original has “Ten days”',
      'es/about.mdx:12 | “Tres horas”, and the original has “Two hours”',
    ]));

  test('how to mend it', () => {
    const remedy = 'Correct it here or in en/about.mdx.';
    expect(problems('Ten days.', 'Doce días.')[0]?.remedy).toBe(remedy);
    expect(problems('The law.', 'La ley 35/2002.')[0]?.remedy).toBe(remedy);
  });
});

describe('nothing is said', () => {
  test.each<[string, string, string]>([
    [
      'of the same numbers',
      'Ten days, over 18, Law 34/2002.',
      'Diez días, más de 18, ley 34/2002.',
    ],
    ['of a time less', 'Ten days and two days.', 'Doce días.'],
    ['of a time more', 'Ten days.', 'Doce días y tres días.'],
    ['of one year', 'For one year.', 'Por dos años.'],
    ['of one day, which may be a day', 'One day and ten days.', 'Diez días.'],
    ['of other units', 'Twelve months.', 'Un año.'],
    ['of a law less', 'Law 34/2002.', 'La ley.'],
    ['of other numbers', 'Room 7.', 'Sala 8.'],
    ['of an age that stands twice', 'Over 18, really 18.', 'Más de 18.'],
    ['of a longer word', 'Ten days.', 'Doce diasporas.'],
    ['of a part of a number', 'Law 34/20021.', 'Ley 35/20021.'],
    [
      'of words of a component',
      '<Mission title="Ten days">A</Mission>',
      '<Mission title="Doce días">A</Mission>',
    ],
    ['where the translation cannot be read', 'Ten days.', 'Doce días.\n\n<Open'],
    ['where the original cannot be read', 'Law.\n\n<Open', 'Ley 35/2002.'],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test.each(['programs/prana', 'masseuses/noa', 'legal/cookies'])('of %s', (id) =>
    expect(said('Ten days.', 'Doce días.', id)).toEqual([]),
  );

  test('of fields', () =>
    expect(
      checkTranslatedFigures(inBoth('', '', {en: {lead: 'Ten days.'}, es: {lead: 'Doce días.'}})),
    ).toEqual([]));

  test('of a page without its original', () =>
    expect(checkTranslatedFigures([rawPage('Ley 35/2002.', {locale: 'es'})])).toEqual([]));

  test('of times in a language that has no names of units here', () =>
    expect(
      checkTranslatedFigures([rawPage('10 days.'), rawPage('12 Tage.', {locale: 'de'})]),
    ).toEqual([]));
});

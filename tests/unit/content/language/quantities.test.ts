/** Everything in a text that is a number, and what it is worth in any language. */
import {describe, expect, test} from 'vitest';

import {type Quantity, quantitiesIn} from '../../../../src/content/language/quantities';

/** As it is typed, its value, its unit in minutes, and what else is known of it. */
const row = ({typed, value, unit, isLoose, isBare, isShare}: Quantity): string =>
  [
    `${typed} = ${value}`,
    ...(unit === undefined ? [] : [`of ${unit}`]),
    ...(isLoose ? ['loose'] : []),
    ...(isBare ? ['bare'] : []),
    ...(isShare ? ['share'] : []),
  ].join(', ');

const inText = (text: string, locale = 'en'): string[] => quantitiesIn(text, locale).map(row);

describe('digits', () => {
  test.each([
    ['a number', 'Room 12 is free.', ['12 = 12']],
    ['thousands', 'It holds 1,200 of them.', ['1,200 = 1200']],
    ['millions', 'It holds 12,000,000 of them.', ['12,000,000 = 12000000']],
    ['a part', 'It is 22.5 wide.', ['22.5 = 22.5']],
    ['a comma that parts no thousands', 'It is 22,5 wide.', ['22,5 = 22.5']],
    ['a law', 'Law 34/2002 says so.', ['34/2002 = 34/2002']],
    ['an article with its parts', 'Article 6(1)(b) says so.', ['Article 6(1)(b) = 6.1.b']],
    ['an article with a letter', 'See article 6.1 b) of it.', ['article 6.1 b) = 6.1.b']],
    ['a letter behind a full stop', 'See 103.l of it.', ['103.l = 103.l']],
    ['a sentence behind a full stop', 'See 103.lamps', ['103 = 103']],
    ['a date', 'On 10/07/2023 it was so.', ['10/07/2023 = 2023-7-10']],
    ['a date by its year', 'On 2023-07-10 it was so.', ['2023-07-10 = 2023-7-10']],
    ['a section', 'Sections 3 say so.', ['Sections 3 = 3']],
    ['a word that ends like a section', 'Subsection 3 says so.', ['3 = 3']],
    ['several', '4 of 5 and 6', ['4 = 4', '5 = 5', '6 = 6']],
    ['a share', 'It is 20 per cent.', ['20 = 20, share']],
    ['a word behind it', '12 lamps', ['12 = 12']],
    ['one', 'Room 1', ['1 = 1, loose']],
  ])('%s', (_, text, expected) => expect(inText(text)).toEqual(expected));

  test.each([
    ['thousands', 'Caben 1.200 de ellas.', ['1.200 = 1200']],
    ['no thousands', 'Son 1,200 de ancho.', ['1,200 = 1.200']],
    ['an article', 'El artículo 6.1.b lo dice.', ['artículo 6.1.b = 6.1.b']],
    ['a share', 'Es el 20 por ciento.', ['20 = 20, share']],
  ])('%s, in Spanish', (_, text, expected) => expect(inText(text, 'es')).toEqual(expected));

  test.each([
    ['a time of the day', 'From 10:30 on.'],
    ['a time with its letters', 'From 10 am on.'],
    ['one with full stops', 'From 10 p.m. on.'],
    ['one with h', 'Desde las 10 h en adelante.'],
    ['every hour of every day', 'Open 24/7.'],
    ['digits of a word', 'Room A12.'],
    ['no number', 'A room.'],
  ])('none in %s', (_, text) => expect(inText(text)).toEqual([]));

  test('a time with a letter behind it that is none', () =>
    expect(inText('From 10 hats on.')).toEqual(['10 = 10']));
});

describe('words', () => {
  test.each([
    ['a number with what it counts', 'It has five fields.', ['five fields = 5']],
    ['short words behind it', 'Five of them.', ['Five = 5']],
    ['a number of two words', 'It has twenty-five fields.', ['twenty-five fields = 25']],
    ['a share', 'It is twenty per cent.', ['twenty per cent = 20, share']],
    ['a share in one word', 'It is twenty percent.', ['twenty percent = 20, share']],
    ['the two', 'Choose the two lamps.', ['two lamps = 2, loose']],
    ['two', 'Choose two lamps.', ['two lamps = 2']],
    ['the three', 'Choose the three lamps.', ['three lamps = 3']],
    ['a word that ends like the', 'Bathe two lamps.', ['two lamps = 2']],
    ['words and digits in their order', 'Two, 3, four', ['Two = 2', '3 = 3', 'four = 4']],
  ])('%s', (_, text, expected) => expect(inText(text)).toEqual(expected));

  test.each([
    ['a number', 'Tiene cinco campos.', ['cinco campos = 5']],
    ['a share', 'Es el veinte por ciento.', ['veinte por ciento = 20, share']],
    ['a price of a hundred', 'Vale por ciento y por cien.', ['ciento = 100', 'cien = 100']],
    ['a price of several', 'Vale veinte por tres noches.', ['veinte = 20', 'tres noches = 3']],
    ['the two', 'Las dos lámparas.', ['dos lámparas = 2, loose']],
  ])('%s, in Spanish', (_, text, expected) => expect(inText(text, 'es')).toEqual(expected));

  test('one is no number but of a time', () => {
    expect(inText('One lamp.')).toEqual([]);
    expect(inText('One hour.')).toEqual(['One hour = 1, of 60, loose']);
  });
});

describe('times', () => {
  test.each([
    ['years', 'In 3 years.', ['3 years = 3, of 518400']],
    ['months', 'In two months.', ['two months = 2, of 43200']],
    ['weeks', 'In 2 weeks.', ['2 weeks = 2, of 10080']],
    ['days with a hyphen', 'A fourteen-day term.', ['fourteen-day = 14, of 1440']],
    ['minutes', 'In 90 minutes.', ['90 minutes = 90, of 1']],
    ['the two of them', 'In the two hours.', ['two hours = 2, of 60']],
    ['a longer word', 'In two daylight lamps.', ['two daylight = 2']],
    ['a month', 'In a month.', ['a month = 1, of 43200, loose']],
    ['an hour', 'In an hour.', ['an hour = 1, of 60, loose']],
    ['the day', 'On the day.', ['day = 1, of 1440, loose, bare']],
    [
      'in their order',
      'The day, 3 hours.',
      ['day = 1, of 1440, loose, bare', '3 hours = 3, of 60'],
    ],
    ['no longer word', 'In the daytime, midday.', []],
  ])('%s', (_, text, expected) => expect(inText(text)).toEqual(expected));

  test.each([
    ['several', 'En tres días.', ['tres días = 3, of 1440']],
    ['one', 'En una hora.', ['una hora = 1, of 60, loose']],
    ['the year', 'En el año.', ['año = 1, of 518400, loose, bare']],
  ])('%s, in Spanish', (_, text, expected) => expect(inText(text, 'es')).toEqual(expected));

  test('in a language without names of times: digits alone', () =>
    expect(inText('En 2 jours, un jour.', 'fr')).toEqual(['2 = 2']));
});

describe('dates', () => {
  test.each([
    ['a day', 'On 10 July 2023.', ['10 July 2023 = 2023-7-10']],
    [
      'the day of a law',
      'Law 34/2002, of 11 July, says so.',
      ['34/2002 = 34/2002', '11 July = -7-11, loose'],
    ],
    ['a day beside a number', 'On 10 July 3 came.', ['10 July = -7-10', '3 = 3']],
  ])('%s', (_, text, expected) => expect(inText(text)).toEqual(expected));

  test('in Spanish', () =>
    expect(inText('Ley 3/2018, de 5 de diciembre', 'es')).toEqual([
      '3/2018 = 3/2018',
      '5 de diciembre = -12-5, loose',
    ]));
});

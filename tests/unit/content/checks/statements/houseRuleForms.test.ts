/** What a sentence says of the rules of the house: notice, the end of cancelling, and what it costs. */
import {describe, expect, test} from 'vitest';

import {saidIn} from '../../../../../src/content/checks/statements/houseRuleForms';
import type {Text} from '../../../../../src/content/texts';
import {paragraph, parrafo} from './paragraph';

/** The four rules, each with what is typed and what it is worth. */
const said = (text: Text): string[] =>
  saidIn(text).map((ofRule) => ofRule.map(({typed, worth}) => `${typed} = ${worth}`).join());

describe('notice', () => {
  test.each([
    [paragraph('We ask for two hours’ notice.'), 'two hours’ notice = 2'],
    [paragraph('Write 24 hours in advance.'), '24 hours in advance = 24'],
    [paragraph('An hour ahead will do.'), 'An hour ahead = 1'],
    [parrafo('Con dos horas de antelación.'), 'dos horas de antelación = 2'],
  ])('$text', (text, expected) => expect(said(text)).toEqual([expected, '', '', '']));

  test('the first of two', () =>
    expect(said(paragraph('Two hours ahead, or three hours ahead.'))[0]).toBe(
      'Two hours ahead = 2',
    ));
});

describe('until when one cancels', () => {
  test.each([
    [paragraph('Cancel until six hours before.'), 'until six hours before = 6'],
    [paragraph('Free up to a day before.'), 'up to a day before = 24'],
    [parrafo('Se anula hasta dos días antes.'), 'hasta dos días antes = 48'],
    [parrafo('Gratis hasta 6 HORAS antes.'), 'hasta 6 HORAS antes = 6'],
  ])('$text', (text, expected) => expect(said(text)).toEqual(['', expected, '', '']));

  test('a sentence of something else says nothing', () =>
    expect(said(paragraph('She sleeps until six hours before.'))).toEqual(['', '', '', '']));
});

describe('how long one thinks it over', () => {
  test.each([
    [paragraph('Cancel within 15 minutes of booking.'), 'within 15 minutes of booking = 15'],
    [
      parrafo('Se anula en los quince minutos siguientes.'),
      'en los quince minutos siguientes = 15',
    ],
  ])('$text', (text, expected) => expect(said(text)).toEqual(['', '', expected, '']));
});

describe('what cancelling costs', () => {
  test.each([
    ['half of the price', '50'],
    ['a third of the price', '33'],
    ['a quarter of the price', '25'],
    ['two thirds of the price', '67'],
    ['the whole price', '100'],
    ['the full price', '100'],
    ['70 % of the price', '70'],
  ])('%s', (share, worth) =>
    expect(said(paragraph(`Who cancels pays ${share}.`))[3]).toBe(`${share} = ${worth}`),
  );

  test.each([
    ['la mitad del precio', '50'],
    ['un tercio del precio', '33'],
    ['un cuarto del precio', '25'],
    ['dos tercios del precio', '67'],
    ['el 70 % del precio', '70'],
    ['el precio completo', '100'],
  ])('%s', (share, worth) =>
    expect(said(parrafo(`Quien anula paga ${share}.`))[3]).toBe(`${share} = ${worth}`),
  );

  test('a price of something else says nothing', () =>
    expect(said(paragraph('Couples pay half the price.'))[3]).toBe(''));
});

test('a language without forms says nothing', () =>
  expect(said(paragraph('Cancel two hours ahead.', {locale: 'fr'}))).toEqual(['', '', '', '']));

test('each has the text that it stands in', () => {
  const text = paragraph('Write two hours ahead.');
  expect(saidIn(text)[0]?.[0]?.text).toBe(text);
});

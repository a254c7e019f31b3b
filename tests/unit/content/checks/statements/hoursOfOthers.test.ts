/** Hours of somebody else: the market, the bakery opposite. */
import {describe, expect, test} from 'vitest';

import {areHoursOfOthers} from '../../../../../src/content/checks/statements/hoursOfOthers';
import {paragraph, parrafo} from './paragraph';

/** Whether the hours “8 to 3”, or “8 a 3”, in a text are those of others. */
const others = (text: string, locale = 'en'): boolean =>
  areHoursOfOthers(locale === 'en' ? paragraph(text) : parrafo(text, {locale}), text.indexOf('8'));

describe('hours of others', () => {
  test.each([
    ['who they are, stands before them', 'The market is open from 8 to 3.'],
    ['behind a sentence about the house', 'Our house sleeps. The market is open from 8 to 3.'],
    ['beside a sentence about the house', 'The market is open from 8 to 3. Our house sleeps.'],
    ['behind a comma', 'Walk on, the old bakery opens from 8 to 3.'],
    ['somebody of no kind that is known', 'The old florist is open from 8 to 3.'],
    ['a place by its name', 'Boqueria: 8 to 3.'],
    ['a place behind them', 'From 8 to 3 there is the market.'],
  ])('%s', (_, text) => expect(others(text)).toBe(true));

  test.each([
    ['who they are', 'El mercado está abierto de 8 a 3.'],
    ['a place behind them', 'Abre de 8 a 3 el mercado.'],
  ])('in Spanish: %s', (_, text) => expect(others(text, 'es')).toBe(true));
});

describe('hours of the house', () => {
  test.each([
    ['the house itself', 'The house is open from 8 to 3.'],
    ['a part of it', 'The upper suite is open from 8 to 3.'],
    ['nobody', 'From 8 to 3.'],
    ['the market, in the sentence before', 'There is a market. From 8 to 3.'],
    ['the market, in the sentence behind', 'From 8 to 3. There is a market.'],
    ['the house beside the market', 'Beside the market our reception waits from 8 to 3.'],
    ['the market beside our door', 'From 8 to 3, beside the market, our door.'],
    ['a longer word', 'The marketing from 8 to 3.'],
  ])('%s', (_, text) => expect(others(text)).toBe(false));

  test('in Spanish', () => expect(others('La casa abre de 8 a 3.', 'es')).toBe(false));
});

test('in a language without forms only places tell', () => {
  expect(others('The tall boy is open from 8 to 3.', 'fr')).toBe(false);
  expect(others('Metro 8 to 3.', 'fr')).toBe(true);
});

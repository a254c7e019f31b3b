import {expect, test} from 'vitest';

import {capitalize, numberToWords} from '../../../../src/components/mdx/Count';

test('spells a number with the words of the language', () => {
  expect(numberToWords(1, 'una dos tres')).toBe('una');
  expect(numberToWords(3, 'una dos tres')).toBe('tres');
});

test('writes digits where there is no word', () => {
  expect(numberToWords(4, 'una dos tres')).toBe('4');
  expect(numberToWords(0, 'una dos tres')).toBe('0');
});

test('capitalizes the first letter', () => {
  expect(capitalize('trece', 'es')).toBe('Trece');
  expect(capitalize('13', 'es')).toBe('13');
});

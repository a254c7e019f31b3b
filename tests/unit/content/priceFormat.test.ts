import {expect, test} from 'vitest';

import {formatPrice} from '../../../src/components/labels/Amount';
import {priceFormat} from '../../../src/content/priceFormat';

test.each([
  {htmlLang: 'en-US', euros: 190, written: '€190'},
  {htmlLang: 'es-ES', euros: 190, written: '190\u202f€'},
  {htmlLang: 'es-ES', euros: 12_000, written: '12000\u202f€'},
  {htmlLang: 'de-DE', euros: 190, written: '190\u202f€'},
  {htmlLang: 'nl-NL', euros: 190, written: '€\u202f190'},
])('in $htmlLang the price $euros is written $written', ({htmlLang, euros, written}) => {
  expect(formatPrice(euros, priceFormat(htmlLang))).toBe(written);
});

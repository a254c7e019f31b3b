import {expect, test} from 'vitest';

import {formatPrice} from '../../../src/components/labels/Amount';
import {priceFormat} from '../../../src/content/priceFormat';

test.each([
  ['en-US', 190, '€190'],
  ['es-ES', 190, '190\u202f€'],
  ['es-ES', 12_000, '12000\u202f€'],
  ['de-DE', 190, '190\u202f€'],
  ['nl-NL', 190, '€\u202f190'],
])('in %s the price %i is written %s', (htmlLang, euros, written) => {
  expect(formatPrice(euros, priceFormat(htmlLang))).toBe(written);
});

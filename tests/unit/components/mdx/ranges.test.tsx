/** Prices and lengths of a house where all are the same. */
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';

import {word} from '../../../words';

vi.mock('../../../../src/plugins/catalogue/client', () => ({
  useCatalogue: () => ({
    priceFormat: '€{euros}',
    priceRange: {minEur: 300, maxEur: 300},
    minutesRange: {shortest: 60, longest: 60},
  }),
}));

// Other tests have loaded these modules with the hooks of the mock.
vi.resetModules();
const {default: PriceRange} = await import('../../../../src/components/mdx/PriceRange');
const {default: SessionRange} = await import('../../../../src/components/mdx/SessionRange');

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '');

test('one price is no range', () =>
  expect(textOf(renderToStaticMarkup(<PriceRange />))).toBe('€300'));

test('one length is no range', () =>
  expect(textOf(renderToStaticMarkup(<SessionRange />))).toBe(
    word('session.length', 'en', {minutes: 60}),
  ));

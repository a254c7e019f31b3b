import {expect, test, vi} from 'vitest';

vi.mock('../../../../src/plugins/catalogue/client', () => ({}));

const {providerAt} = await import('../../../../src/components/consent/provider');

const FACTS = {
  analyticsScript: 'https://stats.house.test/script.js',
  analyticsSince: '2027-01-15',
  analyticsProvider: 'House Statistics SL',
  analyticsPurpose: {en: 'to see which pages are read', es: 'saber qué páginas se leen'},
  analyticsMonths: 12,
};
const DAY = Date.UTC(2027, 0, 15);

test('a provider counts from its day on', () => {
  expect(providerAt(FACTS, 'en', DAY - 1)).toBeNull();
  expect(providerAt(FACTS, 'en', DAY)).toMatchObject({since: DAY, name: 'House Statistics SL'});
});

test('purpose and duration are told in the language of the page', () => {
  expect(providerAt(FACTS, 'en', DAY)).toMatchObject({
    purpose: 'to see which pages are read',
    duration: '12 months',
  });
  expect(providerAt(FACTS, 'es', DAY)).toMatchObject({
    purpose: 'saber qué páginas se leen',
    duration: '12 meses',
  });
});

test('without a script there is no provider, whatever else stands there', () =>
  expect(providerAt({...FACTS, analyticsScript: ''}, 'en', DAY)).toBeNull());

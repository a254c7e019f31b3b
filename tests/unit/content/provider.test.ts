/** An analytics provider is named with its date, its name, its purpose and its duration. */
import {expect, test} from 'vitest';

import {createCatalogue} from '../../../src/content/catalogue';
import {BUSINESS, validSite} from './fixtureSite';

const NAMED = {
  analyticsScript: 'https://stats.house.test/script.js',
  analyticsSince: '2027-01-15',
  analyticsProvider: 'House Statistics SL',
  analyticsPurpose: {en: 'to see which pages are read', es: 'saber qué páginas se leen'},
  analyticsMonths: 12,
};

/** Fields that `npm run check` names in docs/business.yml. */
function fields(changes: object): string[] {
  const {problems} = createCatalogue({
    ...validSite(),
    business: {...BUSINESS, ...NAMED, ...changes},
  });
  return problems.map(({file, field}) => `${file} ${field}`);
}

test('a provider with all that visitors must know is accepted', () =>
  expect(fields({})).toEqual([]));

test('without a provider nothing of it is asked for', () =>
  expect(createCatalogue(validSite()).problems).toEqual([]));

test.each<[string, object]>([
  ['analyticsSince', {analyticsSince: ''}],
  ['analyticsSince', {analyticsSince: undefined}],
  ['analyticsSince', {analyticsSince: 'next spring'}],
  ['analyticsSince', {analyticsScript: '', analyticsSince: ''}],
  ['analyticsScript', {analyticsScript: ''}],
  ['analyticsProvider', {analyticsProvider: ''}],
  ['analyticsMonths', {analyticsMonths: undefined}],
  ['analyticsMonths', {analyticsMonths: 60}],
  ['analyticsPurpose.es', {analyticsPurpose: {en: 'to see which pages are read'}}],
])('%s missing or wrong is named', (field, changes) =>
  expect(fields(changes)).toContain(`docs/business.yml ${field}`),
);

test('the missing date says what it is for', () => {
  const {problems} = createCatalogue({
    ...validSite(),
    business: {...BUSINESS, ...NAMED, analyticsSince: ''},
  });
  expect(problems[0]?.remedy).toContain('are asked again');
});

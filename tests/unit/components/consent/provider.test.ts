import {expect, test} from 'vitest';

import {activeProvider} from '../../../../src/components/consent/record';
import {providerOf} from '../../../../src/plugins/catalogue/data';

const FACTS = {
  script: 'https://stats.house.test/script.js',
  since: '2027-01-15',
  provider: 'House Statistics SL',
  purpose: {en: 'to see which pages are read', es: 'saber qué páginas se leen'},
  months: 12,
  attributes: {},
  connect: [],
  settings: {},
  pageCalls: [],
};
const DAY = Date.UTC(2027, 0, 15);
const ENGLISH = {locale: 'en', htmlLang: 'en-US'};

test('a provider is active from its day on', () => {
  const provider = providerOf(FACTS, ENGLISH);
  expect(activeProvider(provider, DAY - 1)).toBeNull();
  expect(activeProvider(provider, DAY)).toMatchObject({since: DAY, name: 'House Statistics SL'});
});

test('purpose, day and duration are written in the language of the page', () => {
  expect(providerOf(FACTS, ENGLISH)).toMatchObject({
    purpose: 'to see which pages are read',
    day: '15 January 2027',
    duration: '12 months',
  });
  expect(providerOf(FACTS, {locale: 'es', htmlLang: 'es-ES'})).toMatchObject({
    purpose: 'saber qué páginas se leen',
    day: '15 de enero de 2027',
    duration: '12 meses',
  });
});

test('without a script there is no provider', () =>
  expect(providerOf({...FACTS, script: ''}, ENGLISH)).toBeUndefined());

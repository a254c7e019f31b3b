/** The lines of languages in the site's configuration. */
import {expect, test} from 'vitest';

import {checkLanguages} from '../../../src/content/checks/pages/languages';

const EN = {label: 'English', htmlLang: 'en-US', baseUrl: '/'};
const ES = {label: 'Español', htmlLang: 'es-ES', baseUrl: '/es/'};

const told = (es: Partial<typeof ES>, en: Partial<typeof EN> = {}) =>
  checkLanguages(
    {locales: ['en', 'es'], localeConfigs: {en: {...EN, ...en}, es: {...ES, ...es}}},
    'en',
  );

test('lines that are right have no mistake', () => expect(told({})).toEqual([]));

test.each([
  ['an address of its own', {baseUrl: '/espanol/'}, 'es: baseUrl', "Write '/es/'."],
  ['the original’s address', {baseUrl: '/'}, 'es: baseUrl', "Write '/es/'."],
  ['a language in words', {htmlLang: 'spanish'}, 'es: htmlLang', "Write 'es', or that with"],
  ['another language’s tag', {htmlLang: 'en-GB'}, 'es: htmlLang', "Write 'es', or that with"],
  ['no name', {label: ''}, 'es: label', 'as its speakers do'],
  ['another’s name', {label: 'English'}, 'es: label', 'another one for each'],
])('%s is told', (_name, es, field, remedy) => {
  const problems = told(es);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({file: 'docusaurus.config.ts', field});
  expect(problems[0]?.remedy).toContain(remedy);
});

test('the original stands at the root', () =>
  expect(told({}, {baseUrl: '/en/'})[0]?.remedy).toBe("Write '/'."));

/** The lines of languages in the site's configuration. */
import {expect, test} from 'vitest';

import {createCatalogue} from '../../../src/content/catalogue';
import {checkLanguages} from '../../../src/content/checks/pages/languages';
import {formatProblems} from '../../../src/content/problems';
import {sourceWith} from './mistakes/memory';

const EN = {label: 'English', htmlLang: 'en-US', baseUrl: '/'};
const ES = {label: 'Español', htmlLang: 'es-ES', baseUrl: '/es/'};

/** A line, of which some names have another value or are others. */
type Line = {readonly [name: string]: string | undefined};

const told = (es: Line, en: Partial<typeof EN> = {}) =>
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
  ['a misspelt name', {lable: 'Español', label: undefined}, 'es: lable', 'Did you mean label?'],
  ['another’s name', {label: 'English'}, 'es: label', 'another one for each'],
])('%s is told', (_name, es, field, remedy) => {
  const problems = told(es);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({file: 'docusaurus.config.ts', field});
  expect(problems[0]?.remedy).toContain(remedy);
});

test('the original stands at the root', () =>
  expect(told({}, {baseUrl: '/en/'})[0]?.remedy).toBe("Write '/'."));

/** What is told of the whole site with other languages in the configuration. */
const RELEASED = {en: {}, es: {}};
test.each([
  ['a language without its folder', {locales: ['en', 'es', 'ca']}, 'i18n/ca/', 'language ca'],
  ['a language that is gone', {locales: ['en']}, 'docs/gone.yml', 'Put the language back'],
  ['a translation first', {defaultLocale: 'es', locales: ['es', 'en']}, 'docusaurus', 'below that'],
  ['a translation alone', {defaultLocale: 'es', locales: ['es']}, 'docusaurus', 'back above it'],
])('%s is told, and nothing else', async (_name, languages, file, remedy) => {
  const source = await sourceWith([], languages);
  // Of a site that is not read the last release is not read either.
  const isRead = source.documents.length > 0;
  const {problems} = createCatalogue(isRead ? {...source, released: RELEASED} : source);
  expect(problems.length, formatProblems(problems)).toBe(1);
  expect(problems[0]?.file).toContain(file);
  expect(problems[0]?.remedy).toContain(remedy);
});

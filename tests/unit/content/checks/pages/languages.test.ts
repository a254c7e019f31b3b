/** A language's line in the configuration: its address, its tag, its name. */
import {describe, expect, test} from 'vitest';

import {checkLanguages} from '../../../../../src/content/checks/pages/languages';

type Line = Readonly<Record<string, string | undefined>>;

const EN = {label: 'English', htmlLang: 'en-US', baseUrl: '/'};
const ES = {label: 'Español', htmlLang: 'es-ES', baseUrl: '/es/'};
const line = (locale: string): string =>
  `Write '${locale}', or that with its country, as in 'en-GB'.`;
const NAME = 'Write the language’s name as its speakers do, and another one for each language.';

const said = (es: Line, en: Line = {}): string[] =>
  checkLanguages(
    {locales: ['en', 'es'], localeConfigs: {en: {...EN, ...en}, es: {...ES, ...es}}},
    'en',
  ).map(({file, field, found, remedy}) => `${file} ${field} | ${found}. ${remedy}`);

describe('told of the translation', () => {
  test.each<[string, Line, string]>([
    ['another address', {baseUrl: '/espanol/'}, `baseUrl | "/espanol/". Write '/es/'.`],
    ['another language’s tag', {htmlLang: 'en-GB'}, `htmlLang | "en-GB". ${line('es')}`],
    ['what is no tag', {htmlLang: 'en español'}, `htmlLang | "en español". ${line('es')}`],
    ['no name', {label: ' '}, `label | " ". ${NAME}`],
    ['the other’s name', {label: ' English '}, `label | " English ". ${NAME}`],
    [
      'a name with a slip',
      {lable: 'Español'},
      'lable | a name that is not known here. Did you mean label?',
    ],
    [
      'a name of nothing',
      {colour: 'red'},
      'colour | a name that is not known here. Delete it, with its value.',
    ],
    [
      'a name with a slip, and nothing else that is wrong',
      {lable: 'Español', label: '', baseUrl: '/'},
      'lable | a name that is not known here. Did you mean label?',
    ],
  ])('%s', (_, es, expected) => expect(said(es)).toEqual([`docusaurus.config.ts es: ${expected}`]));

  test('everything that is wrong', () =>
    expect(said({baseUrl: '/', htmlLang: 'de', label: ''})).toHaveLength(3));
});

test('the original stands at the root', () =>
  expect(said({}, {baseUrl: '/en/'})).toEqual([
    `docusaurus.config.ts en: baseUrl | "/en/". Write '/'.`,
  ]));

describe('nothing is said', () => {
  test.each<[string, Line]>([
    ['lines as they should be', {}],
    ['a tag without its country', {htmlLang: 'es'}],
    ['a tag of another country', {htmlLang: 'es-MX'}],
    [
      'all that a line may say',
      {direction: 'ltr', calendar: 'gregory', path: 'es', translate: 'true', url: 'https://x'},
    ],
  ])('%s', (_, es) => expect(said(es)).toEqual([]));

  test('of a language without a line, where that fits the root', () =>
    expect(checkLanguages({locales: ['en'], localeConfigs: {}}, 'en')).toEqual([]));
});

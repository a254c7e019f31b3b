/** Words of components as texts of each language. */
import {expect, test} from 'vitest';

import {codeTexts} from '../../../src/content/codeTexts';
import type {Source} from '../../../src/content/source';
import {validSite} from './fixtureSite';

const word = (id: string, message: string, file = 'src/a.tsx', line = 3) => ({
  id,
  message,
  file,
  line,
});
const CODE = '{\n  "a.one": {"message": "Uno"},\n  "a.two": {"message": "Dos"}\n}\n';

const site = (rest: Partial<Source>): Source => ({...validSite(), ...rest});

test('the original’s in the code, the others’ in their own file', () =>
  expect(
    codeTexts(
      site({
        componentWords: [word('a.one', 'One'), word('a.two', 'Two', 'src/b.tsx', 9)],
        codeWords: {es: CODE, en: CODE},
      }),
    ),
  ).toEqual([
    {file: 'src/a.tsx', locale: 'en', field: 'a.one', line: 3, text: 'One'},
    {file: 'src/b.tsx', locale: 'en', field: 'a.two', line: 9, text: 'Two'},
    {file: 'i18n/es/code.json', locale: 'es', field: 'a.one', line: 2, text: 'Uno'},
    {file: 'i18n/es/code.json', locale: 'es', field: 'a.two', line: 3, text: 'Dos'},
  ]));

test('the same text is the same thing', () => {
  const source = site({componentWords: [word('a.one', 'One')], codeWords: {es: CODE}});
  const [first, second] = codeTexts(source);
  expect(codeTexts(source)[0]).toBe(first);
  expect(codeTexts(source)[1]).toBe(second);
});

test('a word of two files, in two languages', () => {
  const one = word('a.one', 'One');
  const texts = codeTexts(
    site({
      componentWords: [one, {...one, file: 'src/b.tsx'}],
      defaultLocale: 'es',
      locales: ['es'],
    }),
  );
  expect(texts.map(({file, locale}) => `${locale} ${file}`)).toEqual([
    'es src/a.tsx',
    'es src/b.tsx',
  ]);
});

test('none where nobody looked', () => expect(codeTexts(site({}))).toEqual([]));

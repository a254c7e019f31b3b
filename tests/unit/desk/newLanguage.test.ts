/** Which languages `npm run new -- language` begins, and what their files and their line look like. */
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {newLanguage} from '../../../src/desk/new/language';
import {deskWith, filesOf} from './madeThings';

const CONFIG = 'docusaurus.config.ts';
const desk = await deskWith();

describe('is refused with what to write', () => {
  test.each(['12', '1a', 'a1', '{}', 'root', 'x', 'mul', 'zxx', 'mis', 'und'])(
    '"%s", which is no language',
    (code) =>
      expect(newLanguage(desk, code)).toEqual({
        refusal: `"${code}" is no language: write its code of two letters, such as ca, fr or de.`,
      }),
  );
  test.each([
    ['eng', 'en'],
    ['spa', 'es'],
    ['cat', 'ca'],
    ['CA', 'ca'],
    ['ca_ES', 'ca'],
    ['fr-FR', 'fr'],
    ['iw', 'he'],
    ['tl', 'fil'],
  ])('"%s", which is another code for %s', (code, usual) =>
    expect(newLanguage(desk, code)).toEqual({
      refusal: `"${code}" is not how that language is written here: write ${usual}.`,
    }),
  );
});

test.each(['ca', 'ast', 'mic'])(
  'the line of "%s" can be read, an apostrophe in its name too',
  (code) => {
    const [, line] =
      new RegExp(`^  (${code}: .*),\n};`, 'm').exec(
        filesOf(newLanguage(desk, code))[CONFIG] ?? '',
      ) ?? [];
    const name = new Intl.DisplayNames(code, {type: 'language'}).of(code) ?? '';
    expect(parse(`{${line}}`)).toEqual({
      [code]: {
        label: name.charAt(0).toUpperCase() + name.slice(1),
        htmlLang: new Intl.Locale(code).maximize().toString().replace(/-Latn/, ''),
        baseUrl: `/${code}/`,
      },
    });
  },
);

/** Names set as code in a legal text: the same in every language. */
import {describe, expect, test} from 'vitest';

import {codeFaults} from '../../../../../src/content/checks/translations/legalCode';
import {legalPages} from './legalPages';

const faults = (english: string, spanish: string) => {
  const {original, translation} = legalPages(english, spanish);
  return codeFaults(translation, original);
};
const said = (english: string, spanish: string): string[] =>
  faults(english, spanish).map(({line, found, remedy}) => `${line} | ${found}. ${remedy}`);
const SAME = 'or correct en/legal/cookies.mdx: browsers call it so in every language.';
const strange = (name: string): string => `the name \`${name}\`, which the original does not have`;

describe('another name', () => {
  test.each([
    [
      'in the same place',
      'Use `_ga`.',
      'A.\n\nUsa `session`.',
      [`3 | ${strange('session')}. Write \`_ga\`, ${SAME}`],
    ],
    [
      'nearly one that is missing',
      'Use `consent` and `_ga`.',
      'Usa `consnt`.',
      [`1 | ${strange('consnt')}. Write \`consent\`, ${SAME}`],
    ],
    [
      'one more',
      'Use `consent`.',
      'Usa `consent` y `consnt`.',
      [`1 | ${strange('consnt')}. Write it as it stands there, ${SAME}`],
    ],
    [
      'one of two',
      '`_ga` and `_gb`',
      '`_ga` y `_gc`',
      [`1 | ${strange('_gc')}. Write \`_gb\`, ${SAME}`],
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual(expected));
});

describe('nothing is said of', () => {
  test.each([
    ['the same names, in another order', '`_ga` and `_gb`', '`_gb` y `_ga`'],
    ['a name less', '`_ga` and `_gb`', '`_ga`'],
    ['a component set as code', '`_ga`', '`<CallLink />`'],
    ['a text that cannot be read', '`_ga`', '`_gb`\n\n<Open'],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));
});

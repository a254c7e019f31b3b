/** Names of several words of which the first is a slip away. */
import {describe, expect, test} from 'vitest';

import {checkWrongNames} from '../../../../../src/content/checks/language/wrongNames';
import {told} from '../rawPages';
import {textOf} from '../texts';

const namesOf = (...wholes: string[]) =>
  wholes.flatMap((whole) => whole.split(' ').map((word) => ({word, whole})));

const NAMES = namesOf(
  'Nyx Sensoria',
  'Prana',
  'Four Hands (Duo)',
  'Nix Dual',
  'Nyx Dual',
  'Suite Number 2',
  'Hot River Stones',
  'la Prana Grande',
);
const problemsOf = (text: string) => checkWrongNames(NAMES, [textOf(text)]);

describe('a name', () => {
  test.each([
    ['with another letter', 'Ask for Nix Sensoria here.', '“Nix Sensoria”'],
    ['with a letter too many', 'Ask for Nyxs Sensoria.', '“Nyxs Sensoria”'],
    ['of three words', 'Hat River Stones are warm.', '“Hat River Stones”'],
    ['with a letter too few', 'Ny Sensoria is long.', '“Ny Sensoria”'],
  ])('%s', (_, text, found) =>
    expect(told(problemsOf(text))).toEqual([`en/about.mdx:12 | ${found}`]),
  );

  test('as it should be', () =>
    expect(problemsOf('Nix Sensoria').map(({remedy}) => remedy)).toEqual([
      'Write “Nyx Sensoria”.',
    ]));

  test('once in a text', () =>
    expect(problemsOf('Nix Sensoria and Nux Sensoria.').map(({found}) => found)).toEqual([
      '“Nix Sensoria”',
    ]));
});

describe('nothing is said of', () => {
  test.each([
    ['the name', 'Ask for Nyx Sensoria.'],
    ['the name in other capitals', 'Ask for nyx Sensoria.'],
    ['another name of the house', 'Ask for Nix Dual.'],
    ['another first word', 'Ask for Prana Sensoria.'],
    ['the end of it alone', 'Ask for Sensoria.'],
    ['a longer word behind', 'Ask for Nix Sensorial.'],
    ['names of one word', 'Ask for Prama.'],
    ['names with signs', 'Ask for Fou Hands (Duo).'],
    ['names with a number', 'In Suit Number 2.'],
    ['names that begin small', 'Ask for Prama Grande.'],
    ['other words', 'Ask for tea.'],
  ])('%s', (_, text) => expect(problemsOf(text)).toEqual([]));

  test('names whose second word is short', () =>
    expect(checkWrongNames(namesOf('Nyx Duo'), [textOf('Nix Duo')])).toEqual([]));
});

/** How many ends a program has, in its sentences and by its `finish`. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {checkFinishes} from '../../../../../src/content/checks/statements/finishes';
import {rawPage, told} from '../rawPages';

type Fields = Readonly<Record<string, unknown>>;

const english = (body: string, fields: Fields, id = 'programs/a'): RawDocument =>
  rawPage(body, {id, fields});
const spanish = (body: string, fields: Fields = {}): RawDocument =>
  rawPage(body, {id: 'programs/a', locale: 'es', fields});
const said = (...documents: readonly RawDocument[]): string[] => told(checkFinishes(documents));

const ONE = {finish: 'One finish'};
const THREE = {finish: 'Three finishes'};

describe('a number that no session has', () => {
  test.each([
    ['there are', 'Here there are two finishes.', 'there are two finishes'],
    [
      'a session',
      'The longer session ends in two finishes.',
      'longer session ends in two finishes',
    ],
    ['of its kind', 'It has two climaxes.', 'two climaxes'],
    ['a second one', 'Then comes a second finish.', 'a second finish'],
  ])('%s', (_, body, typed) =>
    expect(said(english(body, ONE))).toEqual([
      `en/programs/a.mdx:10 | “${typed}”, and by finish in en/programs/a.mdx a session has 1`,
    ]),
  );

  test.each([
    ['there are', 'Aquí hay dos finales.', 'hay dos finales'],
    ['a second one', 'Luego llega el segundo final.', 'el segundo final'],
  ])('%s, in Spanish', (_, body, typed) =>
    expect(said(english('', ONE), spanish(body))).toEqual([
      `es/programs/a.mdx:10 | “${typed}”, and by finish in en/programs/a.mdx a session has 1`,
    ]),
  );

  test('of two sessions', () =>
    expect(
      said(
        english('There are four finishes, a second finish.', {
          tiers: [{finish: 'Two finishes'}, {finish: 'One finish'}],
        }),
      ),
    ).toEqual([
      'en/programs/a.mdx:10 | “There are four finishes”, and by finish in en/programs/a.mdx a session has 1 or 2',
    ]));

  test('of another program', () =>
    expect(
      said(english('There are two finishes.', ONE), english('', THREE, 'programs/b')),
    ).toHaveLength(1));

  test('between those of two sessions', () =>
    expect(said(english('It has two climaxes.', {tiers: [ONE, THREE]}))).toHaveLength(1));

  test('in a field', () =>
    expect(said(english('', {...ONE, lead: 'It has two climaxes.'}))).toEqual([
      'en/programs/a.mdx lead | “two climaxes”, and by finish in en/programs/a.mdx a session has 1',
    ]));

  test('how to mend it', () =>
    expect(checkFinishes([english('There are two finishes.', ONE)])[0]?.remedy).toBe(
      'Correct the number, or leave it out.',
    ));

  test('in one language, where the other has another', () =>
    expect(said(english('It has two climaxes.', ONE), spanish('Hay tres finales.'))).toHaveLength(
      2,
    ));
});

describe('nothing is said of', () => {
  test.each<[string, string, Fields]>([
    ['the number of the field', 'There is one finish.', ONE],
    ['one of its numbers', 'There is one finish.', {tiers: [ONE, {finish: 'Two finishes'}]}],
    ['the first', 'Then comes the first finish.', ONE],
    ['a second where one has three', 'Then a second finish.', {tiers: [ONE, THREE]}],
    ['a wall', 'The wall has two finishes.', ONE],
    ['a program without such a field', 'There are two finishes.', {}],
    ['a field without a number', 'There are two finishes.', {finish: 'As you like'}],
    ['a field that is no text', 'There are two finishes.', {finish: 1}],
    ['sessions that are none', 'There are two finishes.', {tiers: ['One finish']}],
    ['another number in the field', '', {finish: 'One finish, not two climaxes'}],
    ['another number in that of a session', '', {tiers: [{finish: 'One, not two climaxes'}]}],
  ])('%s', (_, body, fields) => expect(said(english(body, fields))).toEqual([]));

  test('another page', () =>
    expect(said(english('There are two finishes.', ONE, 'about'))).toEqual([]));

  test('what every language says: the fields are told', () =>
    expect(said(english('There are two finishes.', ONE), spanish('Hay dos finales.'))).toEqual([]));

  test('what another page calls its finish', () =>
    expect(
      said(
        english('There are two finishes.', {}, 'about'),
        rawPage('', {id: 'about', locale: 'es', fields: {finish: 'Un final'}}),
      ),
    ).toEqual([]));

  test('a language without a line here', () =>
    expect(
      said(
        english('', ONE),
        rawPage('There are two finishes, a second finish.', {id: 'programs/a', locale: 'fr'}),
      ),
    ).toEqual([]));
});

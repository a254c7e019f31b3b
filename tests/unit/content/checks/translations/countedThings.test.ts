/** What a text counts, held against its twin. */
import {describe, expect, test} from 'vitest';

import {checkCountedThings} from '../../../../../src/content/checks/translations/countedThings';
import type {Problem} from '../../../../../src/content/problems';
import type {Text} from '../../../../../src/content/texts';
import {told} from '../rawPages';

const text = (locale: string, words: string): Text => ({
  file: `${locale}/about.mdx`,
  locale,
  field: '',
  line: 3,
  text: words,
});
const problems = (
  english: string,
  spanish: string,
  known: readonly Problem[] = [],
  locale = 'es',
) => checkCountedThings(new Map([[text(locale, spanish), text('en', english)]]), known);
const said = (...of: Parameters<typeof problems>): string[] => told(problems(...of));

describe('another number', () => {
  test.each([
    [
      'of things',
      'Three things matter.',
      'Importan dos cosas.',
      '“dos cosas”, and the original has “Three things”',
    ],
    ['in digits', '3 rules', '2 normas', '“2 normas”, and the original has “3 rules”'],
    ['by another name', '3 rules', '2 reglas', '“2 reglas”, and the original has “3 rules”'],
    [
      'of several names',
      '3 clients',
      '2 HUÉSPEDES',
      '“2 HUÉSPEDES”, and the original has “3 clients”',
    ],
    [
      'the first of two',
      '3 rules, 4 doors',
      '2 puertas, 5 normas',
      '“2 puertas”, and the original has “4 doors”',
    ],
    [
      'beside one that is the same',
      '3 rules, 4 doors',
      '3 normas, 5 puertas',
      '“5 puertas”, and the original has “4 doors”',
    ],
    ['a large one of anything', '22 jars', 'veinte frascos', '“veinte”, and the original has “22”'],
    [
      'a large one, beside things that are the same',
      '3 rules, 22 jars',
      '3 normas, 20 frascos',
      '“20”, and the original has “22”',
    ],
  ])('%s', (_, english, spanish, expected) =>
    expect(said(english, spanish)).toEqual([`es/about.mdx:3 | ${expected}`]),
  );

  test('how to mend it', () =>
    expect(problems('3 rules', '2 normas')[0]?.remedy).toBe('Correct it here or in en/about.mdx.'));
});

describe('nothing is said', () => {
  test.each([
    ['of the same', 'Three rules', '3 normas'],
    ['of other things', '3 rules', '2 puertas'],
    ['of what the list does not have', '3 jars', '2 frascos'],
    ['of things that are counted twice', '3 rules', '2 normas y 4 normas'],
    ['of things that the original counts twice', '3 rules and 2 rules', '5 normas'],
    ['of a longer word', '3 rules', '2 normas-guía'],
    ['of a part of a number', '3 rules', '1-2 normas'],
    ['of no number', 'Three rules', 'Las normas'],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('in another language', () => expect(said('22 rules', '20 règles', [], 'fr')).toEqual([]));

  test.each(['es/about.mdx', 'en/about.mdx'])('where something is told of %s', (file) => {
    const known = (line: number): Problem[] => [
      {file, field: '', line, found: 'a mistake', remedy: 'Mend it.'},
    ];
    expect(said('3 rules', '2 normas', known(3))).toEqual([]);
    expect(said('3 rules', '2 normas', known(4))).toHaveLength(1);
  });
});

/** Facts of a masseuse that contradict each other, and two masseuses of one name. */
import {describe, expect, test} from 'vitest';

import {masseuseFaults, sameNames} from '../../../../../src/content/checks/facts/masseuseFacts';
import {rawPage, told} from '../rawPages';
import {inFull} from './faults';

type Fields = Record<string, unknown>;

const said = (fields: Fields, body = ''): string[] => {
  const page = rawPage(body, {id: 'masseuses/eva', fields});
  return inFull(masseuseFaults(page, page));
};

describe('experience that began too early', () => {
  const told = (years: unknown, age: unknown, began: number): string =>
    `experienceYears | ${String(years)} at the age of ${String(age)}: she would have begun at ${began}. Correct her age or her years of experience: nobody begins before 18.`;

  test.each([
    [4, 21, 17],
    [10, 20, 10],
  ])('%i years at %i', (years, age, began) =>
    expect(said({age, experienceYears: years})).toEqual([told(years, age, began)]),
  );

  test.each<[string, Fields]>([
    ['from the day she was of age', {age: 21, experienceYears: 3}],
    ['from later', {age: 28, experienceYears: 3}],
    ['an age that nobody may have', {age: 19, experienceYears: 5}],
    ['years that nobody may have', {age: 20, experienceYears: 11}],
    ['no age', {experienceYears: 5}],
    ['no years', {age: 20}],
  ])('but nothing of %s', (_, fields) => expect(said(fields)).toEqual([]));

  test('nor of a translation', () => {
    const page = rawPage('', {
      id: 'masseuses/eva',
      locale: 'es',
      fields: {outcall: false, specialties: ['Visitas a hoteles']},
    });
    const facts = {age: 20, experienceYears: 9, outcall: false, favoritePrograms: ['outcall']};
    expect(masseuseFaults({...page, facts}, undefined)).toEqual([]);
  });
});

describe('visits by somebody who does not travel', () => {
  const NO = 'She does not travel (outcall: false): write outcall: true, or another';
  test.each<[string, Fields, string[]]>([
    [
      'as a specialty',
      {outcall: false, specialties: ['Nuru', 'Hotel visits']},
      [`specialties[1] | "Hotel visits". ${NO} specialty in every language.`],
    ],
    [
      'as a program',
      {outcall: false, favoritePrograms: ['silk', 'outcall']},
      [`favoritePrograms[1] | "outcall". ${NO} program.`],
    ],
    [
      'as the first of each',
      {outcall: false, specialties: ['Hotel visits'], favoritePrograms: ['outcall']},
      [
        `specialties[0] | "Hotel visits". ${NO} specialty in every language.`,
        `favoritePrograms[0] | "outcall". ${NO} program.`,
      ],
    ],
    ['none', {outcall: false, specialties: ['Nuru'], favoritePrograms: ['silk']}, []],
    [
      'by somebody who travels',
      {outcall: true, specialties: ['Hotel visits'], favoritePrograms: ['outcall']},
      [],
    ],
    [
      'by somebody of whom that is not said',
      {specialties: ['Hotel visits'], favoritePrograms: ['outcall']},
      [],
    ],
  ])('%s', (_, fields, expected) => expect(said(fields)).toEqual(expected));
});

describe('her age in her text', () => {
  test('in the original', () =>
    expect(said({name: 'Eva', age: 24}, 'Eva is 24.')).toEqual([
      expect.stringContaining('her age'),
    ]));
  test('in a translation that lost its original', () => {
    const page = rawPage('Eva tiene 24 años.', {id: 'masseuses/eva', locale: 'es'});
    expect(masseuseFaults(page, undefined)).toHaveLength(1);
  });
});

describe('two masseuses of one name', () => {
  const named = (...masseuses: readonly (readonly [string, unknown])[]) =>
    sameNames(masseuses.map(([id, name]) => rawPage('', {id, fields: {name}})));

  test.each<[string, [string, unknown][], string]>([
    [
      'the later one',
      [
        ['masseuses/a', 'Eva'],
        ['masseuses/b', 'Eva'],
      ],
      'en/masseuses/b.mdx name | "Eva", which en/masseuses/a.mdx has already',
    ],
    [
      'the one whose file is called otherwise',
      [
        ['masseuses/a', 'Eva María'],
        ['masseuses/eva-maria', 'Eva María'],
      ],
      'en/masseuses/a.mdx name | "Eva María", which en/masseuses/eva-maria.mdx has already',
    ],
  ])('%s', (_, masseuses, expected) => {
    expect(told(named(...masseuses))).toEqual([expected]);
    expect(named(...masseuses)[0]?.remedy).toBe('Give her a name of her own.');
  });

  test.each<[string, [string, unknown][]]>([
    [
      'two names',
      [
        ['masseuses/a', 'Eva'],
        ['masseuses/b', 'Ava'],
      ],
    ],
    [
      'no names',
      [
        ['masseuses/a', undefined],
        ['masseuses/b', undefined],
      ],
    ],
    [
      'a page of that name',
      [
        ['masseuses/a', 'Eva'],
        ['about', 'Eva'],
      ],
    ],
  ])('but not %s', (_, masseuses) => expect(named(...masseuses)).toEqual([]));
});

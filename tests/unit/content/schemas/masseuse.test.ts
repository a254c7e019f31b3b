/** Masseuses: what their facts and words take. */
import {describe, expect, test} from 'vitest';

import {masseuseFacts, masseuseWords} from '../../../../src/content/schemas/masseuse';
import {letters, refusedOf} from './takes';

const FACTS = {
  kind: 'masseuse',
  name: 'Alba',
  age: 24,
  nationality: 'Spanish',
  languages: ['es', 'en'],
  emblem: 'orchid',
  backdrop: 'rosewood',
  rating: 5,
  experienceYears: 3,
  favoritePrograms: ['prana'],
  outcall: false,
  availability: [{days: ['mon'], from: '10:00', to: '02:00'}],
};
const facts = refusedOf(masseuseFacts, FACTS);
const words = refusedOf(masseuseWords, {
  specialties: ['A', 'B', 'C'],
  personality: 'Quiet',
  description: letters(40),
});

describe('facts', () => {
  test.each<[string, Record<string, unknown>]>([
    ['as they should be', {}],
    ['four favourites', {favoritePrograms: ['a', 'b', 'c', 'd']}],
    ['four photos', {gallery: [1, 2, 3, 4]}],
    [
      'every day',
      {
        availability: [
          {...FACTS.availability[0], days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']},
        ],
      },
    ],
    ['an invented one', {sample: true}],
  ])('%s', (_, changes) => expect(facts(changes)).toEqual([]));

  test.each<[string, number, number]>([
    ['age', 20, 28],
    ['rating', 1, 5],
    ['experienceYears', 1, 10],
  ])('%s', (field, least, most) =>
    expect(
      [least - 1, least, most, most + 1].map((value) => facts({[field]: value}).length),
    ).toEqual([1, 0, 0, 1]),
  );

  test.each<[string, Record<string, unknown>, string]>([
    ['a long name', {name: letters(25)}, 'name'],
    ['a nationality that is not listed', {nationality: 'Danish'}, 'nationality'],
    ['a language that is not listed', {languages: ['da']}, 'languages.0'],
    ['no language', {languages: []}, 'languages'],
    ['an emblem that is none', {emblem: 'sword'}, 'emblem'],
    ['a backdrop that is none', {backdrop: 'velvet'}, 'backdrop'],
    ['no favourite', {favoritePrograms: []}, 'favoritePrograms'],
    ['five favourites', {favoritePrograms: ['a', 'b', 'c', 'd', 'e']}, 'favoritePrograms'],
    ['no hours', {availability: []}, 'availability'],
    [
      'hours on no day',
      {availability: [{...FACTS.availability[0], days: []}]},
      'availability.0.days',
    ],
    [
      'a day twice',
      {availability: [{...FACTS.availability[0], days: ['mon', 'mon']}]},
      'availability.0.days.1',
    ],
    [
      'a time that is none',
      {availability: [{...FACTS.availability[0], to: '2'}]},
      'availability.0.to',
    ],
    ['three photos', {gallery: [1, 2, 3]}, 'gallery'],
    ['five photos', {gallery: [1, 2, 3, 4, 5]}, 'gallery'],
    ['a word for yes', {outcall: 'yes'}, 'outcall'],
    ['more than is known', {colour: 'red'}, ''],
  ])('not %s', (_, changes, field) => expect(facts(changes)).toEqual([field]));

  test('what is said of an age', () =>
    expect(masseuseFacts.safeParse({...FACTS, age: 17}).error?.issues[0]?.message).toBe(
      'Write a whole number of years from 20 to 28 (nobody under 18 can ever be published), without quotation marks.',
    ));
});

describe('words', () => {
  test.each<[string, Record<string, unknown>]>([
    ['as they should be', {}],
    ['as long as they may be', {personality: letters(60), description: letters(180)}],
    ['long specialties', {specialties: ['A', 'B', letters(32)]}],
  ])('%s', (_, changes) => expect(words(changes)).toEqual([]));

  test.each<[string, Record<string, unknown>, string]>([
    ['two specialties', {specialties: ['A', 'B']}, 'specialties'],
    ['four specialties', {specialties: ['A', 'B', 'C', 'D']}, 'specialties'],
    ['one of them too long', {specialties: ['A', 'B', letters(33)]}, 'specialties.2'],
    ['a long personality', {personality: letters(61)}, 'personality'],
    ['a short description', {description: letters(39)}, 'description'],
    ['a long description', {description: letters(181)}, 'description'],
    ['more than is known', {age: 24}, ''],
  ])('not %s', (_, changes, field) => expect(words(changes)).toEqual([field]));
});

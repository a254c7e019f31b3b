/** Programs: what their facts and words take. */
import {describe, expect, test} from 'vitest';

import {programFacts, programWords} from '../../../../src/content/schemas/program';
import {validSite} from '../fixtureSite';
import {letters, refusedOf, texts} from './takes';

const FACTS = {
  kind: 'program',
  category: 'signature',
  intensity: 'Gentle',
  recommended: false,
  experience: 'any',
  places: ['suite'],
  sessions: [{minutes: 30, priceEur: 90}],
};
const WORDS = validSite().documents.find(
  ({id, locale}) => id === 'programs/prana' && locale === 'es',
)?.frontMatter;

const facts = refusedOf(programFacts, FACTS);
const words = refusedOf(programWords, WORDS ?? {});

describe('facts', () => {
  test.each<[string, Record<string, unknown>]>([
    ['as they should be', {}],
    ['both places', {places: ['suite', 'hotel']}],
    ['no sessions, and a price that follows the others', {sessions: [], pricing: 'double'}],
    ['a price of travel', {pricing: 'travel'}],
    ['a picture of its own', {hero: {file: 'a.jpg', focal: [1, 2]}}],
    ['a photo', {photo: 4}],
    [
      'two phases',
      {
        phases: [
          {id: 'a', minutes: 10},
          {id: 'b', minutes: 20},
        ],
      },
    ],
    ['parts of town', {areas: [{id: 'a', zone: 'centre'}]}],
    ['an example', {sample: true}],
  ])('%s', (_, changes) => expect(facts(changes)).toEqual([]));

  test.each<[string, Record<string, unknown>, string]>([
    ['another kind', {kind: 'page'}, 'kind'],
    ['a category that is none', {category: 'other'}, 'category'],
    ['small letters', {intensity: 'gentle'}, 'intensity'],
    ['a word for yes', {recommended: 'yes'}, 'recommended'],
    ['an experience that is none', {experience: 'much'}, 'experience'],
    ['no place', {places: []}, 'places'],
    ['a place twice', {places: ['suite', 'suite']}, 'places.1'],
    ['another price', {pricing: 'half'}, 'pricing'],
    ['a session without a price', {sessions: [{minutes: 30}]}, 'sessions.0.priceEur'],
    ['one phase', {phases: [{id: 'a', minutes: 10}]}, 'phases'],
    ['no part of town', {areas: []}, 'areas'],
    ['a zone that is none', {areas: [{id: 'a', zone: 'moon'}]}, 'areas.0.zone'],
    ['half a picture', {hero: {file: 'a.jpg'}}, 'hero.focal'],
    ['more than is known', {colour: 'red'}, ''],
  ])('not %s', (_, changes, field) => expect(facts(changes)).toEqual([field]));
});

describe('words', () => {
  test('as they should be', () => expect(words({})).toEqual([]));

  test.each<[string, number]>([
    ['name', 28],
    ['subtitle', 48],
    ['lead', 260],
    ['summary', 180],
    ['finish', 90],
    ['heroAlt', 240],
  ])('the length of %s', (field, most) => {
    expect(words({[field]: letters(most)})).toEqual([]);
    expect(words({[field]: letters(most + 1)})).toEqual([field]);
  });

  test.each<[string, number, number]>([
    ['features', 3, 40],
    ['recommendedFor', 2, 20],
  ])('the number of %s', (field, least, most) => {
    expect([least, most].flatMap((count) => words({[field]: texts(count)}))).toEqual([]);
    expect(words({[field]: texts(least - 1)})).toEqual([field]);
    expect(words({[field]: texts(most + 1)})).toEqual([field]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['lists for sessions', {tiers: [{minutes: 30, features: ['A'], finish: 'B'}]}],
    ['phases', {phases: [{id: 'a', name: letters(40), text: letters(240)}]}],
    ['parts of town', {areas: [{id: 'a', name: letters(60)}]}],
  ])('%s', (_, changes) => expect(words(changes)).toEqual([]));

  test.each<[string, Record<string, unknown>, string]>([
    ['no lists for sessions', {tiers: []}, 'tiers'],
    ['one without features', {tiers: [{minutes: 30, features: []}]}, 'tiers.0.features'],
    [
      'one too long at its end',
      {tiers: [{minutes: 30, features: ['A'], finish: letters(91)}]},
      'tiers.0.finish',
    ],
    ['a feature that is too long', {features: ['A', 'B', letters(91)]}, 'features.2'],
    ['a guest said too long', {recommendedFor: ['A', letters(91)]}, 'recommendedFor.1'],
    [
      'a long name of a phase',
      {phases: [{id: 'a', name: letters(41), text: 'A'}]},
      'phases.0.name',
    ],
    [
      'a long text of a phase',
      {phases: [{id: 'a', name: 'A', text: letters(241)}]},
      'phases.0.text',
    ],
    ['a long part of town', {areas: [{id: 'a', name: letters(61)}]}, 'areas.0.name'],
    ['a short word for a picture', {heroAlt: letters(19)}, 'heroAlt'],
    ['no closing', {closing: undefined}, 'closing'],
  ])('not %s', (_, changes, field) => expect(words(changes)).toEqual([field]));
});

describe('the closing', () => {
  const text = letters(30);
  const closing = (title: string): string[] => words({closing: {title, text}});
  test.each([
    'The door is open',
    'The *door* is open',
    '*The door*',
    'The *d* is open',
    letters(8),
    letters(44),
  ])('%s', (title) => expect(closing(title)).toEqual([]));
  test.each([
    'The * door* is open',
    'The *door * is open',
    'The *door is open',
    'A *door* *is* open',
    'The ** door',
    letters(7),
    letters(45),
  ])('not %s', (title) => expect(closing(title)).toEqual(['closing.title']));
  test('what is said of its asterisks', () =>
    expect(
      programWords.safeParse({...WORDS, closing: {title: 'The *door is', text}}).error?.issues[0]
        ?.message,
    ).toBe('Write a text with at most one part between *asterisks* that touch it.'));
  test.each([29, 161])('a text of %d letters', (count) =>
    expect(words({closing: {title: 'The door', text: letters(count)}})).toEqual(['closing.text']),
  );
  test.each([30, 160])('a text of %d letters', (count) =>
    expect(words({closing: {title: 'The door', text: letters(count)}})).toEqual([]),
  );
});

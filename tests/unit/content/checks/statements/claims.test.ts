/** What short texts of a program say of it, against its facts. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {checkClaims} from '../../../../../src/content/checks/statements/claims';
import type {Source} from '../../../../../src/content/source';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

type Fields = Readonly<Record<string, unknown>>;

const program = (fields: Fields, id = 'programs/a'): RawDocument => rawPage('', {id, fields});
const spanish = (fields: Fields): RawDocument =>
  rawPage('', {id: 'programs/a', locale: 'es', fields});

const LABELS: Partial<Source> = {
  componentWords: [
    {id: 'collection.luxury', message: 'Luxury Collection', file: 'src/components/X.tsx', line: 1},
  ],
  codeWords: {es: '{"collection.luxury": {"message": "Colección Lujo"}}'},
};

const problems = (...documents: readonly RawDocument[]) =>
  checkClaims(rawSite(documents, LABELS), documents);
const said = (...documents: readonly RawDocument[]): string[] => told(problems(...documents));

const STRONG = {intensity: 'Intense'};
const CALM = {intensity: 'Gentle'};

describe('one text that the facts contradict', () => {
  test.each<[string, Fields, string]>([
    [
      'mild',
      {...STRONG, lead: 'The gentlest of our rituals.'},
      'lead | “gentlest of our”, and intensity is Intense',
    ],
    [
      'mild, of the ultimate',
      {intensity: 'ULTIMATE', lead: 'A gentle program.'},
      'lead | “A gentle program”, and intensity is ULTIMATE',
    ],
    [
      'strong',
      {...CALM, summary: 'The most intense of our rituals.'},
      'summary | “most intense of our”, and intensity is Gentle',
    ],
    [
      'for newcomers',
      {experience: 'seasoned', subtitle: 'Made for a first visit'},
      'subtitle | “Made for a first visit”, and experience is seasoned',
    ],
    [
      'of another collection',
      {category: 'premium', description: 'One of the luxury programs.'},
      'description | “of the luxury programs”, and category is premium',
    ],
  ])('%s', (_, fields, expected) =>
    expect(said(program(fields))).toEqual([`en/programs/a.mdx ${expected}`]),
  );

  test('in Spanish alone', () =>
    expect(said(program(STRONG), spanish({lead: 'El masaje más suave de la casa.'}))).toEqual([
      'es/programs/a.mdx lead | “masaje más suave de la”, and intensity in en/programs/a.mdx is Intense',
    ]));

  test('of a collection, in Spanish', () =>
    expect(
      said(program({category: 'premium'}), spanish({lead: 'Parte de la colección Lujo.'})),
    ).toEqual([
      'es/programs/a.mdx lead | “de la colección Lujo”, and category in en/programs/a.mdx is premium',
    ]));

  test('how to mend it', () =>
    expect(problems(program({...STRONG, lead: 'A gentle program.'}))[0]?.remedy).toBe(
      'Correct one of the two.',
    ));
});

describe('what several texts say is right, and the fact is told', () => {
  test('in both languages', () =>
    expect(
      said(
        program({...STRONG, lead: 'A gentle program.'}),
        spanish({lead: 'El masaje más suave de la casa.'}),
      ),
    ).toEqual([
      'en/programs/a.mdx intensity | Intense, and the program is called “A gentle program” in lead of en/programs/a.mdx, lead of es/programs/a.mdx',
    ]));

  test('in two fields', () =>
    expect(
      said(program({...STRONG, lead: 'A gentle program.', summary: 'A mild ritual.'})),
    ).toEqual([
      'en/programs/a.mdx intensity | Intense, and the program is called “A gentle program” in lead of en/programs/a.mdx, summary of en/programs/a.mdx',
    ]));

  test('how to mend it', () =>
    expect(
      problems(program({...STRONG, lead: 'A gentle program.', summary: 'A mild ritual.'}))[0]
        ?.remedy,
    ).toBe('Correct it, or those words in every language.'));
});

describe('nothing is said of', () => {
  test.each<[string, Fields]>([
    ['what the fact says as well', {...CALM, lead: 'A gentle program.'}],
    ['a fact between', {intensity: 'Moderate', lead: 'A gentle program. An intense ritual.'}],
    ['no fact', {lead: 'A gentle program.'}],
    ['its own collection', {category: 'luxury', lead: 'One of the luxury programs.'}],
    [
      'a collection, where its own is unknown',
      {category: 'xylo', lead: 'One of the luxury programs.'},
    ],
    ['another field', {...STRONG, closing: 'A gentle program.'}],
    ['a text that is none', {...STRONG, lead: ['A gentle program.']}],
    ['what is denied', {...STRONG, lead: 'This is never a gentle program.'}],
    ['what is denied further off', {...STRONG, lead: 'It is not at all really a gentle program.'}],
  ])('%s', (_, fields) => expect(said(program(fields))).toEqual([]));

  test('another program, by its name', () => {
    const other = program({name: 'Prana'}, 'programs/b');
    const text = 'Prana is the gentlest of our rituals.';
    expect(said(program({...STRONG, name: 'Agni', lead: text}), other)).toEqual([]);
    expect(said(program({...STRONG, name: 'Prana', lead: text}), other)).toHaveLength(1);
    const unnamed = program({name: ' '}, 'programs/b');
    expect(said(program({...STRONG, name: 'Agni', lead: text}), unnamed)).toHaveLength(1);
  });

  test('what another program says of itself', () => {
    const other = program({...CALM, lead: 'A gentle program.'}, 'programs/b');
    expect(said(program(STRONG), other)).toEqual([]);
  });

  test('other pages', () =>
    expect(said(rawPage('', {fields: {...STRONG, description: 'A gentle program.'}}))).toEqual([]));

  test('a translation whose original is not there', () =>
    expect(said(spanish({lead: 'El masaje más suave de la casa.', ...STRONG}))).toEqual([]));
});

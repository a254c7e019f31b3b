/** Numbers in what a program includes, in a translation and in its original. */
import {describe, expect, test} from 'vitest';

import {checkTranslatedFigures} from '../../../../../src/content/checks/translations/translatedFigures';
import {inBoth, told} from '../rawPages';

type Fields = Readonly<Record<string, unknown>>;

const problems = (en: Fields, es: Fields, id = 'programs/prana') =>
  checkTranslatedFigures(inBoth('', '', {id, en, es}));
const said = (...both: Parameters<typeof problems>): string[] => told(problems(...both));

const inTiers = (...tiers: (readonly [minutes: number, ...features: string[]])[]): Fields => ({
  tiers: tiers.map(([minutes, ...features]) => ({minutes, features})),
});
const TEXT = '“Dos copas”, and the original says “Three glasses”';

describe('another number', () => {
  test.each<[string, Fields, Fields, string]>([
    [
      'of a line',
      {features: ['Oil', 'Three glasses']},
      {features: ['Aceite', 'Dos copas']},
      'features[1] | “Dos copas”, and the original says “Three glasses”',
    ],
    ['of the end', {finish: 'Three glasses'}, {finish: 'Dos copas'}, `finish | ${TEXT}`],
    [
      'of a session, in whatever order',
      inTiers([30, 'Oil for four'], [60, 'Three glasses']),
      inTiers([60, 'Dos copas'], [30, 'Aceite para cuatro']),
      `tiers[0].features[0] | ${TEXT}`,
    ],
    [
      'of the end of a session, as the program has it',
      {tiers: [{minutes: 60, finish: 'Three glasses'}], finish: 'Three glasses'},
      {tiers: [{minutes: 60, finish: 'Dos copas'}], finish: 'Dos copas'},
      `tiers[0].finish | ${TEXT}`,
    ],
    [
      'of the ends of sessions, in another order',
      {
        tiers: [
          {minutes: 30, finish: 'Four towels'},
          {minutes: 60, finish: 'Three glasses'},
        ],
        finish: 'Three glasses',
      },
      {
        tiers: [
          {minutes: 60, finish: 'Dos copas'},
          {minutes: 30, finish: 'Cuatro toallas'},
        ],
        finish: 'Dos copas',
      },
      `tiers[0].finish | ${TEXT}`,
    ],
    [
      'before an article',
      {finish: 'Three glasses and a flower'},
      {finish: 'Dos copas y una flor'},
      'finish | “Dos copas y una flor”, and the original says “Three glasses and a flower”',
    ],
    [
      'of two',
      {features: ['Two glasses and four towels']},
      {features: ['Dos copas y tres toallas']},
      'features[0] | “Dos copas y tres toallas”, and the original says “Two glasses and four towels”',
    ],
  ])('%s', (_, en, es, expected) =>
    expect(said(en, es)).toEqual([`es/programs/prana.mdx ${expected}`]),
  );

  test('how to mend it', () =>
    expect(problems({finish: 'Three glasses'}, {finish: 'Dos copas'})[0]?.remedy).toBe(
      'Write the same number in both.',
    ));
});

describe('nothing is said', () => {
  test.each<[string, Fields, Fields]>([
    ['of the same number', {features: ['Two glasses']}, {features: ['2 copas']}],
    ['of a line without a number', {features: ['A second glass']}, {features: ['Dos copas']}],
    ['of a line with a number less', {features: ['Two or three']}, {features: ['Cuatro']}],
    ['of halves', {features: ['Ten minutes at half time']}, {features: ['Dos en la mitad']}],
    [
      'of halves in the translation',
      {features: ['Three breaks']},
      {features: ['Dos, a media hora']},
    ],
    [
      'of a line that begins with an article',
      {features: ['Two breaks']},
      {features: ['Una pausa']},
    ],
    ['of a line that begins with another', {features: ['Two breaks']}, {features: ['Un té']}],
    ['of a line that is none', {features: ['Two breaks']}, {features: [3]}],
    ['where the original has something else', {features: [3]}, {features: ['Dos pausas']}],
    ['of a line that the original does not have', {features: []}, {features: ['Dos pausas']}],
    [
      'of two sessions of one length',
      inTiers([60, 'Three glasses'], [30, 'Two']),
      inTiers([60, 'Dos copas'], [60, 'Cuatro copas']),
    ],
    [
      'of the end of a program whose sessions end otherwise',
      {tiers: [{minutes: 60, finish: 'Three'}], finish: 'Three glasses'},
      {tiers: [{minutes: 60, finish: 'Dos'}], finish: 'Dos copas'},
    ],
    [
      'of lines and sessions of one place',
      {features: ['Three glasses'], ...inTiers([60, 'Two glasses'])},
      {features: ['Tres copas'], ...inTiers([60, 'Dos copas'])},
    ],
  ])('%s', (_, en, es) => expect(said(en, es)).toEqual([]));

  test('of a page that is no program', () =>
    expect(said({finish: 'Three glasses'}, {finish: 'Dos copas'}, 'about')).toEqual([]));
});

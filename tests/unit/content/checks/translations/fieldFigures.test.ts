/** Numbers in fields of a translation that are not those of its original. */
import {describe, expect, test} from 'vitest';

import {checkFieldFigures} from '../../../../../src/content/checks/translations/fieldFigures';
import {inBoth, rawPage, told} from '../rawPages';

type Fields = Readonly<Record<string, unknown>>;

const problems = (en: Fields, es: Fields, id = 'programs/prana') =>
  checkFieldFigures(inBoth('', '', {id, en, es}));
const said = (...both: Parameters<typeof problems>): string[] => told(problems(...both));
const TEXT = '“dos”, and the original has “three”';

describe('another number', () => {
  test.each<[string, Fields, Fields, string]>([
    ['of a field', {lead: 'In three steps.'}, {lead: 'En dos pasos.'}, `lead | ${TEXT}`],
    ['in digits', {lead: 'In 3 steps.'}, {lead: 'En 2.'}, 'lead | “2”, and the original has “3”'],
    [
      'beside others',
      {lead: 'Four, three and five.'},
      {lead: 'Cuatro, dos y cinco.'},
      `lead | ${TEXT}`,
    ],
    [
      'of a line of a list',
      {features: ['Oil', 'For three']},
      {features: ['Aceite', 'Para dos']},
      `features[1] | ${TEXT}`,
    ],
    [
      'of an entry, in whatever order',
      {
        phases: [
          {id: 'a', text: 'For three'},
          {id: 'b', text: 'For four'},
        ],
      },
      {
        phases: [
          {id: 'b', text: 'Para cuatro'},
          {id: 'a', text: 'Para dos'},
        ],
      },
      `phases[1].text | ${TEXT}`,
    ],
    [
      'of a session, in whatever order',
      {
        tiers: [
          {minutes: 30, finish: 'For three'},
          {minutes: 60, finish: 'For four'},
        ],
      },
      {
        tiers: [
          {minutes: 60, finish: 'Para cuatro'},
          {minutes: 30, finish: 'Para dos'},
        ],
      },
      `tiers[1].finish | ${TEXT}`,
    ],
    [
      'of the end, even one',
      {finish: 'One glass'},
      {finish: 'Dos copas'},
      'finish | “Dos”, and the original has “One”',
    ],
    [
      'of the end of a session, even one',
      {tiers: [{minutes: 30, finish: 'One glass'}]},
      {tiers: [{minutes: 30, finish: 'Dos copas'}]},
      'tiers[0].finish | “Dos”, and the original has “One”',
    ],
  ])('%s', (_, en, es, expected) =>
    expect(said(en, es)).toEqual([`es/programs/prana.mdx ${expected}`]),
  );

  test('how to mend it', () =>
    expect(problems({lead: 'For three'}, {lead: 'Para dos'})[0]?.remedy).toBe(
      'Correct it here or in en/programs/prana.mdx.',
    ));
});

describe('nothing is said', () => {
  test.each<[string, Fields, Fields]>([
    ['of the same numbers', {lead: 'Three or four'}, {lead: 'Cuatro o tres'}],
    ['of one, which may be an article', {lead: 'One of three'}, {lead: 'Una de tres'}],
    ['of an article for a number', {lead: 'Two lamps'}, {lead: 'Una lámpara'}],
    ['of a number less', {lead: 'Three or four'}, {lead: 'Dos'}],
    ['of two others', {lead: 'Three or four'}, {lead: 'Dos o cinco'}],
    ['of the same one twice', {lead: 'Three or three'}, {lead: 'Tres o tres'}],
    ['of what people search for', {keywords: ['three hands']}, {keywords: ['dos manos']}],
    ['of a field that the original does not have', {}, {lead: 'Dos'}],
    [
      'of an entry that the original does not have',
      {phases: [{id: 'a', text: 'Three'}]},
      {phases: [{id: 'b', text: 'Dos'}]},
    ],
    [
      'of two entries of one id',
      {
        phases: [
          {id: 'a', text: 'Three'},
          {id: 'b', text: 'Four'},
        ],
      },
      {
        phases: [
          {id: 'b', text: 'Dos'},
          {id: 'b', text: 'Cinco'},
        ],
      },
    ],
  ])('%s', (_, en, es) => expect(said(en, es)).toEqual([]));

  test('of words of the text', () =>
    expect(checkFieldFigures(inBoth('In three.', 'En dos.'))).toEqual([]));

  test('of names', () => expect(said({name: 'Three'}, {name: 'Dos'}, 'masseuses/noa')).toEqual([]));

  test('of a legal text', () =>
    expect(said({title: 'Three'}, {title: 'Dos'}, 'legal/a')).toEqual([]));

  test.each([
    ['the translation', 'Words.', '<Open'],
    ['the original', '<Open', 'Palabras.'],
  ])('where %s cannot be read', (_, english, spanish) =>
    expect(
      checkFieldFigures(inBoth(english, spanish, {en: {title: 'Three'}, es: {title: 'Dos'}})),
    ).toEqual([]),
  );

  test('in a language whose numbers are not known', () =>
    expect(
      checkFieldFigures([
        rawPage('', {fields: {title: '3'}}),
        rawPage('', {locale: 'fr', fields: {title: '2'}}),
      ]),
    ).toEqual([]));

  test('of a page without its original', () =>
    expect(checkFieldFigures([rawPage('', {locale: 'es', fields: {title: 'Dos'}})])).toEqual([]));
});

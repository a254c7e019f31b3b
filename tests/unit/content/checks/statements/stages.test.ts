/** In how many parts a ritual is told to go, against its timeline. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {checkStages} from '../../../../../src/content/checks/statements/stages';
import {inBoth, rawPage, told} from '../rawPages';

const phases = (...ids: string[]) => ids.map((id) => ({id, minutes: 20, title: id, text: id}));
/** A program with a timeline of three parts. */
const THREE = {phases: phases('a', 'b', 'c')};

const program = (body: string, fields: Record<string, unknown> = THREE): RawDocument =>
  rawPage(body, {id: 'programs/prana', fields});
const said = (body: string, fields?: Record<string, unknown>): string[] =>
  told(checkStages([program(body, fields)]));

const OTHER = 'and phases in en/programs/prana.mdx has 3';

describe('another number of parts than the timeline has', () => {
  test.each([
    ['all of them', 'It goes in five phases.', '“in five phases”'],
    ['how many it has', 'The evening has four parts.', '“has four parts”'],
    ['a place beyond the last', 'Then comes the fourth part.', '“fourth part”'],
    ['a place among too many', 'The second part of five.', '“part of five”'],
    [
      'how many others there are',
      'The first part is slow; the other four are not. The first part, the other four.',
      '“other four”',
    ],
    ['parts of the ritual', 'In two stages of the ritual.', '“In two stages”'],
  ])('%s', (_, body, typed) =>
    expect(said(body)).toEqual([`en/programs/prana.mdx:10 | ${typed}, ${OTHER}`]),
  );

  test('several in one text', () =>
    expect(said('It goes in five phases. The fifth phase is long.')).toEqual([
      `en/programs/prana.mdx:10 | “in five phases”, “fifth phase”, ${OTHER}`,
    ]));

  test('in a translation', () =>
    expect(
      told(checkStages(inBoth('Words.', 'En cinco fases.', {id: 'programs/prana', en: THREE}))),
    ).toEqual([`es/programs/prana.mdx:10 | “En cinco fases”, ${OTHER}`]));

  test.each([
    ['La quinta fase es lenta.', '“quinta fase”'],
    ['La segunda parte de cinco.', '“parte de cinco”'],
    ['La primera fase es lenta, las otras cuatro no.', ''],
    [
      'La primera fase es lenta; las otras cuatro, no. La primera fase y otras cuatro.',
      '“otras cuatro”',
    ],
  ])('in Spanish: %s', (body, typed) =>
    expect(
      told(checkStages([program('Words.'), rawPage(body, {id: 'programs/prana', locale: 'es'})])),
    ).toEqual(typed ? [`es/programs/prana.mdx:10 | ${typed}, ${OTHER}`] : []),
  );

  test('what to do', () =>
    expect(checkStages([program('In five phases.')])[0]?.remedy).toBe(
      'Correct the number, or leave it out.',
    ));
});

describe('nothing is said of', () => {
  test.each([
    ['its number', 'It goes in three phases, and the third part is slow.'],
    ['the others without the one', 'The first part is slow. Then the other five.'],
    ['the others, right', 'After the first part the other two.'],
    ['others of which no part is named', 'The other five are asleep.'],
    ['parts of something else', 'In five parts of the town.'],
    ['the phases of the moon', 'The five phases.'],
    ['a part of a longer word', 'The fourth partner.'],
  ])('%s', (_, body) => expect(said(body)).toEqual([]));

  test('a field, which is read elsewhere', () =>
    expect(said('Words.', {...THREE, lead: 'In five phases'})).toEqual([]));
  test('a field without a name', () =>
    expect(
      checkStages(
        inBoth('Words.', 'Palabras.', {
          ...{id: 'programs/prana', en: THREE, es: {'': 'En cinco fases'}},
        }),
      ),
    ).toEqual([]));
  test('the words of a component', () =>
    expect(said('<Feature icon="key" title="In five phases">\n\nWords.\n\n</Feature>')).toEqual(
      [],
    ));

  test.each([
    ['a program without a timeline', {}],
    ['a timeline that is no list', {phases: 'three'}],
    ['an empty timeline', {phases: []}],
  ])('%s', (_, fields) => expect(said('In five phases.', fields)).toEqual([]));

  test('a page without an original', () =>
    expect(checkStages([rawPage('En cinco fases.', {id: 'programs/prana', locale: 'es'})])).toEqual(
      [],
    ));

  test('a language without forms', () =>
    expect(
      checkStages([
        program('Words.'),
        rawPage('In five phases.', {id: 'programs/prana', locale: 'fr'}),
      ]),
    ).toEqual([]));
});

describe('a timeline that lost an entry is told there', () => {
  const pages = (list: string): RawDocument[] =>
    inBoth('In four phases.', 'Palabras.', {
      ...{id: 'programs/prana', en: {[list]: phases('a', 'b', 'c')}},
      es: {[list]: phases('a', 'b', 'c', 'd')},
    });

  test('and not in the text', () => expect(checkStages(pages('phases'))).toEqual([]));

  test('another list that lost one changes nothing', () => {
    const tiers = (...lengths: number[]) => lengths.map((minutes) => ({minutes, title: 'A tier'}));
    const documents = inBoth('In four phases.', 'Palabras.', {
      ...{id: 'programs/prana', en: {...THREE, tiers: tiers(60)}},
      es: {phases: phases('a', 'b', 'c'), tiers: tiers(60, 90)},
    });
    expect(checkStages(documents)).toHaveLength(1);
  });

  test('of another program it is told', () =>
    expect(
      told(
        checkStages([
          ...pages('phases'),
          rawPage('In four phases.', {id: 'programs/b', fields: THREE}),
        ]),
      ),
    ).toEqual(['en/programs/b.mdx:10 | “In four phases”, and phases in en/programs/b.mdx has 3']));
});

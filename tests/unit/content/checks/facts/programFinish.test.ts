/** How a program ends: the same in short, in its tiers and in its sentences. */
import {describe, expect, test} from 'vitest';

import {finishOf, saidFinishes} from '../../../../../src/content/checks/facts/programFinish';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage, told} from '../rawPages';
import {inFull} from './faults';

type Fields = Record<string, unknown>;

const program = (fields: Fields, locale = 'en', id = 'programs/silk'): RawDocument =>
  rawPage('', {id, locale, fields});

describe('the end of the shortest tier', () => {
  const tier = (minutes: unknown, finish?: string): Fields => ({minutes, finish});
  test.each<[string, Fields, string[]]>([
    [
      'is another one',
      {finish: 'One climax', tiers: [tier(30, 'Two climaxes'), tier(60, 'One climax')]},
      [
        'finish | “One climax”, and the shortest of the tiers ends with “Two climaxes”. Write the same in both.',
      ],
    ],
    [
      'is another one, further down',
      {finish: 'One climax', tiers: [tier(60, 'One climax'), tier(30, 'Two climaxes')]},
      [
        'finish | “One climax”, and the shortest of the tiers ends with “Two climaxes”. Write the same in both.',
      ],
    ],
    ['is the same', {finish: 'One climax', tiers: [tier(60, 'Two'), tier(30, 'One climax')]}, []],
    ['is not known', {finish: 'One climax', tiers: [tier('x', 'Two'), tier(60, 'Three')]}, []],
    ['is not said', {finish: 'One climax', tiers: [tier(30)]}, []],
    ['is said there alone', {tiers: [tier(30, 'One climax')]}, []],
    ['is none', {finish: 'One climax', tiers: []}, []],
  ])('%s', (_, fields, expected) => expect(inFull(finishOf(program(fields)))).toEqual(expected));
});

describe('an end that the sentences contradict', () => {
  const check = (english: Fields, spanish?: Fields) =>
    saidFinishes([program(english), ...(spanish ? [program(spanish, 'es')] : [])]);
  const EN = {finish: 'Two climaxes', lead: 'It has three climaxes.'};
  const ES = {finish: 'Dos clímax', lead: 'Tiene tres clímax.'};
  const wrong = (finish: string, field: string, typed: string): string[] => [
    `en/programs/silk.mdx finish | “${finish}”, and the ${field} says “${typed}”`,
  ];

  test.each<[string, Fields, Fields | undefined, string[]]>([
    ['in every language', EN, ES, wrong('Two climaxes', 'lead', 'three climaxes')],
    ['in the only language', EN, undefined, wrong('Two climaxes', 'lead', 'three climaxes')],
    [
      'in the description, of endings',
      {finish: 'One ending', description: 'Two endings.', lead: 'Three endings.'},
      undefined,
      wrong('One ending', 'description', 'Two endings'),
    ],
    [
      'in the summary, in digits',
      {finish: 'A finish, or 1 Lingam finish', summary: 'With 2 finishes.'},
      undefined,
      wrong('A finish, or 1 Lingam finish', 'summary', '2 finishes'),
    ],
    [
      'in every language, of an end',
      {finish: 'One finish', lead: 'Two finishes.'},
      {finish: 'Un final', lead: 'Dos finales.'},
      wrong('One finish', 'lead', 'Two finishes'),
    ],
  ])('%s', (_, english, spanish, expected) => {
    expect(told(check(english, spanish))).toEqual(expected);
    expect(check(english, spanish)[0]?.remedy).toBe(
      'Write the same number in both, in every language.',
    );
  });

  test.each<[string, Fields, Fields?]>([
    ['the same', {finish: 'Two climaxes', lead: 'It has two climaxes.'}],
    ['one alone', {finish: 'Two climaxes', lead: 'One climax more.'}],
    ['the end of a tier', {...EN, tiers: [{minutes: 90, finish: 'Three climaxes'}]}],
    ['a tier of which that is not known', {...EN, tiers: [{minutes: 90, finish: 'Rest'}]}],
    ['no number', {finish: 'A long rest', lead: 'It has three climaxes.'}],
    ['no end', {lead: 'It has three climaxes.'}],
    ['no sentences', {finish: 'Two climaxes'}],
    ['longer words', {finish: 'Two climaxes', lead: 'It has three finishers.'}],
    ['another field', {finish: 'Two climaxes', subtitle: 'Three climaxes'}],
    ['the original alone', EN, {...ES, lead: 'Tiene dos clímax.'}],
    ['the translation alone', {...EN, lead: 'It has two climaxes.'}, ES],
    ['another end in the translation', EN, {...ES, finish: 'Un clímax'}],
  ])('nothing is said: %s', (_, english, spanish) => expect(check(english, spanish)).toEqual([]));

  test('nothing is said of a language whose words are not known', () =>
    expect(saidFinishes([program(EN), program({...EN}, 'fr')])).toEqual([]));
  test('nothing is said of a page that is no program', () =>
    expect(saidFinishes([{...program(EN), kind: 'page'}])).toEqual([]));
  test('another program is another matter', () =>
    expect(
      saidFinishes([program(EN), program({finish: 'One climax'}, 'en', 'programs/oil')]),
    ).toHaveLength(1));
});

/** Hours of the masseuses, against each other and against those of the programs. */
import {describe, expect, test} from 'vitest';

import {checkMasseuseHours} from '../../../../../src/content/checks/facts/masseuseHours';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage, told} from '../rawPages';

type Shift = readonly [days: unknown, from: unknown, to: unknown];

const her = (name: string, ...shifts: Shift[]): RawDocument =>
  rawPage('', {
    id: `masseuses/${name.toLowerCase()}`,
    fields: {name, availability: shifts.map(([days, from, to]) => ({days, from, to}))},
  });

const business = (from: unknown, to: unknown) => ({programHours: {from, to}});
const EVENING = business('10:00', '02:00');

const said = (shifts: readonly Shift[], hours: unknown = EVENING): string[] =>
  checkMasseuseHours([her('Eva', ...shifts)], hours).map(
    ({field, found, remedy}) => `${field} | ${found}. ${remedy}`,
  );
const on = (from: unknown, to: unknown, ...days: string[]): Shift => [days, from, to];

describe('hours outside those of the programs', () => {
  const outside = (name: string, time: string, from = '10:00', to = '02:00'): string =>
    `availability[0].${name} | "${time}". Programs are given from ${from} to ${to} (docs/business.yml): write a time within these hours, or correct programHours there.`;
  test.each<[string, Shift, string[], unknown?]>([
    ['too early', on('09:00', '12:00', 'mon'), [outside('from', '09:00')]],
    ['from the end on', on('02:00', '02:00', 'mon'), [outside('from', '02:00')]],
    ['too late', on('20:00', '02:01', 'mon'), [outside('to', '02:01')]],
    ['until they begin again', on('20:00', '10:00', 'mon'), [outside('to', '10:00')]],
    ['to the end', on('10:00', '02:00', 'mon'), []],
    ['past midnight', on('01:00', '02:00', 'mon'), []],
    ['within a day', on('12:00', '13:00', 'mon'), []],
    ['round the clock', on('10:00', '10:00', 'mon'), [], business('10:00', '10:00')],
    [
      'at any time of a house that never closes',
      on('23:00', '09:00', 'mon'),
      [],
      business('10:00', '10:00'),
    ],
    [
      'too late in a day',
      on('12:00', '21:00', 'mon'),
      [outside('to', '21:00', '10:00', '20:00')],
      business('10:00', '20:00'),
    ],
  ])('%s', (_, shift, expected, hours) => expect(said([shift], hours)).toEqual(expected));
});

describe('hours that run backwards', () => {
  const told = (from: string, to: string): string[] => [
    `availability[0].to | "${to}" after "${from}". The hours run backwards: write an end that comes later than the beginning.`,
  ];
  test.each<[string, string, string]>([
    ['in a day', '20:00', '19:00'],
    ['over midnight', '01:00', '23:00'],
    ['of no length', '20:00', '20:00'],
  ])('%s', (_, from, to) => expect(said([on(from, to, 'mon')])).toEqual(told(from, to)));
});

describe('hours of one day', () => {
  const clash = (day: string, at = 1): string[] => [
    `availability[${at}].days | ${day} with hours that overlap those of an earlier entry. Give each day hours that do not overlap.`,
  ];
  test.each<[string, Shift[], string[]]>([
    [
      'overlap at the end',
      [on('10:00', '14:00', 'mon'), on('13:00', '16:00', 'sun', 'mon')],
      clash('mon'),
    ],
    [
      'overlap at the beginning',
      [on('13:00', '16:00', 'mon'), on('10:00', '14:00', 'mon')],
      clash('mon'),
    ],
    ['lie within others', [on('10:00', '20:00', 'mon'), on('12:00', '13:00', 'mon')], clash('mon')],
    [
      'overlap past midnight',
      [on('22:00', '02:00', 'mon'), on('00:00', '01:00', 'mon')],
      clash('mon'),
    ],
    [
      'overlap the first of three',
      [on('10:00', '14:00', 'mon'), on('20:00', '22:00', 'mon'), on('13:00', '15:00', 'mon')],
      clash('mon', 2),
    ],
    [
      'overlap the second of three',
      [on('10:00', '14:00', 'mon'), on('20:00', '22:00', 'mon'), on('21:00', '23:00', 'mon')],
      clash('mon', 2),
    ],
    ['follow each other', [on('10:00', '14:00', 'mon'), on('14:00', '16:00', 'mon')], []],
    ['go before each other', [on('14:00', '16:00', 'mon'), on('10:00', '14:00', 'mon')], []],
    ['are those of another day', [on('10:00', '14:00', 'mon'), on('13:00', '16:00', 'tue')], []],
    [
      'are no times',
      [on('x', '14:00', 'mon'), on('10:00', 'x', 'mon'), on('13:00', '14:00', 'mon')],
      [],
    ],
    [
      'are of no days',
      [
        ['mon', '10:00', '14:00'],
        ['mon', '10:00', '14:00'],
      ],
      [],
    ],
  ])('%s', (_, shifts, expected) => expect(said(shifts)).toEqual(expected));
});

describe('nothing is said beside', () => {
  test.each<[string, unknown]>([
    ['no hours of programs', {}],
    ['hours that are none', {programHours: 'always'}],
    ['no beginning', business('x', '02:00')],
    ['no end', business('10:00', 'x')],
    ['no file', null],
  ])('%s', (_, hours) => expect(said([on('09:00', '08:00', 'mon')], hours)).toEqual([]));
});

describe('hours that leave many outside', () => {
  const early = (name: string) => her(name, on('09:00', '12:00', 'mon'));
  const right = (name: string) => her(name, on('10:00', '12:00', 'mon'));
  const files = (...pages: RawDocument[]): string[] =>
    told(checkMasseuseHours(pages, EVENING)).map((line) => line.split(' | ')[0] ?? '');
  const at = (name: string): string => `en/masseuses/${name}.mdx availability[0].from`;

  test('most of them: the hours are wrong', () => {
    const problems = checkMasseuseHours([early('Eva'), right('Ana'), early('Lia')], EVENING);
    expect(told(problems)).toEqual([
      'docs/business.yml programHours | hours outside which 2 of 3 masseuses are there: Eva, Lia',
    ]);
    expect(problems[0]?.remedy).toBe(
      'Correct the hours here, or first the availability of each in docs/masseuses.',
    );
  });

  test.each<[string, RawDocument[], string[]]>([
    [
      'half of them',
      [early('Eva'), right('Ana'), early('Lia'), right('Ada')],
      [at('eva'), at('lia')],
    ],
    ['the only one', [early('Eva')], [at('eva')]],
    [
      'one, twice',
      [her('Eva', on('09:00', '12:00', 'mon'), on('09:00', '12:00', 'tue'))],
      [at('eva'), at('eva').replace('[0]', '[1]')],
    ],
  ])('%s: each is told', (_, pages, expected) => expect(files(...pages)).toEqual(expected));

  test('what else is wrong is told as well', () =>
    expect(files(early('Eva'), early('Lia'), her('Ana', on('20:00', '19:00', 'mon')))).toEqual([
      'docs/business.yml programHours',
      'en/masseuses/ana.mdx availability[0].to',
    ]));
});

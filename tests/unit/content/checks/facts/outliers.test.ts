/** Prices, lengths and fees that lie too far from all others. */
import {describe, expect, test} from 'vitest';

import {checkOutliers} from '../../../../../src/content/checks/facts/outliers';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

type Session = readonly [minutes: unknown, priceEur: unknown];

const program = (id: string, ...sessions: Session[]): RawDocument =>
  rawPage('', {
    id: `programs/${id}`,
    fields: {sessions: sessions.map(([minutes, priceEur]) => ({minutes, priceEur}))},
  });

const check = (pages: readonly RawDocument[], business?: unknown) =>
  checkOutliers(rawSite(pages, {business}), pages);
const said = (pages: readonly RawDocument[], business?: unknown): string[] =>
  told(check(pages, business));

const USUAL = [program('a', [60, 150], [30, 90]), program('b', [60, 140], [90, 200])];

describe('a session like no other', () => {
  test.each<[string, Session[], string]>([
    [
      'a digit too many in the price',
      [[60, 1500]],
      'en/programs/c.mdx sessions[0].priceEur | 1500 euros for 60 minutes, and others cost 140 to 150',
    ],
    [
      'a digit too few in the price',
      [
        [60, 150],
        [90, 20],
      ],
      'en/programs/c.mdx sessions[1].priceEur | 20 euros for 90 minutes, and others cost 200 to 200',
    ],
    [
      'a digit too many in the minutes',
      [[600, 150]],
      'en/programs/c.mdx sessions[0].minutes | 600 minutes for 150 euros, and other sessions last 30, 60, 90',
    ],
    [
      'a digit too few in the minutes',
      [[6, 140]],
      'en/programs/c.mdx sessions[0].minutes | 6 minutes for 140 euros, and other sessions last 30, 60, 90',
    ],
    [
      'a price far above all, of a length that no other has',
      [[45, 801]],
      'en/programs/c.mdx sessions[0].priceEur | 801 euros for 45 minutes, and others cost 90 to 200',
    ],
    [
      'a price far below all, of a length that no other has',
      [[120, 22]],
      'en/programs/c.mdx sessions[0].priceEur | 22 euros for 120 minutes, and others cost 90 to 200',
    ],
    [
      'a price four times that of all, of a length that no other has',
      [[45, 800]],
      'en/programs/c.mdx sessions[0].minutes | 45 minutes for 800 euros, and other sessions last 30, 60, 90',
    ],
  ])('%s', (_, sessions, expected) => {
    const pages = [...USUAL, program('c', ...sessions)];
    expect(said(pages)).toEqual([expected]);
    expect(check(pages)[0]?.remedy).toBe(
      'Correct the price or the minutes: a digit is too many, missing, or elsewhere.',
    );
  });

  const even = (...sessions: Session[]) => [
    program('a', [60, 120], [60, 120], [60, 120]),
    program('b', ...sessions),
  ];
  test.each<[string, RawDocument[]]>([
    ['four times as dear', even([60, 480], [60, 120])],
    ['a quarter of the price', even([60, 30], [60, 120])],
    ['four sessions in all', even([60, 1200])],
    ['no price', even([60, 'x'], [60, 120])],
    ['no length', even([0, 1200], [60, 120])],
    ['no program', [...even([60, 120]), {...program('c', [60, 1200]), kind: 'page'}]],
    ['a translation', [...even([60, 120]), {...program('c', [60, 1200]), isOriginal: false}]],
    ['no sessions', []],
  ])('is none: %s', (_, pages) => expect(said(pages)).toEqual([]));

  test.each<[string, Session]>([
    ['more than four times as dear', [60, 481]],
    ['less than a quarter of the price', [60, 29]],
  ])('is one of five: %s', (_, session) => expect(said(even(session, [60, 120]))).toHaveLength(1));
});

describe('a fee far above that of the centre', () => {
  const fees = (centre: unknown, other: unknown, airport: unknown) => ({
    travelFeesEur: {centre, other, airport},
  });
  test.each<[string, unknown, string[]]>([
    [
      'one',
      fees(50, 70, 301),
      ['docs/business.yml travelFeesEur.airport | 301, and the centre costs 50'],
    ],
    [
      'two, told at the first',
      fees(5, 70, 100),
      ['docs/business.yml travelFeesEur.other | 70, and the centre costs 5'],
    ],
    ['six times as much', fees(50, 70, 300), []],
    ['no fee of the centre', fees('50', 70, 1000), []],
    ['no fee', fees(50, 70, '1000'), []],
    ['no fees', {}, []],
    ['no file', undefined, []],
  ])('%s', (_, business, expected) => expect(said([], business)).toEqual(expected));

  test('is mended', () =>
    expect(check([], fees(5, 70, 10))[0]?.remedy).toBe(
      'Correct one of the two fees: a digit is too many or missing.',
    ));
});

describe('an area in another zone than it is called after', () => {
  const area = (id: unknown, zone: unknown): RawDocument =>
    rawPage('', {
      id: 'programs/outcall',
      fields: {
        areas: [
          {id: 'x', zone: 'other'},
          {id, zone},
        ],
      },
    });
  test('is told', () => {
    const pages = [area('airport-hotels', 'centre')];
    expect(said(pages)).toEqual([
      'en/programs/outcall.mdx areas[1].zone | centre, and the area is airport-hotels',
    ]);
    expect(check(pages)[0]?.remedy).toBe('Write airport, the zone of its fee.');
  });
  test.each([
    ['in its own', 'airport-hotels', 'airport'],
    ['called after none', 'old-town', 'centre'],
    ['called almost so', 'airports', 'centre'],
    ['in a zone that is none', 'airport', 'west'],
  ])('is not told: %s', (_, id, zone) => expect(said([area(id, zone)])).toEqual([]));
  test('is not told of a translation', () =>
    expect(said([{...area('airport', 'centre'), isOriginal: false}])).toEqual([]));
});

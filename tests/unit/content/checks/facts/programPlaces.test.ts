/** Where a program is given, and what its price and its words say of that. */
import {describe, expect, test} from 'vitest';

import {placesOf, travelOf} from '../../../../../src/content/checks/facts/programPlaces';
import {rawPage} from '../rawPages';
import {inFull} from './faults';

describe('a program whose price is that of travelling', () => {
  const said = (pricing: unknown, places: unknown, areas: unknown = []): string[] =>
    inFull(travelOf({pricing, places, areas}));
  test('is not given in the house', () =>
    expect(said('travel', ['suite', 'hotel'])).toEqual([
      'places | [suite, hotel] in a program whose price is that of travelling. Write places: [hotel], or another pricing.',
    ]));
  test.each<[string, ...Parameters<typeof said>]>([
    ['in hotels', 'travel', ['hotel']],
    ['in suites alone', 'travel', ['suite']],
    ['another price', 'double', ['suite', 'hotel']],
    ['no places', 'travel', 'suite, hotel'],
  ])('nothing is said: %s', (_, pricing, places) => expect(said(pricing, places)).toEqual([]));
  test('nothing is said without areas', () =>
    expect(travelOf({pricing: 'travel', places: ['suite', 'hotel']})).toEqual([]));
});

const said = (places: unknown, fields: Record<string, unknown>, body = ''): string[] =>
  inFull(placesOf(rawPage(body, {id: 'programs/silk', fields: {places, ...fields}})));

describe('words that promise the other place', () => {
  const hotel = (where: string, typed: string): string[] => [
    `places | [suite], and the ${where} says “${typed}”. Add hotel, or change those words in every language.`,
  ];
  const suite = (where: string, typed: string): string[] => [
    `places | [hotel], and the ${where} says “${typed}”. Add suite, or change those words in every language.`,
  ];
  test.each<[string, Parameters<typeof said>, string[]]>([
    ['your hotel', [['suite'], {lead: 'We come, at your hotel.'}], hotel('lead', 'at your hotel')],
    [
      'your own hotel',
      [['suite'], {summary: 'In your own hotel.'}],
      hotel('summary', 'In your own hotel'),
    ],
    [
      'or a hotel',
      [['suite'], {description: 'In a suite or a hotel.'}],
      hotel('description', 'or a hotel'),
    ],
    [
      'or at an old hotel',
      [['suite'], {lead: 'Here or at an old hotel.'}],
      hotel('lead', 'or at an old hotel'),
    ],
    [
      'the first of two',
      [['suite'], {lead: 'In your hotel.', description: 'At your hotel.'}],
      hotel('description', 'At your hotel'),
    ],
    [
      'a hotel in the story',
      [['suite'], {}, 'First.\n\nAt a hotel, we begin.'],
      hotel('story', 'At a hotel'),
    ],
    [
      'a hotel behind a sentence',
      [['suite'], {}, 'So it is. At your hotel too.'],
      hotel('story', 'At your hotel'),
    ],
    ['a suite', [['hotel'], {lead: 'It begins in a suite.'}], suite('lead', 'in a suite')],
    [
      'our suites',
      [['hotel'], {lead: 'At our Garden suites.'}],
      suite('lead', 'At our Garden suites'),
    ],
    [
      'one of our suites',
      [['hotel'], {lead: 'In one of our private suites.'}],
      suite('lead', 'In one of our private suites'),
    ],
    ['our house', [['hotel'], {lead: 'It begins at our house.'}], suite('lead', 'at our house')],
  ])('%s', (_, given, expected) => expect(said(...given)).toEqual(expected));
});

describe('nothing is said of', () => {
  test.each<[string, Parameters<typeof said>]>([
    ['its own place', [['hotel'], {lead: 'At your hotel.'}]],
    ['both places', [['suite', 'hotel'], {lead: 'At your hotel, or in a suite.'}]],
    ['no places', [[], {lead: 'At your hotel.'}]],
    ['a place that is none', [['sauna'], {lead: 'At your hotel, or in a suite.'}]],
    ['a place twice', [['suite', 'suite'], {lead: 'At your hotel.'}]],
    ['another hotel', [['suite'], {lead: 'A bed as in a hotel.'}]],
    ['hotels', [['suite'], {lead: 'At your hotels.'}]],
    ['a hotel in the middle of the story', [['suite'], {}, 'He was at a hotel.']],
    ['a suite in the story', [['hotel'], {}, 'In a suite.']],
    ['another field', [['suite'], {subtitle: 'At your hotel'}]],
    ['no words', [['suite'], {}]],
  ])('%s', (_, given) => expect(said(...given)).toEqual([]));
});

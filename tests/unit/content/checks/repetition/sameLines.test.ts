/** Two lines of one entry that say the same. */
import {describe, expect, test} from 'vitest';

import {checkSameLines} from '../../../../../src/content/checks/repetition/sameLines';
import {inBoth, rawPage, told} from '../rawPages';

const said = (list: string, ...entries: Record<string, unknown>[]): string[] =>
  told(checkSameLines([rawPage('', {locale: 'es', fields: {[list]: entries}})]));

describe('what is told', () => {
  test.each<[string, string, Record<string, unknown>, string]>([
    [
      'a title',
      'photos',
      {title: 'The key', description: 'The key'},
      'photos[0].description | "The key", which title says already',
    ],
    [
      'signs and capitals',
      'photos',
      {title: 'The key', description: 'the “Key”.'},
      'photos[0].description | "the “Key”.", which title says already',
    ],
    [
      'a room',
      'rooms',
      {name: 'The room', line: 'The room'},
      'rooms[0].line | "The room", which name says already',
    ],
    [
      'a hotel',
      'hotels',
      {name: 'Tea', description: 'Tea'},
      'hotels[0].description | "Tea", which name says already',
    ],
    [
      'a phase',
      'phases',
      {title: 'Tea', text: 'Tea'},
      'phases[0].text | "Tea", which title says already',
    ],
    [
      'words for a picture',
      'photos',
      {description: 'An old key of brass.', alt: 'An old key of brass.'},
      'photos[0].alt | "An old key of brass.", which description says already',
    ],
  ])('%s', (_, list, entry, expected) =>
    expect(said(list, entry)).toEqual([`es/about.mdx ${expected}`]),
  );

  test('in whichever entry', () =>
    expect(said('rooms', {name: 'Tea', line: 'Ice'}, {name: 'Oil', line: 'Oil'})).toEqual([
      'es/about.mdx rooms[1].line | "Oil", which name says already',
    ]));

  test('a name that stands with the facts of the original', () =>
    expect(
      told(
        checkSameLines(
          inBoth('', '', {
            en: {
              hotels: [
                {id: 'b', name: 'Ice'},
                {id: 'a', name: 'Tea', class: 'five-star'},
              ],
            },
            es: {hotels: [{id: 'a', description: 'Tea'}]},
          }),
        ),
      ),
    ).toEqual(['es/about.mdx hotels[0].description | "Tea", which name says already']));

  test('how to mend it', () =>
    expect(
      checkSameLines([
        rawPage('', {
          locale: 'es',
          fields: {
            photos: [
              {
                id: 1,
                title: 'An old key of brass.',
                description: 'An old key of brass.',
                alt: 'An old key of brass.',
              },
            ],
          },
        }),
      ]).map(({remedy}) => remedy),
    ).toEqual(['Say something else than title does.', 'Say in words what the picture shows.']));
});

test.each<[string, string, Record<string, unknown>]>([
  ['other words', 'rooms', {name: 'The room', line: 'A lamp and two chairs'}],
  ['words still to be written', 'rooms', {name: '[to write] Tea', line: '[to write] Tea'}],
  ['numbers', 'rooms', {name: 2, line: 2}],
  ['signs', 'rooms', {name: '—', line: '—'}],
  [
    'a picture’s words that are too short',
    'photos',
    {title: 'The key of brass', alt: 'The key of brass'},
  ],
  ['another list', 'areas', {name: 'Tea', line: 'Tea'}],
  ['another field', 'rooms', {name: 'Tea', slug: 'Tea'}],
])('nothing is said of %s', (_, list, entry) => expect(said(list, entry)).toEqual([]));

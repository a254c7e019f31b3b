/** What is said of content with mistakes: one message for a slip, by the one that mends it. */
import {describe, expect, test} from 'vitest';

import {createCatalogue} from '../../../src/content/catalogue';
import type {Source} from '../../../src/content/source';
import {BUSINESS, siteWith, validSite} from './fixtureSite';

/** Of one file, a line each. */
const told = (source: Source, file: RegExp = /./): string[] =>
  createCatalogue(source)
    .problems.filter((problem) => file.test(problem.file))
    .map(({field, found, remedy}) => `${field} | ${found} | ${remedy}`);
const fieldsTold = (source: Source, file?: RegExp): string[] =>
  told(source, file).map((line) => line.split(' | ')[0] ?? '');

const DELETE = 'a field that is not known here | Delete this line.';
const BELOW = 'a field that is not known here | Delete this line and the lines indented below it.';

test('of a mistake there is no catalogue', () =>
  expect(createCatalogue(siteWith('en', 'home', {title: undefined})).catalogue).toBeUndefined());

describe('of what a field holds that has no business there nothing else is said', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['a text', {note: 'An escort.'}, [`note | ${DELETE}`]],
    ['a text within', {note: {text: 'An escort.'}}, [`note | ${BELOW}`]],
    ['a text in a list', {note: ['An escort.']}, [`note | ${BELOW}`]],
  ])('%s', (_, changes, expected) =>
    expect(told(siteWith('en', 'home', changes))).toEqual(expected),
  );

  test('it is said of another field', () =>
    expect(fieldsTold(siteWith('en', 'home', {tit: 'An', label: 'Escort'}))).toEqual([
      'tit',
      'label',
    ]));

  test('it is said of a field whose name begins so', () =>
    expect(fieldsTold(siteWith('en', 'home', {tit: 'An', title: 'Escort'}))).toEqual([
      'tit',
      'title',
    ]));
});

describe('of one slip', () => {
  test('an id that is none, twice: what it should be', () =>
    expect(
      told(siteWith('en', 'masseuses/alba', {favoritePrograms: ['pranna', 'pranna']})),
    ).toEqual([
      'favoritePrograms[0] | "pranna", and there is no such program | Did you mean prana?',
      'favoritePrograms[1] | "pranna", and there is no such program | Did you mean prana?',
    ]));

  test('a list that lacks its entries: which', () =>
    expect(fieldsTold(siteWith('es', 'gallery', {photos: []}))).toEqual(['photos']));

  test('the name of a file for a picture: that, and not its length', () =>
    expect(
      told(
        siteWith('en', 'gallery', {
          photos: [
            {
              id: 1,
              file: 'key.jpg',
              category: 'reception',
              focal: [50, 50],
              title: 'The key',
              description: 'A line of light',
              alt: 'key.jpg',
            },
          ],
        }),
        /^docs/,
      ).join(),
    ).not.toMatch(/Too short/));

  test('two texts in each other’s place: nothing of how they end', () =>
    expect(
      told(
        siteWith('en', 'home', {
          title: 'A page of the house that says in a few words what can be found on it by those',
          description: 'The house.',
        }),
      ).map((line) => line.replace(/^.* \| /, '')),
    ).toEqual(['It has changed places with description: write each text in the other’s field.']));

  const sessions = [
    {minutes: 60, priceEur: 90},
    {minutes: 0, priceEur: 130},
  ];
  test('a length that is none: nothing of the order of lengths', () =>
    expect(fieldsTold(siteWith('en', 'programs/prana', {sessions}))).toEqual([
      'sessions[1].minutes',
    ]));

  test('the order of lengths in another program', () => {
    const site = siteWith('en', 'programs/prana', {sessions});
    const prana = site.documents.filter(({id}) => id === 'programs/prana');
    const nuru = prana.map((one) => ({
      ...one,
      id: 'programs/nuru',
      file: one.file.replace('prana', 'nuru'),
      frontMatter: {
        ...one.frontMatter,
        ...(one.locale === 'en' && {
          sessions: [
            {minutes: 60, priceEur: 90},
            {minutes: 30, priceEur: 130},
          ],
        }),
      },
    }));
    const source = {...site, documents: [...site.documents, ...nuru]};
    expect(fieldsTold(source, /docs\/programs\/nuru/)).toContain('sessions[1].minutes');
  });

  test('a fee that is none: nothing of the order of fees', () =>
    expect(
      fieldsTold({
        ...validSite(),
        business: {...BUSINESS, travelFeesEur: {centre: 50, other: 0, airport: 100}},
      }),
    ).toEqual(['travelFeesEur.other']));

  test('one number of a pair: the order of the two as well', () =>
    expect(
      fieldsTold({
        ...validSite(),
        business: {
          ...BUSINESS,
          casting: {
            dailyPayEur: [300, 900],
            replyHours: [24, 48],
            photos: [25, 5],
            contract: 'employee',
            payIs: 'net',
          },
        },
      }),
    ).toEqual(['casting.photos[0]', 'casting.photos']));
});

describe('the facts of the house', () => {
  const business = (changes: Record<string, unknown>): string[] =>
    told({...validSite(), business: {...BUSINESS, ...changes}});
  const {suites, ...withoutSuites} = BUSINESS;
  test('a field that is nearly known', () =>
    expect(told({...validSite(), business: {...withoutSuites, suits: suites}})).toEqual([
      'suits | a field that is not known here | Did you mean suites? Otherwise delete the line.',
    ]));
  test('a list typed as a text', () =>
    expect(business({receptionLanguages: 'Spanish, English'})).toEqual([
      'receptionLanguages | "Spanish, English" | Write receptionLanguages: [es, en]',
    ]));
});

describe('words that somebody still has to write', () => {
  const {catalogue, unwritten, problems} = createCatalogue(
    siteWith('en', 'home', {label: '[to write] The house'}),
  );
  test('are no mistakes, and are told by themselves', () => {
    expect(problems).toEqual([]);
    expect(unwritten.map(({field, remedy}) => `${field} | ${remedy}`)).toEqual([
      'label | Write these words and delete [to write].',
    ]);
  });
  test('stand in the catalogue without their mark', () =>
    expect(catalogue?.byLocale.en?.pages[0]?.label).toBe('The house'));
});

describe('warnings', () => {
  const site = {...validSite(), tileStandIns: ['static/img/tile/prana.svg']};
  test('stop nothing', () => {
    const {catalogue, warnings} = createCatalogue(site);
    expect(catalogue).toBeDefined();
    expect(warnings.map(({file}) => file)).toContain('static/img/tile/prana.svg');
  });
  test('of content that is known to be right there are none', () =>
    expect(createCatalogue(site, true).warnings).toEqual([]));
});

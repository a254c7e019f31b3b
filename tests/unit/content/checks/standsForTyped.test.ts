/** What is typed on a page in the place of a component, and words of the scale of intensity. */
import {describe, expect, test} from 'vitest';

import {withoutStoodFor} from '../../../../src/content/checks/standsFor';
import type {Problem} from '../../../../src/content/problems';
import {left, of} from './messagesOf';

const CALL = {remedy: 'Use <CallLink />.'};
const COUNT = {remedy: 'Write <HouseCount of="suites" as="words" />.'};

describe('a component in whose place something is typed', () => {
  test.each<[string, Problem, Problem]>([
    ['missing', of('missing-component', {components: ['<CallLink']}), of('typed-contact', CALL)],
    ['imported', of('idle-import', {components: ['<CallLink']}), of('typed-contact', CALL)],
    [
      'with properties',
      of('missing-component', {components: ['<HouseCount of="suites"']}),
      of('typed-count', COUNT),
    ],
    [
      'only in the translation',
      of('only-in-translation', {
        file: 'es/home.mdx',
        found: 'what en/home.mdx has not',
        components: ['<Section', '<CallLink'],
      }),
      of('typed-contact', CALL),
    ],
  ])('%s', (_, lacking, typed) => {
    expect(left(lacking, typed)).toEqual([typed.rule]);
    expect(left(typed, lacking)).toEqual([typed.rule]);
  });

  test('several, of which all are typed', () =>
    expect(
      left(
        of('idle-import', {components: ['<CallLink', '<HouseCount']}),
        of('typed-contact', CALL),
        of('typed-count', COUNT),
      ),
    ).toEqual(['typed-contact', 'typed-count']));
});

describe('a component that is told beside what is typed', () => {
  test.each<[string, Problem, Problem]>([
    [
      'several, of which one is typed',
      of('idle-import', {components: ['<CallLink', '<Section']}),
      of('typed-contact', CALL),
    ],
    [
      'on another page',
      of('missing-component', {components: ['<CallLink']}),
      of('typed-contact', {...CALL, file: 'en/about.mdx'}),
    ],
    [
      'another one whose name begins like it',
      of('missing-component', {components: ['<Call']}),
      of('typed-contact', CALL),
    ],
    [
      'another one that is missing too',
      of('missing-component', {components: ['<CallLink']}),
      of('idle-import', {...CALL, components: ['<Section']}),
    ],
    ['one without a name', of('missing-component'), of('typed-contact', CALL)],
    [
      'a rule that lacks nothing',
      of('html', {components: ['<CallLink'], found: 'as en/home.mdx has'}),
      of('typed-contact', CALL),
    ],
    [
      'only in the translation of another page',
      of('only-in-translation', {
        file: 'es/home.mdx',
        found: 'what en/about.mdx has not',
        components: ['<CallLink'],
      }),
      of('typed-contact', CALL),
    ],
    [
      'another one only in the translation',
      of('only-in-translation', {
        file: 'es/home.mdx',
        found: 'what en/home.mdx has not',
        components: ['<Section'],
      }),
      of('typed-contact', CALL),
    ],
    [
      'a translation of which no component is named',
      of('only-in-translation', {file: 'es/home.mdx', found: 'what en/home.mdx has not'}),
      of('typed-contact', CALL),
    ],
    [
      'the same number as the fact that is missing',
      of('missing-component', {line: 5, components: ['<BusinessFact name="phone"', '<Section']}),
      of('typed-contact', {line: 5, remedy: 'Use <BusinessFact name="phone" />.'}),
    ],
  ])('%s', (_, lacking, typed) => expect(left(lacking, typed)).toHaveLength(2));
});

describe('a page without its block of prices', () => {
  const lacking = (name: string, more: Partial<Problem> = {}): Problem =>
    of('missing-component', {components: [name], remedy: 'Add it.', ...more});
  const price = (line: number, more: Partial<Problem> = {}): Problem =>
    of('typed-price', {line, ...more});

  test.each(['<ServiceAreas', '<DoubledPrices', '<PricePanel'])(
    '%s is told once, with the prices in its place',
    (name) =>
      expect(withoutStoodFor([price(7), lacking(name), price(9)])).toEqual([
        {
          ...lacking(name),
          remedy:
            'Add it. Delete the 2 lines with prices typed from line 7 on, which it shows by itself.',
        },
      ]),
  );

  test('one price', () =>
    expect(withoutStoodFor([lacking('<PricePanel'), price(7)])[0]?.remedy).toBe(
      'Add it. Delete the 1 line with prices typed from line 7 on, which it shows by itself.',
    ));

  test.each<[string, Problem, Problem]>([
    ['another block', lacking('<Section'), price(7)],
    ['a block at a line', lacking('<PricePanel', {line: 3}), price(7)],
    ['no block', lacking('', {components: undefined}), price(7)],
    ['prices of another page', lacking('<PricePanel'), price(7, {file: 'en/about.mdx'})],
    ['prices in a field', lacking('<PricePanel'), price(7, {field: 'lead'})],
    ['prices without a line', lacking('<PricePanel'), of('typed-price')],
    ['something else that is typed', lacking('<PricePanel'), of('typed-hour', {line: 7})],
    ['another rule', of('html', {components: ['<PricePanel']}), price(7)],
  ])('not with %s', (_, block, other) =>
    expect(withoutStoodFor([block, other])).toEqual([block, other]),
  );
});

describe('a word of the scale of intensity', () => {
  const SPANISH = 'i18n/es/docs/home.mdx';
  const word = {file: SPANISH, field: 'Intensity word'};
  const entry = {file: 'i18n/es/code.json', field: 'intensity.gentle'};

  test('is told with the words of its language', () =>
    expect(withoutStoodFor([of(undefined, word), of(undefined, entry)])).toEqual([
      of(undefined, entry),
    ]));

  test.each<[string, Partial<Problem>, Partial<Problem>]>([
    ['of another language', word, {...entry, file: 'i18n/ca/code.json'}],
    ['beside another word of the language', word, {...entry, field: 'home.title'}],
    ['in English', {...word, file: 'docs/home.mdx'}, entry],
    ['in another folder', {...word, file: 'old/i18n/es/home.mdx'}, entry],
    ['in another property', {...word, field: 'MenuTab title'}, entry],
  ])('is told by itself %s', (_, first, second) =>
    expect(withoutStoodFor([of(undefined, first), of(undefined, second)])).toHaveLength(2),
  );
});

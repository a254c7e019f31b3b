/** A year or a length typed in the place of the component that shows it. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {checkTypedFacts} from '../../../../../src/content/checks/statements/typedFacts';
import {BUSINESS, validSite} from '../../fixtureSite';
import {inBoth, rawPage, told} from '../rawPages';

/** A house of 2020. */
const said = (documents: readonly RawDocument[], business: unknown = BUSINESS): string[] =>
  told(checkTypedFacts({...validSite(), business}, documents));

const YEAR = "import FoundedYear from '@site/src/components/facts/FoundedYear';";
const RANGE = "import SessionRange from '@site/src/components/facts/SessionRange';";
const page = (sentence: string, imports = YEAR): RawDocument[] => [
  rawPage(`${imports}\n\n${sentence}`),
];

describe('a year in the place of its component', () => {
  test.each([
    ['the right one', 'We began in 2020.', '“2020”, typed by hand'],
    ['another one', 'We began in 2018.', '“2018”, and founded is 2020'],
    ['fifteen years away', 'We began in 2005.', '“2005”, and founded is 2020'],
    ['the first of two', 'Since 2019, not since 2018.', '“2019”, and founded is 2020'],
  ])('%s', (_, sentence, expected) =>
    expect(said(page(sentence))).toEqual([`en/about.mdx:12 | ${expected}`]),
  );

  test('that another language still shows', () =>
    expect(said(inBoth('We began in 2020.', 'Desde <FoundedYear />.'))).toEqual([
      'en/about.mdx:10 | “2020”, typed by hand',
    ]));

  test('what to do', () =>
    expect(checkTypedFacts(validSite(), page('Since 2020.'))[0]?.remedy).toBe(
      'Write <FoundedYear /> for the year: it stands in docs/business.yml.',
    ));

  test.each([
    ['of something else', 'A street of 1850, a bath of 2004.'],
    ['that begins an entry', '2019 **The door**'],
    ['in a number', 'Call 932019.'],
    ['in a date', 'On 3/2019.'],
  ])('not one %s', (_, sentence) => expect(said(page(sentence))).toEqual([]));

  test.each([
    ['the component stands there', [rawPage(`${YEAR}\n\nSince <FoundedYear />, or 2019.`)]],
    ['nobody shows it', inBoth('Since 2019.', 'Desde 2019.')],
    ['another page shows it', [rawPage('Since 2019.'), rawPage(YEAR, {id: 'news'})]],
    ['a longer name is shown', [rawPage('Since 2019. <FoundedYears />')]],
  ])('not where %s', (_, documents) => expect(said(documents)).toEqual([]));

  test.each([
    ['nothing is known of the house', null],
    ['it has no year', {founded: 'long ago'}],
  ])('not where %s', (_, business) => expect(said(page('Since 2019.'), business)).toEqual([]));

  test('not in a field', () =>
    expect(said([rawPage(YEAR, {fields: {title: 'Since 2019'}})])).toEqual([]));
  test('not in a property of a component', () =>
    expect(said(page('<Feature icon="key" title="Since 2019">\n\nWords.\n\n</Feature>'))).toEqual(
      [],
    ));
});

describe('lengths in the place of their component', () => {
  test.each([
    ['A session of 30 to 90 minutes.', '“30 to 90 minutes”'],
    ['Una sesión de 30 a 90 minutos.', '“30 a 90 minutos”'],
    ['A session of 30–90 minutes.', '“30–90 minutes”'],
  ])('%s', (sentence, typed) =>
    expect(said(page(sentence, RANGE))).toEqual([`en/about.mdx:12 | ${typed}, typed by hand`]),
  );

  test('what to do', () =>
    expect(checkTypedFacts(validSite(), page('30 to 90 minutes', RANGE))[0]?.remedy).toBe(
      'Write <SessionRange /> instead: the lengths stand in `sessions` of each program.',
    ));
  test('not one length', () => expect(said(page('A session of 30 minutes.', RANGE))).toEqual([]));
});

test('both are told', () =>
  expect(said(page('Since 2020, 30 to 90 minutes.', `${YEAR}\n${RANGE}`))).toHaveLength(2));

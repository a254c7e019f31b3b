/** A rule of the house that one place says otherwise than all others. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {checkHouseRules, isToldBy} from '../../../../../src/content/checks/statements/houseRules';
import type {Text} from '../../../../../src/content/texts';
import {rawPage, told} from '../rawPages';
import {paragraph, parrafo} from './paragraph';

const notice = (number: string): string => `We ask for ${number} hours’ notice.`;
/** So many places make a rule. */
const RULE = rawPage([1, 2, 3, 4].map(() => notice('two')).join('\n\n'), {id: 'outcall'});

const said = (documents: readonly RawDocument[], components: readonly Text[] = []): string[] =>
  told(checkHouseRules([RULE, ...documents], components));

/** What is said of a page. */
const page = (body: string, where: Parameters<typeof rawPage>[1] = {id: 'legal/terms'}): string[] =>
  said([rawPage(body, where)]);

const FOUR = '“four hours’ notice”, and 4 other places say “two hours’ notice”';

describe('another number than most places have', () => {
  test.each([
    ['a legal text', notice('four'), 'legal/terms'],
    ['a page that speaks of hotels', `Your hotel waits. ${notice('four')}`, 'about'],
    ['a page that speaks of cancelling', `To cancel: ${notice('four')}`, 'about'],
  ])('%s', (_, body, id) => expect(page(body, {id})).toEqual([`en/${id}.mdx:10 | ${FOUR}`]));

  test('in the words of a component', () =>
    expect(
      said([], [paragraph(notice('four'), {file: 'i18n/en/code.json', field: 'a.b'})]),
    ).toEqual([`i18n/en/code.json:12 a.b | ${FOUR}`]));

  test('several in one file are told once, with the others', () =>
    expect(page(`${notice('four')}\n\n${notice('four')}`)).toEqual([
      'en/legal/terms.mdx:10 | “four hours’ notice” (also in line 12), and 4 other places say “two hours’ notice”',
    ]));

  test('of fields, the others are told by their names', () => {
    const field = (name: string): Text =>
      paragraph(notice('four'), {field: name, line: undefined, file: 'a.mdx'});
    expect(told(checkHouseRules([RULE, RULE], ['lead', 'title', 'label'].map(field)))).toEqual([
      'a.mdx lead | “four hours’ notice” (also in title, label), and 8 other places say “two hours’ notice”',
    ]);
  });

  test('two other numbers are two', () =>
    expect(page(`${notice('four')}\n\n${notice('six')}`)).toEqual([
      `en/legal/terms.mdx:10 | ${FOUR}`,
      `en/legal/terms.mdx:12 | ${FOUR.replace('four', 'six')}`,
    ]));

  test('two files are two', () =>
    expect(
      said([rawPage(notice('four'), {id: 'legal/a'}), rawPage(notice('four'), {id: 'legal/b'})]),
    ).toEqual([`en/legal/a.mdx:10 | ${FOUR}`, `en/legal/b.mdx:10 | ${FOUR}`]));

  test('what the others say is quoted in the language of the page', () => {
    const spanish = [
      parrafo('Con dos horas de antelación.'),
      parrafo('Con seis horas de antelación.'),
    ];
    expect(said([], spanish)).toEqual([
      'es/about.mdx:12 | “seis horas de antelación”, and 5 other places say “dos horas de antelación”',
    ]);
  });

  test('or of any, where its own has none', () =>
    expect(said([], [parrafo('Con seis horas de antelación.')])).toEqual([
      'es/about.mdx:12 | “seis horas de antelación”, and 4 other places say “two hours’ notice”',
    ]));

  test('what to do', () =>
    expect(checkHouseRules([RULE, rawPage(notice('four'), {id: 'legal/a'})], [])[0]?.remedy).toBe(
      'Write what they say, or the new rule in every place and language.',
    ));

  test('the rarer of two numbers, wherever it stands first', () =>
    expect(told(checkHouseRules([rawPage(notice('four'), {id: 'legal/terms'}), RULE], []))).toEqual(
      [`en/legal/terms.mdx:10 | ${FOUR}`],
    ));

  test('another rule than the first', () => {
    const cancel = (price: string): string => `Who cancels pays ${price}.`;
    const body = [...Array(3).fill(cancel('half the price')), cancel('the full price')];
    expect(told(checkHouseRules([rawPage(body.join('\n\n'), {id: 'outcall'})], []))).toEqual([
      'en/outcall.mdx:16 | “the full price”, and 3 other places say “half the price”',
    ]);
  });
});

describe('it is no rule', () => {
  const all = (...numbers: string[]): string[] =>
    told(checkHouseRules([rawPage(numbers.map(notice).join('\n\n'), {id: 'outcall'})], []));

  test.each([
    ['two places say it', ['two', 'two', 'four']],
    ['the other number stands too often', ['two', 'two', 'two', 'four', 'four']],
    ['all say the same', ['two', 'two', 'two', '2']],
    ['none says it', []],
  ])('where %s', (_, numbers) => expect(all(...numbers)).toEqual([]));

  test('half as many are few enough', () =>
    expect(all('two', 'two', 'two', 'two', 'four', 'four')).toHaveLength(1));
});

describe('what does not speak for the house', () => {
  test.each([
    ['a program', {id: 'programs/prana'}],
    [
      'a program whose price follows its length',
      {id: 'programs/prana', fields: {pricing: 'double'}},
    ],
    ['a page of anything', {id: 'about'}],
  ])('%s', (_, where) => expect(page(notice('four'), where)).toEqual([]));

  test('a masseuse who visits hotels', () =>
    expect(page(`She is in a hotel. ${notice('four')}`, {id: 'masseuses/alba'})).toEqual([]));

  test('a translation without an original', () =>
    expect(
      said([rawPage('Con seis horas de antelación.', {id: 'programs/prana', locale: 'es'})]),
    ).toEqual([]));

  test('a program to which one travels does', () =>
    expect(page(notice('four'), {id: 'programs/prana', fields: {pricing: 'travel'}})).toHaveLength(
      1,
    ));

  test('and its translation', () =>
    expect(
      said([
        rawPage('Words.', {id: 'programs/prana', fields: {pricing: 'travel'}}),
        rawPage('Con seis horas de antelación.', {id: 'programs/prana', locale: 'es'}),
      ]),
    ).toHaveLength(1));
});

describe('an exception is no other rule', () => {
  test.each([
    ['elsewhere', 'For Sitges we ask for four hours’ notice.'],
    ['behind another sentence', 'Write first. In August we ask for four hours’ notice.'],
    ['of a group', 'We ask for four hours’ notice for a group.'],
    ['of a gift', 'With a voucher: a gift asks for four hours’ notice.'],
  ])('%s', (_, body) => expect(page(body)).toEqual([]));

  test.each([
    ['in another sentence before', 'For Sitges we drive. We ask for four hours’ notice.'],
    ['in another sentence behind', 'We ask for four hours’ notice. A group is welcome.'],
    ['of a group in the sentence before', 'A group is welcome. We ask for four hours’ notice.'],
    ['as part of a word', 'Foremost we ask for four hours’ notice.'],
  ])('but not %s', (_, body) => expect(page(body)).toHaveLength(1));
});

describe('what differs between two languages is told as a rule of the house', () => {
  const problem = (file: string, found: string, remedy = 'Correct it.') => ({
    ...{file, field: '', found, remedy},
  });
  const rules = [problem('es/a.mdx', '“Cuatro horas”, and 4 places say “two”')];

  test.each([
    ['in the same file', 'es/a.mdx', '“cuatro” and “dos”', 'Correct it.'],
    ['in the file that the remedy names', 'en/a.mdx', '“cuatro”', 'As es/a.mdx has it.'],
  ])('%s', (_, file, found, remedy) =>
    expect(isToldBy(rules, problem(file, found, remedy))).toBe(true),
  );

  test.each([
    ['another file', 'en/a.mdx', '“cuatro”'],
    ['another number', 'es/a.mdx', '“seis”'],
    ['the number of the others', 'es/a.mdx', '“two”'],
    ['no number', 'es/a.mdx', 'a word'],
  ])('not %s', (_, file, found) => expect(isToldBy(rules, problem(file, found))).toBe(false));

  test('not where there are no rules', () =>
    expect(isToldBy([], problem('es/a.mdx', '“cuatro”'))).toBe(false));
});

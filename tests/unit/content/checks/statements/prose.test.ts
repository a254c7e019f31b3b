/** Facts typed into words: prices, telephone numbers, letter boxes, hours, the address of the house. */
import {describe, expect, test} from 'vitest';

import {checkProse} from '../../../../../src/content/checks/statements/prose';
import type {Problem} from '../../../../../src/content/problems';
import type {Text} from '../../../../../src/content/texts';
import {BUSINESS, validSite} from '../../fixtureSite';
import {told} from '../rawPages';

type Where = Partial<Omit<Text, 'text'>>;

/** What is said of a text; without more, of a paragraph of an English page. */
function problems(text: string, where: Where = {}, business: unknown = BUSINESS): Problem[] {
  const file = where.file ?? 'en/about.mdx';
  const body = "import CallLink from '@site/src/components/links/CallLink';\n\nWords.";
  const page = {id: 'about', locale: 'en', frontMatter: {}, file, body};
  return checkProse({...validSite(), business, documents: [page]}, [
    {file, locale: 'en', field: '', line: 12, text, ...where},
  ]);
}

const said = (text: string, where?: Where): string[] => told(problems(text, where));
const remedy = (text: string, where?: Where, business?: unknown): string | undefined =>
  problems(text, where, business)[0]?.remedy;
/** A field has no line. */
const FIELD: Where = {field: 'lead', line: undefined};

describe('an amount is a price', () => {
  test.each([
    ['digits and a sign', 'The hour is 280 € here.', '280 €'],
    ['the sign before it', 'From €90 on.', '€90'],
    ['in words', 'It costs ninety euros.', 'ninety euros'],
    ['as it is said aloud', 'It is two-eighty.', 'two-eighty'],
    ['two of them', 'From 90 to 120 euros.', '90 to 120 euros'],
  ])('%s', (_, text, typed) =>
    expect(said(text)).toEqual([`en/about.mdx:12 | a price, “${typed}”`]),
  );

  test('once in a text', () => expect(said('90 € or 120 €.')).toHaveLength(1));
  test('it has a name for other checks', () =>
    expect(problems('90 €')[0]?.rule).toBe('typed-price'));

  test('not without a currency', () => expect(said('There are 280 candles.')).toEqual([]));
});

describe('an amount of the law is none of the house', () => {
  const LEGAL = {file: 'en/legal/terms.mdx'};
  test.each([
    ['a fine', 'The fine is 600 €.'],
    ['a fine behind another sentence', 'We keep data. A fine of 600 €.'],
    ['a fine behind a question', 'Who pays? The fine is 600 € then.'],
    ['a fine behind a call', 'Stop! The fine is 600 € then.'],
    ['in Spanish', 'La multa es de 600 €.'],
  ])('%s', (_, text) => expect(said(text, LEGAL)).toEqual([]));

  test.each([
    ['a price of the house', 'The hour is 600 €.'],
    ['a fine in the sentence before', 'There is a fine. The hour is 600 €.'],
    ['a fine in the sentence behind', 'The hour is 600 €. There is a fine.'],
    ['a longer word', 'The refined hour is 600 €.'],
  ])('but %s is', (_, text) => expect(said(text, LEGAL)).toHaveLength(1));

  test('nor is it one on another page', () => expect(said('The fine is 600 €.')).toHaveLength(1));
  test('of two the one of the house is told', () =>
    expect(said('The fine is 600 €. The hour is 90 €.', LEGAL)).toEqual([
      'en/legal/terms.mdx:12 | a price, “90 €”',
    ]));
});

describe('a telephone number', () => {
  test.each([
    ['nine digits', 'Call 931 234 567 today.', '931 234 567'],
    ['a code of a country', 'Call +34 931 234 567.', '+34 931 234 567'],
    ['brackets', 'Call (93) 123 45 67.', '(93) 123 45 67'],
  ])('%s', (_, text, typed) => {
    expect(said(text)).toEqual([`en/about.mdx:12 | a telephone number, “${typed}”`]);
    expect(problems(text)[0]?.rule).toBe('typed-contact');
  });

  test.each([
    ['eight digits', 'The number 12345678.'],
    ['a postal code', 'We live in 08036.'],
    ['the number of a book', 'Read ISBN 978 84 376 0494 7.'],
    ['a date', 'On 12/05/2026/12345678.'],
  ])('%s is none', (_, text) => expect(said(text)).toEqual([]));

  test('an authority has its own in a legal text', () =>
    expect(said('Call 931 234 567.', {file: 'en/legal/terms.mdx'})).toEqual([]));
  test('the house’s own is told there as well', () =>
    expect(said('Call 930 000 000.', {file: 'en/legal/terms.mdx'})).toHaveLength(1));
});

describe('an e-mail address', () => {
  test.each([
    ['as it is', 'Write to alba@mail.com now.', 'alba@mail.com'],
    ['hidden in brackets', 'Write to alba (at) mail.com now.', 'alba (at) mail.com'],
    ['in words', 'Write to alba at mail dot com now.', 'alba at mail dot com'],
  ])('%s', (_, text, typed) =>
    expect(said(text)).toEqual([`en/about.mdx:12 | an e-mail address, “${typed}”`]),
  );

  test('in a legal text too', () =>
    expect(said('Write to alba@mail.com.', {file: 'en/legal/a.mdx'})).toHaveLength(1));
});

describe('an hour', () => {
  test.each([
    ['a time of day', 'Come at 22:30 then.', '22:30'],
    ['half of the day', 'Come at 10 pm then.', '10 pm'],
    ['from one to another', 'We wait from 10 to 12 h.', 'from 10 to 12 h'],
    ['two numbers of an open house', 'Open every day from 10 to 12.', 'from 10 to 12'],
    ['in words', 'From ten in the morning to two at night.', 'ten in the morning to two at night'],
  ])('%s', (_, text, typed) => {
    expect(said(text)).toEqual([`en/about.mdx:12 | an hour, “${typed}”`]);
    expect(problems(text)[0]?.rule).toBe('typed-hour');
  });

  test.each([
    ['minutes of a train', 'The train of 10:37.'],
    ['two numbers of something else', 'Take from 10 to 12 drops.'],
    ['the market', 'The market is open from 8:00 on.'],
    ['hours before', 'Until 24 h before.'],
  ])('%s is none', (_, text) => expect(said(text)).toEqual([]));
});

describe('what to do', () => {
  const importOf = (name: string): string =>
    ` Add to the imports at the top: import ${name} from '@site/src/components/facts/${name}';`;

  test.each([
    [
      'a price',
      '90 €',
      {},
      `Prices stand in \`sessions\` of each program and in docs/business.yml; in text use <PriceRange />, or leave it out.${importOf('PriceRange')}`,
    ],
    [
      'an hour',
      '22:30',
      {},
      `Hours stand in docs/business.yml; in text use <BusinessHours />, <BusinessFact name="openingHours" /> or <BusinessFact name="programHours" />, or leave it out; write those of others in words. Add to the imports at the top: import BusinessHours from '@site/src/components/contact/BusinessHours';`,
    ],
    [
      'the amount of a wage',
      '90 €',
      {file: 'en/casting.mdx'},
      'Prices stand in `sessions` of each program and in docs/business.yml; in text use <CastingFact name="pay" />, or leave it out.',
    ],
    [
      'a field',
      '90 €',
      FIELD,
      'Prices stand in `sessions` of each program and in docs/business.yml: leave it out here.',
    ],
    [
      'a property of a component',
      '22:30',
      {field: 'Stop title'},
      'Hours stand in docs/business.yml: leave it out here; write those of others in words.',
    ],
    [
      'a number that may be the house’s',
      '931 234 567',
      {},
      `Numbers stand in docs/business.yml; in text use <BusinessFact name="phone" /> or <CallLink />, or leave it out.${importOf('BusinessFact')}`,
    ],
  ])('%s', (_, text, where, expected) => expect(remedy(text, where)).toContain(expected));

  test('an import that is there is not asked for', () =>
    expect(
      remedy('Call +34 930 000 000.', {}, {...BUSINESS, phone: '+34 930 000 000'}),
    ).not.toContain('CallLink from'));
});

describe('which of the house’s own it is', () => {
  test.each([
    ['the police', 'Call 900 10 50 90.', 'helpLine'],
    ['privacy', 'privacy@velada.example', 'privacyEmail'],
    ['casting, with capitals', 'Casting@Velada.example', 'castingEmail'],
    ['the box of the house', 'info@velada.example', 'infoEmail'],
    ['the telephone of messages', '600 000 000', 'whatsapp" /> or <WhatsAppLink'],
    ['the telephone', '930-000-000', 'phone" /> or <CallLink'],
  ])('%s', (_, text, name) =>
    expect(remedy(text)).toContain(`in text use <BusinessFact name="${name}`),
  );

  test('a price is none of them', () =>
    expect(remedy('000 €')).toContain('in text use <PriceRange />'));
  test.each([
    ['nothing is known of the house', null],
    ['it has no numbers', {phone: '', email: ''}],
  ])('none where %s', (_, business) =>
    expect(remedy('privacy@velada.example', {}, business)).toContain('name="infoEmail"'),
  );
});

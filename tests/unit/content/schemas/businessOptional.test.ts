/** docs/business.yml: what applicants are told, and who counts visitors. */
import {describe, expect, test} from 'vitest';

import {businessSchema} from '../../../../src/content/schemas/business';
import {BUSINESS} from '../fixtureSite';

const said = (changes: Record<string, unknown>): string[] =>
  (businessSchema.safeParse({...BUSINESS, ...changes}).error?.issues ?? []).map(
    ({path, message}) => `${path.join('.')} | ${message}`,
  );

const CASTING = {
  dailyPayEur: [300, 900],
  replyHours: [24, 48],
  photos: [3, 5],
  contract: 'employee',
  payIs: 'gross',
};

describe('casting', () => {
  test.each<[string, Record<string, unknown>]>([
    ['as it should be', {}],
    ['self-employed, and net', {contract: 'self-employed', payIs: 'net'}],
    ['not known yet', {contract: '[contract]', payIs: '[gross or net]'}],
    ['the most', {dailyPayEur: [1, 5000], replyHours: [1, 240], photos: [1, 20]}],
  ])('%s', (_, changes) => expect(said({casting: {...CASTING, ...changes}})).toEqual([]));

  const CONTRACT = 'Write one of the two: employee, or self-employed.';
  const PAY = 'Write one of the two words: gross, or net.';
  test.each<[string, Record<string, unknown>, string]>([
    ['another contract', {contract: 'freelance'}, `contract | ${CONTRACT}`],
    ['more than the word', {contract: 'employee, or so'}, `contract | ${CONTRACT}`],
    ['a word before it', {contract: 'an employee'}, `contract | ${CONTRACT}`],
    ['no contract', {contract: undefined}, `contract | ${CONTRACT}`],
    ['another pay', {payIs: 'gross/net'}, `payIs | ${PAY}`],
    ['a number for pay', {payIs: 20}, `payIs | ${PAY}`],
    [
      'too many hours',
      {replyHours: [24, 241]},
      'replyHours.1 | Write a whole number of hours from 1 to 240, without quotation marks.',
    ],
    [
      'too many photos',
      {photos: [0, 5]},
      'photos.0 | Write a whole number of photographs from 1 to 20, without quotation marks.',
    ],
  ])('not %s', (_, changes, expected) =>
    expect(said({casting: {...CASTING, ...changes}})).toEqual([`casting.${expected}`]),
  );
});

describe('who counts visitors', () => {
  const SCRIPT = 'https://count.example/a.js';
  const PROVIDER = {
    analyticsScript: SCRIPT,
    analyticsSince: '2027-01-15',
    analyticsProvider: 'Count',
    analyticsMonths: 12,
  };
  test.each<[string, Record<string, unknown>]>([
    ['nobody', {analyticsScript: ''}],
    ['a provider, with all that is known of it', PROVIDER],
    ['a provider in blanks', {...PROVIDER, analyticsProvider: '  Count '}],
    ['what for', {...PROVIDER, analyticsPurpose: {en: 'counting', es: 'contar'}}],
  ])('%s', (_, changes) => expect(said(changes)).toEqual([]));

  const SINCE =
    'analyticsSince | Write the first day after you publish this change, such as 2027-01-15: visitors who agreed earlier are asked again.';
  const NAME = 'analyticsProvider | Write the name of the company that receives what is counted.';
  const MONTHS =
    'analyticsMonths | Write for how many months the provider keeps what it counts, 24 at most.';
  const ADDRESS =
    'analyticsScript | Write the address of its script as well, or leave analyticsProvider empty while there is none.';
  test.each<[string, Record<string, unknown>, string[]]>([
    ['a script alone', {analyticsScript: SCRIPT}, [SINCE, NAME, MONTHS]],
    ['a name alone', {analyticsProvider: 'Count'}, [ADDRESS, SINCE, MONTHS]],
    ['a name of blanks', {...PROVIDER, analyticsProvider: '  '}, [NAME]],
    ['no day', {...PROVIDER, analyticsSince: ''}, [SINCE]],
    ['no months', {...PROVIDER, analyticsMonths: undefined}, [MONTHS]],
  ])('%s', (_, changes, expected) => expect(said(changes)).toEqual(expected));

  test('a name of blanks without a script is none', () =>
    expect(said({analyticsProvider: '  '})).toEqual([]));

  const FORM = 'Write an address that begins with https://, or "" for no analytics.';
  test.each([
    ['http://count.example/a.js'],
    ['count.example/a.js'],
    ['https://count'],
    ['https://count.example/a b'],
    [4],
  ])('no address of a script: %j', (analyticsScript) =>
    expect(said({...PROVIDER, analyticsScript})).toEqual([`analyticsScript | ${FORM}`]),
  );

  test.each<[string, Record<string, unknown>]>([
    ['no real day', {analyticsSince: '2027-02-31'}],
    ['25 months', {analyticsMonths: 25}],
    ['no whole month', {analyticsMonths: 1.5}],
    ['a language that is no code', {analyticsPurpose: {english: 'counting'}}],
    ['too long a purpose', {analyticsPurpose: {en: 'a'.repeat(121)}}],
  ])('not %s', (_, changes) => expect(said({...PROVIDER, ...changes})).toHaveLength(1));

  test('what is said of a day', () =>
    expect(said({...PROVIDER, analyticsSince: 2027})).toEqual([
      'analyticsSince | Write a real date as year-month-day, such as 2027-01-15.',
    ]));
});

describe('who stands behind the house', () => {
  const {legal} = BUSINESS;
  test.each(Object.keys(legal))('%s is needed', (field) => {
    expect(said({legal: {...legal, [field]: ''}})).toHaveLength(1);
    expect(said({legal: {...legal, [field]: undefined}})).toHaveLength(1);
  });
});

describe('yes or no', () => {
  test.each(['addressConfirmed', 'adultLabel'])('%s', (field) => {
    expect(said({[field]: true})).toEqual([]);
    expect(said({[field]: 'yes'})).toHaveLength(1);
  });
  test.each(Object.keys(BUSINESS.samples))('samples.%s', (field) =>
    expect(said({samples: {...BUSINESS.samples, [field]: 'no'}})).toHaveLength(1),
  );
});

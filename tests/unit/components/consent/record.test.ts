/** The record of an answer about cookies: which texts in storage are one, and for how long it counts. */
import {describe, expect, test} from 'vitest';

import {
  ALL,
  NONE,
  isValidFor,
  makeRecord,
  parseRecord,
} from '../../../../src/components/consent/record';

const NOW = Date.parse('2026-11-21T20:00Z');
/** A record counts for 24 months: this is the first moment that still does. */
const FIRST_VALID = Date.parse('2024-11-21T20:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const valid = makeRecord({functional: true, analytics: false, marketing: true}, NOW - DAY_MS);
/** Text of the valid record without a field. */
const without = (field: keyof typeof valid): string =>
  JSON.stringify({...valid, [field]: undefined});
/** Text of the valid record from another moment. */
const at = (timestamp: unknown): string => JSON.stringify({...valid, timestamp});

describe('accepts a record', () => {
  test.each([
    {name: 'from yesterday', text: JSON.stringify(valid), record: valid},
    {name: 'from this moment', text: at(NOW), record: {...valid, timestamp: NOW}},
    {
      name: 'from exactly 24 months ago',
      text: at(FIRST_VALID),
      record: {...valid, timestamp: FIRST_VALID},
    },
    {name: 'with additional fields', text: JSON.stringify({...valid, revision: 3}), record: valid},
  ])('$name', ({text, record}) => {
    expect(parseRecord(text, NOW)).toEqual(record);
  });
});

describe('ignores a record that is', () => {
  test.each([
    {name: 'missing', text: null},
    {name: 'empty', text: ''},
    {name: 'not JSON', text: 'yes'},
    {name: 'null', text: 'null'},
    {name: 'a list', text: '[]'},
    {name: 'older than 24 months by a minute', text: at(FIRST_VALID - MINUTE_MS)},
    {name: 'from the future', text: at(NOW + 1)},
    {name: 'without necessary', text: without('necessary')},
    {name: 'without functional', text: without('functional')},
    {name: 'without analytics', text: without('analytics')},
    {name: 'without marketing', text: without('marketing')},
    {name: 'without timestamp', text: without('timestamp')},
    {name: 'with necessary switched off', text: JSON.stringify({...valid, necessary: false})},
    {name: 'with a switch that is a string', text: JSON.stringify({...valid, analytics: 'true'})},
    {name: 'with a timestamp that is a string', text: at(String(NOW))},
    {name: 'with a timestamp of zero', text: at(0)},
  ])('$name', ({text}) => {
    expect(parseRecord(text, NOW)).toBeNull();
  });
});

test('accepting all stores true for every purpose', () => {
  expect(makeRecord(ALL, NOW)).toEqual({
    necessary: true,
    functional: true,
    analytics: true,
    marketing: true,
    timestamp: NOW,
  });
});

test('rejecting all stores true only for what is necessary', () => {
  expect(makeRecord(NONE, NOW)).toEqual({
    necessary: true,
    functional: false,
    analytics: false,
    marketing: false,
    timestamp: NOW,
  });
});

describe('whether an answer counts for a provider of analytics', () => {
  test.each([
    {name: 'no choice', record: null, provider: null, counts: false},
    {name: 'a choice, and no provider', record: valid, provider: null, counts: true},
    {
      name: 'a choice from the first moment of the provider',
      record: valid,
      provider: {since: valid.timestamp},
      counts: true,
    },
    {
      name: 'a choice from before that moment',
      record: valid,
      provider: {since: valid.timestamp + 1},
      counts: false,
    },
  ])('$name', ({record, provider, counts}) => {
    expect(isValidFor(record, provider)).toBe(counts);
  });
});

import {describe, expect, test} from 'vitest';

import {
  ALL,
  NONE,
  isValidFor,
  makeRecord,
  parseRecord,
} from '../../../../src/components/consent/record';

const NOW = Date.UTC(2026, 10, 21, 20, 0);
const DAY_MS = 86_400_000;
const valid = makeRecord({functional: true, analytics: false, marketing: true}, NOW - DAY_MS);
const without = (field: keyof typeof valid): string =>
  JSON.stringify({...valid, [field]: undefined});
const at = (timestamp: unknown): string => JSON.stringify({...valid, timestamp});

describe('accepts a record', () => {
  test.each([
    {name: 'from yesterday', text: JSON.stringify(valid), record: valid},
    {name: 'from this moment', text: at(NOW), record: {...valid, timestamp: NOW}},
    {
      name: 'from exactly 24 months ago',
      text: at(Date.UTC(2024, 10, 21, 20, 0)),
      record: {...valid, timestamp: Date.UTC(2024, 10, 21, 20, 0)},
    },
    {name: 'with additional fields', text: JSON.stringify({...valid, revision: 3}), record: valid},
  ])('$name', ({text, record}) => {
    expect(parseRecord(text, NOW)).toEqual(record);
  });
});

describe('ignores a record that is', () => {
  test.each([
    ['missing', null],
    ['empty', ''],
    ['not JSON', 'yes'],
    ['null', 'null'],
    ['a list', '[]'],
    ['older than 24 months by a minute', at(Date.UTC(2024, 10, 21, 19, 59))],
    ['from the future', at(NOW + 1)],
    ['without necessary', without('necessary')],
    ['without functional', without('functional')],
    ['without analytics', without('analytics')],
    ['without marketing', without('marketing')],
    ['without timestamp', without('timestamp')],
    ['with necessary switched off', JSON.stringify({...valid, necessary: false})],
    ['with a switch that is a string', JSON.stringify({...valid, analytics: 'true'})],
    ['with a timestamp that is a string', at(String(NOW))],
    ['with a timestamp of zero', at(0)],
  ])('%s', (_name, text) => {
    expect(parseRecord(text, NOW)).toBeNull();
  });
});

test('accepting all stores true for every purpose, rejecting all only for necessary', () => {
  expect(makeRecord(ALL, NOW)).toEqual({
    necessary: true,
    functional: true,
    analytics: true,
    marketing: true,
    timestamp: NOW,
  });
  expect(makeRecord(NONE, NOW)).toEqual({
    necessary: true,
    functional: false,
    analytics: false,
    marketing: false,
    timestamp: NOW,
  });
});

describe('isValidFor', () => {
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

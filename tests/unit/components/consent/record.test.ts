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

describe('a record that counts', () => {
  test.each([
    ['of yesterday', JSON.stringify(valid), valid],
    ['of this moment', at(NOW), {...valid, timestamp: NOW}],
    [
      'of 24 months ago, to the minute',
      at(Date.UTC(2024, 10, 21, 20, 0)),
      {...valid, timestamp: Date.UTC(2024, 10, 21, 20, 0)},
    ],
    ['with more than it needs', JSON.stringify({...valid, revision: 3}), valid],
  ])('%s', (_name, text, record) => {
    expect(parseRecord(text, NOW)).toEqual(record);
  });
});

describe('a record that is treated as absent', () => {
  test.each([
    ['nothing stored', null],
    ['empty', ''],
    ['not JSON', 'yes'],
    ['JSON, but no record', 'null'],
    ['a list', '[]'],
    ['older than 24 months by a minute', at(Date.UTC(2024, 10, 21, 19, 59))],
    ['from the future', at(NOW + 1)],
    ['without necessary', without('necessary')],
    ['without functional', without('functional')],
    ['without analytics', without('analytics')],
    ['without marketing', without('marketing')],
    ['without timestamp', without('timestamp')],
    ['necessary switched off', JSON.stringify({...valid, necessary: false})],
    ['a switch that is text', JSON.stringify({...valid, analytics: 'true'})],
    ['a timestamp that is text', at(String(NOW))],
    ['a timestamp of zero', at(0)],
  ])('%s', (_name, text) => {
    expect(parseRecord(text, NOW)).toBeNull();
  });
});

test('accepting all stores four times true, rejecting all only the necessary', () => {
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

describe('whether a choice is meant for the provider of today', () => {
  test.each([
    ['no choice', null, null, false],
    ['a choice, and no provider', valid, null, true],
    ['a choice of the provider’s first moment', valid, {since: valid.timestamp}, true],
    ['a choice made a moment before', valid, {since: valid.timestamp + 1}, false],
  ])('%s', (_name, record, provider, counts) => {
    expect(isValidFor(record, provider)).toBe(counts);
  });
});

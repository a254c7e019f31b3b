/** Schema of docs/business.yml: its fields, and rules between them. */
import type * as z from 'zod';

import {timeZoneOf} from '../houseTime';
import {minutesAfter, minutesOfDay} from '../browser/hours';
import {businessFields} from './businessFields';

type Fields = z.output<typeof businessFields>;

/** A field of docs/business.yml, and what to write there. */
type Wrong = readonly [path: readonly string[], message: string];

/** Latest end of programs, in minutes. Without a limit, swapped hours would be taken for a long night. */
const LATEST_END = 6 * 60;

function hoursFaults({openingHours, programHours}: Fields): Wrong[] {
  const [from = 0, to = 0] = [programHours.from, programHours.to].map(minutesOfDay);
  if (from === to || (to < from && to > LATEST_END)) {
    const message =
      'Write an end that is later than the beginning, at most "06:00" of the next morning.';
    return [[['programHours', 'to'], message]];
  }
  if (openingHours === 'always') return [];
  const [open = 0, close = 0] = [openingHours.from, openingHours.to].map(minutesOfDay);
  if (open === close) {
    return [
      [
        ['openingHours', 'to'],
        'Write the hour at which the house closes, or openingHours: always.',
      ],
    ];
  }
  const [begin, end] = [minutesAfter(open, from), minutesAfter(open, to)];
  const isWithin = begin < end && end <= minutesAfter(open, close);
  return isWithin ? [] : [[['programHours'], 'Write hours that lie within openingHours.']];
}

function timeZoneFaults({address, timeZone}: Fields): Wrong[] {
  if (timeZoneOf({country: address.country, timeZone}) !== undefined) return [];
  const message = `Write the time zone of the house, such as "timeZone: Europe/Madrid": ${address.country} has not exactly one.`;
  return [[['timeZone'], message]];
}

function pairFaults({casting}: Fields): Wrong[] {
  return Object.entries(casting ?? {})
    .filter(([, pair]) => Array.isArray(pair) && pair[0] > pair[1])
    .map(([name]) => [['casting', name], 'Write the lower number first.']);
}

/** A placeholder with only one of its brackets would be published. */
function bracketFaults({legal}: Fields): Wrong[] {
  return Object.entries(legal)
    .filter(([, value]) => value.split('[').length !== value.split(']').length)
    .map(([name]) => [
      ['legal', name],
      'Write what belongs here, or "[…]" with both brackets until it is known.',
    ]);
}

const RULES = [hoursFaults, timeZoneFaults, pairFaults, bracketFaults];

/** Zod skips these rules while a field has the wrong type. */
export const businessSchema = businessFields.check(({value, issues}) => {
  for (const [path, message] of RULES.flatMap((faultsOf) => faultsOf(value))) {
    issues.push({code: 'custom', path: [...path], input: value, message});
  }
});

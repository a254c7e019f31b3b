/** Schema of docs/business.yml: its fields, and rules between them. */
import type * as z from 'zod';

import {timeZoneOf} from '../houseTime';
import {businessFields} from './businessFields';
import type {Wrong} from './dayNames';
import {hoursFaults} from './hours';

type Fields = z.output<typeof businessFields>;

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
  for (const [path, message, other] of RULES.flatMap((faultsOf) => faultsOf(value))) {
    issues.push({code: 'custom', path: [...path], input: value, message, params: {other}});
  }
});

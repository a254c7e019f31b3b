/** Mistakes that are made at the same time, each in a place of its own: one check tells them all. */
import {EN, ES, isThere} from './memory';
import type {Case} from './tools';

/** Where the mistakes of the next place begin, so that not all have one in the first group. */
const STEP = 7;

/** Files that a mistake is made in without a word being said of others. */
const BY_ITSELF = /\.mdx$|\/business\.yml$|\/code\.json$/;

/** What a mistake is made in, the same in every language; undefined where it has to be made alone. */
function placeOf({edits, file}: Case): string | undefined {
  const [first, ...others] = edits;
  const isOne = others.length === 0 && first?.file === file && first.to !== undefined;
  // A page that is new may be missed elsewhere.
  if (!isOne || !isThere(file) || !BY_ITSELF.test(file)) return undefined;
  return file.replace(`${ES}/`, '').replace(`${EN}/`, '');
}

/** Groups without two mistakes in one place, as many as there are mistakes in the place that has most. */
export function groupsOf(cases: readonly Case[]): readonly (readonly Case[])[] {
  const alone = cases.filter((one) => placeOf(one) === undefined);
  const places = new Map<string, Case[]>();
  for (const one of cases) {
    const place = placeOf(one);
    if (place !== undefined) places.set(place, [...(places.get(place) ?? []), one]);
  }
  const count = Math.max(0, ...[...places.values()].map(({length}) => length));
  const groups = Array.from({length: count}, (): Case[] => []);
  // Spread over all groups: the fewer there are in one, the less they meddle with each other.
  for (const [nth, own] of [...places.values()].entries()) {
    own.forEach((one, index) => {
      const at = Math.floor((index * count) / own.length) + nth * STEP;
      groups[at % count]?.push(one);
    });
  }
  return [...groups, ...alone.map((one) => [one])];
}

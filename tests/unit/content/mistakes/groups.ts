/** Mistakes that are made at the same time, each in a place of its own: one check tells them all. */
import {EN, ES, type Edit, isThere, lineOf, textOf} from './memory';
import {type Case, append} from './tools';

/** Where the mistakes of the next place begin, so that not all have one in the first group. */
const STEP = 7;

/** So many paragraphs are put at the end of one page, one below the other. */
const PARAGRAPHS = 3;

/** Without tags and code: where one of those is wrong, nothing else may be readable. */
const PROSE = /^[^<>{}`]+$/u;
const isProse = ({paragraph = ''}: Case): boolean => PROSE.test(paragraph);

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

/** The mistakes of a place, of which those of one row are made at the same time. */
function rowsOf(cases: readonly Case[]): readonly (readonly Case[])[] {
  const rows = cases.filter((one) => !isProse(one)).map((one) => [one]);
  const appended = cases.filter(isProse);
  // What resembles each other stands next to each other, and is better told apart.
  const count = Math.ceil(appended.length / PARAGRAPHS);
  for (let at = 0; at < count; at += 1) {
    rows.push(appended.filter((_, index) => index % count === at));
  }
  return rows;
}

/** Groups with one row of each place, as many as there are rows in the place that has most. */
export function groupsOf(cases: readonly Case[]): readonly (readonly Case[])[] {
  const alone = cases.filter((one) => placeOf(one) === undefined);
  const places = new Map<string, Case[]>();
  for (const one of cases) {
    const place = placeOf(one);
    if (place !== undefined) places.set(place, [...(places.get(place) ?? []), one]);
  }
  const rows = [...places.values()].map(rowsOf);
  const count = Math.max(0, ...rows.map(({length}) => length));
  const groups = Array.from({length: count}, (): Case[] => []);
  // Spread over all groups: the fewer there are in one, the less they meddle with each other.
  for (const [nth, own] of rows.entries()) {
    own.forEach((row, index) => {
      const at = Math.floor((index * count) / own.length) + nth * STEP;
      groups[at % count]?.push(...row);
    });
  }
  return [...groups.filter(({length}) => length > 0), ...alone.map((one) => [one])];
}

/** All edits of a group, and the line of each mistake after all of them. */
export function madeTogether(group: readonly Case[]): {
  readonly edits: readonly Edit[];
  readonly lineOf: (one: Case) => number | undefined;
} {
  const pages = new Map<string, string>();
  const others: Edit[] = [];
  for (const {file, paragraph, edits} of group) {
    if (paragraph === undefined) others.push(...edits);
    else pages.set(file, append(paragraph)(pages.get(file) ?? textOf(file)));
  }
  return {
    edits: [...others, ...[...pages].map(([file, to]) => ({file, to}))],
    lineOf: ({file, paragraph, line}) => {
      if (line === undefined || paragraph === undefined) return line;
      const moved = lineOf(pages.get(file) ?? '', paragraph);
      return line + moved - lineOf(append(paragraph)(textOf(file)), paragraph);
    },
  };
}

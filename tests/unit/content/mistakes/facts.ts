/** Pages of the content that mistakes can be made in, found by what they have: an owner may rename any. */
import {EN, fileNames, textOf} from './memory';

/** The id of the first page in a folder whose text suits; '' when the house has none. */
function find(folder: string, suits: (text: string) => boolean): string {
  const file = fileNames(`${EN}/${folder}/`).find((name) => suits(textOf(name)));
  return file?.slice(EN.length + 1, -'.mdx'.length) ?? '';
}

const sessionsOf = (text: string): number =>
  text.match(/\{minutes: \d+, priceEur: \d+\}/g)?.length ?? 0;
const entriesOf = (text: string, list: string): number =>
  new RegExp(`^${list}:\\n((?: {2}- .*\\n)+)`, 'm').exec(text)?.[1]?.match(/- /g)?.length ?? 0;

/** A program with two sessions of its own, no phases and no tiers. */
export const PROGRAM = find(
  'programs',
  (text) =>
    sessionsOf(text) === 2 &&
    entriesOf(text, 'features') === 3 &&
    /^finish: /m.test(text) &&
    !/^(phases|tiers):/m.test(text),
);
/** A program whose sessions include different things. */
export const TIERED = find('programs', (text) => /^tiers:/m.test(text) && sessionsOf(text) > 1);
/** A program with a timeline. */
export const PHASED = find('programs', (text) => /^phases:/m.test(text));
/** A page with facts inside its sentences. */
export const FACT_PAGE = 'about';
/** A masseuse who begins and ends on the same day. */
export const MASSEUSE = find(
  'masseuses',
  (text) => /^ +to: "(1\d|2\d):/m.test(text) && entriesOf(text, 'favoritePrograms') > 1,
);
/** The last one, of whom every mistake about two is told. */
export const OTHER_MASSEUSE =
  fileNames(`${EN}/masseuses/`)
    .at(-1)
    ?.slice(EN.length + 1, -4) ?? '';
export const FIRST_HOTEL =
  /^hotels:\n {2}- id: (\S+)/m.exec(textOf(`${EN}/outcall.mdx`))?.[1] ?? '';
export const TILE = `static/img/tile/${PROGRAM.replace('programs/', '')}.svg`;

const business = textOf(`${EN}/business.yml`);
const hour = (name: string): string =>
  new RegExp(`^ {2}${name}: "(.*)"`, 'm').exec(business)?.[1] ?? '';
/** The hours of the house. */
export const HOURS = {from: hour('from'), to: hour('to')};

/** Where the house has its letter box, and so its site. */
export const HOST = /^ +info: \S+@(\S+)$/m.exec(business)?.[1] ?? '';
/** What the house is called. */
export const HOUSE = /^name: "?(.*?)"?$/m.exec(business)?.[1] ?? '';

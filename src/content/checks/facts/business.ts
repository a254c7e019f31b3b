/** Facts of docs/business.yml that contradict each other or the place they speak of. */
import {minutesAfter, minutesOfDay} from '../../hours';
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {businessSchema} from '../../schemas/business';
import type {Text} from '../../texts';
import {placeOf} from './place';
import {type RawDocument, isFields} from '../raw';
import {updatesOf, yearsOf} from './years';

type Found = Omit<Problem, 'file'>;

function hoursOf({programHours}: Record<string, unknown>): Found[] {
  if (!isFields(programHours)) return [];
  const [from, to] = [minutesOfDay(programHours.from), minutesOfDay(programHours.to)];
  if (from === undefined || to === undefined) return [];
  // Past midnight, an evening ends before the first hour of the morning shift.
  if (to === from) return [sameHours];
  if (to > from || to <= 6 * 60) return [];
  return [
    {
      field: 'programHours.to',
      found: `${JSON.stringify(programHours.to)} after ${JSON.stringify(programHours.from)}`,
      remedy:
        'The hours run backwards: write an end later than the beginning, at most "06:00" of the next morning.',
    },
  ];
}
const sameHours: Found = {
  field: 'programHours.to',
  found: 'the same time as programHours.from',
  remedy: 'Write the hour at which programs end.',
};

/** Programs are given while the house is open; hours that never end are `always`. */
function openingOf({openingHours, programHours}: Record<string, unknown>): Found[] {
  if (!isFields(openingHours) || !isFields(programHours)) return [];
  const [open, close] = [minutesOfDay(openingHours.from), minutesOfDay(openingHours.to)];
  const [first, last] = [minutesOfDay(programHours.from), minutesOfDay(programHours.to)];
  if (open === undefined || close === undefined) return [];
  if (open === close) {
    return [
      {
        field: 'openingHours.to',
        found: 'the same time as openingHours.from',
        remedy: 'Write openingHours: always, or the hour at which the house closes.',
      },
    ];
  }
  if (first === undefined || last === undefined) return [];
  const [begin, end] = [minutesAfter(open, first), minutesAfter(open, last)];
  if (begin < end && end <= minutesAfter(open, close)) return [];
  return [
    {
      field: 'programHours',
      found: `${String(programHours.from)} to ${String(programHours.to)}, and the house is open from ${String(openingHours.from)} to ${String(openingHours.to)}`,
      remedy: 'Write hours within openingHours, or correct those.',
    },
  ];
}

function pairsOf({casting}: Record<string, unknown>): Found[] {
  if (!isFields(casting)) return [];
  return Object.entries(casting).flatMap(([name, pair]): Found[] => {
    if (!Array.isArray(pair) || pair.length !== 2) return [];
    const [lowest, highest] = pair as unknown[];
    if (typeof lowest !== 'number' || typeof highest !== 'number' || lowest <= highest) return [];
    return [
      {
        field: `casting.${name}`,
        found: `[${lowest}, ${highest}]`,
        remedy: 'Write the lower number first.',
      },
    ];
  });
}

/** The way to the centre is the shortest: what it costs is the least. */
function feesOf({travelFeesEur}: Record<string, unknown>): Found[] {
  if (!isFields(travelFeesEur)) return [];
  const {centre, ...others} = travelFeesEur;
  const zones = Object.entries(others);
  const cheaper = zones.filter(
    ([, fee]) => typeof fee === 'number' && typeof centre === 'number' && fee < centre,
  );
  const [first] = cheaper;
  if (!first) return [];
  const [zone, fee] = first;
  // Where all are cheaper, the centre is too dear.
  const [wrong, typed, right, other] =
    cheaper.length === zones.length ? ['centre', centre, zone, fee] : [zone, fee, 'centre', centre];
  return [
    {
      field: `travelFeesEur.${wrong}`,
      found: `${String(typed)}, and ${right} costs ${String(other)}`,
      remedy: 'The centre is the nearest zone and costs the least: correct one of the two fees.',
    },
  ];
}

/** An analytics provider says what it is for in every language of the site. */
function purposesOf(business: unknown, locales: readonly string[]): Found[] {
  const {success, data} = businessSchema.safeParse(business);
  if (!success || !data.analyticsScript) return [];
  return locales
    .filter((locale) => !data.analyticsPurpose[locale])
    .map((locale) => ({
      field: `analyticsPurpose.${locale}`,
      found: 'nothing',
      remedy: 'Write in this language what the provider counts visits for.',
    }));
}

/** What the analytics provider is for: words of each language among the facts. */
export function purposeTexts({business, locales}: Source): Text[] {
  const purposes = isFields(business) ? business.analyticsPurpose : undefined;
  return locales.flatMap((locale) => {
    const text = isFields(purposes) ? purposes[locale] : undefined;
    if (typeof text !== 'string' || !text.trim()) return [];
    return [{file: 'docs/business.yml', locale, field: `analyticsPurpose.${locale}`, text}];
  });
}

/** A whole address in the line of the street: the lines below it would say the rest once more. */
function streetOf({address}: Record<string, unknown>): Found[] {
  const {street, postalCode, city} = isFields(address) ? address : {};
  if (typeof street !== 'string') return [];
  const twice = [postalCode, city].find(
    (one) => typeof one === 'string' && one.trim() !== '' && street.includes(one),
  );
  if (twice === undefined) return [];
  const found = `${JSON.stringify(street)}, with ${String(twice)}, which has a line of its own`;
  return [{field: 'address.street', found, remedy: 'Write street, number and floor alone.'}];
}

/** A placeholder that lost one of its brackets would be published. */
function halfPlaceholders({legal, casting}: Record<string, unknown>): Found[] {
  return Object.entries({legal, casting}).flatMap(([group, fields]) =>
    Object.entries(isFields(fields) ? fields : {}).flatMap(([name, value]): Found[] => {
      if (typeof value !== 'string' || value.split('[').length === value.split(']').length)
        return [];
      const found = `${JSON.stringify(value)}, a square bracket without its twin`;
      const remedy = 'Write what belongs there, or "[…]" with both brackets until it is known.';
      return [{field: `${group}.${name}`, found, remedy}];
    }),
  );
}

/** Names what cannot be true in docs/business.yml. */
export function checkBusiness(source: Source, documents: readonly RawDocument[]): Problem[] {
  const {business, locales} = source;
  if (!isFields(business)) return [];
  const found = [
    ...placeOf(business),
    ...hoursOf(business),
    ...openingOf(business),
    ...pairsOf(business),
    ...feesOf(business),
    ...yearsOf(business, documents),
    ...purposesOf(business, locales),
    ...streetOf(business),
    ...halfPlaceholders(business),
  ];
  return [
    ...found.map((problem) => ({file: 'docs/business.yml', ...problem})),
    ...updatesOf(business, documents),
  ];
}

/** Facts that contradict each other, each possible by itself. */
import {closest} from '../closest';
import {minutesAfter, minutesOfDay} from '../hours';
import type {Problem} from '../problems';
import type {Source} from '../read';
import {SPECIALTIES, SPECIALTY_COUNT} from '../vocabularies';
import {type RawDocument, entriesOf, isFields, isWhole, listOf} from './raw';

type Fields = Record<string, unknown>;
type Found = Omit<Problem, 'file'>;

const list = (values: readonly unknown[]): string => values.map(String).join(', ');

function sessionsOf({sessions, pricing}: Fields): Found[] {
  const typed = entriesOf(sessions);
  const valid = typed.filter(({entry}) => isWhole(entry.minutes) && isWhole(entry.priceEur));
  const found: Found[] = [];
  if (Array.isArray(sessions) && sessions.length === 0 && pricing === undefined) {
    found.push({
      field: 'sessions',
      found: 'no session',
      remedy:
        'Add a session with minutes and priceEur, or say with "pricing" what the price follows.',
    });
  }
  if (typed.length > 0 && pricing !== undefined) {
    found.push({
      field: 'pricing',
      found: 'sessions and pricing together',
      remedy:
        'A program has prices of its own or follows the others’: delete "pricing", or write sessions: [].',
    });
  }
  for (const {entry, index} of valid) {
    const earlier = valid.filter((other) => other.index < index);
    const same = earlier.find((other) => other.entry.minutes === entry.minutes);
    const dearer = earlier.find(
      (other) =>
        Number(other.entry.minutes) < Number(entry.minutes) &&
        Number(other.entry.priceEur) >= Number(entry.priceEur),
    );
    const longer = earlier.find((other) => Number(other.entry.minutes) > Number(entry.minutes));
    if (same) {
      found.push({
        field: `sessions[${index}].minutes`,
        found: `${entry.minutes} minutes for the second time`,
        remedy: 'Delete one of the two sessions, or correct its minutes.',
      });
    } else if (longer) {
      found.push({
        field: `sessions[${index}].minutes`,
        found: `${entry.minutes} minutes after ${longer.entry.minutes}`,
        remedy: 'List the shorter session first.',
      });
    } else if (dearer) {
      found.push({
        field: `sessions[${index}].priceEur`,
        found: `${entry.priceEur} for ${entry.minutes} minutes, and ${dearer.entry.priceEur} for ${dearer.entry.minutes}`,
        remedy: 'The longer session costs more: correct one of the two prices.',
      });
    }
  }
  return found;
}

function tiersAndPhases({facts, words}: RawDocument): Found[] {
  const sessions = entriesOf(facts.sessions)
    .map(({entry}) => entry.minutes)
    .filter(isWhole);
  if (sessions.length === 0) return [];
  const strange = entriesOf(words.tiers)
    .filter(({entry}) => isWhole(entry.minutes) && !sessions.includes(entry.minutes))
    .map(({entry, index}) => ({
      field: `tiers[${index}].minutes`,
      found: `${String(entry.minutes)} minutes, which is not a session`,
      remedy: `Sessions last ${list(sessions)} minutes: correct the tier or the session.`,
    }));
  const phases = listOf(facts.phases).map((phase) => (isFields(phase) ? phase.minutes : undefined));
  const total = phases.filter(isWhole).reduce((sum, minutes) => sum + minutes, 0);
  const wrong = phases.length > 0 && phases.every(isWhole) && !sessions.includes(total);
  return [
    ...strange,
    ...(wrong
      ? [
          {
            field: 'phases',
            found: `${total} minutes in all`,
            remedy: `The phases must add up to a session (${list(sessions)} minutes).`,
          },
        ]
      : []),
  ];
}

/** What only one kind of pricing has: the areas of the program that travels. */
function areasOfPricing({pricing, areas}: Fields): Found[] {
  if (pricing === 'travel' && areas === undefined) {
    return [
      {
        field: 'areas',
        found: 'nothing',
        remedy: 'A program that travels lists its areas: add each with id, zone and name.',
      },
    ];
  }
  return pricing !== 'travel' && areas !== undefined
    ? [
        {
          field: 'areas',
          found: 'areas in a program that does not travel',
          remedy: 'Delete the list, or write pricing: travel.',
        },
      ]
    : [];
}

function availabilityOf({availability}: Fields, business: unknown): Found[] {
  const hours = isFields(business) && isFields(business.programHours) ? business.programHours : {};
  const [open, close] = [minutesOfDay(hours.from), minutesOfDay(hours.to)];
  if (open === undefined || close === undefined) return [];
  const length = minutesAfter(open, close) || 24 * 60;
  const within = `Programs are given from ${hours.from} to ${hours.to} (docs/business.yml)`;
  const seen = new Map<unknown, {from: number; to: number}[]>();
  return entriesOf(availability).flatMap(({entry, index}): Found[] => {
    const [from, to] = [minutesOfDay(entry.from), minutesOfDay(entry.to)];
    if (from === undefined || to === undefined) return [];
    const start = minutesAfter(open, from);
    const end = to === open ? 24 * 60 : minutesAfter(open, to);
    const outside = (name: string, value: unknown): Found => ({
      field: `availability[${index}].${name}`,
      found: JSON.stringify(value),
      remedy: `${within}: write a time within these hours.`,
    });
    if (start >= length) return [outside('from', entry.from)];
    if (end > length) return [outside('to', entry.to)];
    if (end <= start) {
      return [
        {
          field: `availability[${index}].to`,
          found: `${JSON.stringify(entry.to)} after ${JSON.stringify(entry.from)}`,
          remedy: 'The hours run backwards: write an end that comes later than the beginning.',
        },
      ];
    }
    const clash = listOf(entry.days).find((day) =>
      seen.get(day)?.some((other) => start < other.to && other.from < end),
    );
    for (const day of listOf(entry.days)) {
      seen.set(day, [...(seen.get(day) ?? []), {from: start, to: end}]);
    }
    return clash === undefined
      ? []
      : [
          {
            field: `availability[${index}].days`,
            found: `${String(clash)} with hours that overlap those of an earlier entry`,
            remedy: 'Give each day hours that do not overlap.',
          },
        ];
  });
}

function specialtiesOf({words, locale}: RawDocument): Found[] {
  const known = SPECIALTIES[locale];
  if (!known) return [];
  return listOf(words.specialties).flatMap((value, index): Found[] => {
    if (typeof value !== 'string' || !value.trim() || known.includes(value.trim())) return [];
    const near = closest(value, known);
    return [
      {
        field: `specialties[${index}]`,
        found: JSON.stringify(value),
        remedy: `${near ? `Did you mean ${near}? ` : ''}Write one of: ${known.join(', ')}.`,
      },
    ];
  });
}

/** The same specialties in every language, in the same order. */
function sameSpecialties(document: RawDocument, original: RawDocument | undefined): Found[] {
  const [here, there] = [SPECIALTIES[document.locale], SPECIALTIES[original?.locale ?? '']];
  if (!original || document === original || !here || !there) return [];
  // Lists of another length are told by themselves, and their places say nothing.
  const count = listOf(document.words.specialties).length;
  if (count !== listOf(original.words.specialties).length || count !== SPECIALTY_COUNT) return [];
  return listOf(original.words.specialties).flatMap((value, index): Found[] => {
    const at = there.indexOf(String(value));
    const typed = listOf(document.words.specialties)[index];
    const wanted = here[at];
    if (at < 0 || !wanted || typed === wanted || !here.includes(String(typed))) return [];
    return [
      {
        field: `specialties[${index}]`,
        found: JSON.stringify(typed),
        remedy: `The original has ${String(value)} there: write ${wanted}.`,
      },
    ];
  });
}

function sameNames(documents: readonly RawDocument[]): Problem[] {
  const masseuses = documents.filter(({kind, isOriginal}) => kind === 'masseuse' && isOriginal);
  return masseuses.flatMap(({file, facts}, index): Problem[] => {
    const first = masseuses.slice(0, index).find((other) => other.facts.name === facts.name);
    if (!first || facts.name === undefined) return [];
    const found = `${JSON.stringify(facts.name)}, which ${first.file} has already`;
    return [{file, field: 'name', found, remedy: 'Give her a name of her own.'}];
  });
}

/** Names facts of programs and masseuses that cannot be true together. */
export function checkFacts(source: Source, documents: readonly RawDocument[]): Problem[] {
  const originals = new Map(
    documents.filter(({isOriginal}) => isOriginal).map((document) => [document.id, document]),
  );
  const found = documents.flatMap((document) => {
    const {file, kind, facts, isOriginal} = document;
    const faults: Found[] = [];
    if (kind === 'program' && isOriginal) {
      faults.push(...sessionsOf(facts), ...tiersAndPhases(document), ...areasOfPricing(facts));
    }
    if (kind === 'masseuse') {
      if (isOriginal) faults.push(...availabilityOf(facts, source.business));
      faults.push(...specialtiesOf(document));
      faults.push(...sameSpecialties(document, originals.get(document.id)));
    }
    return faults.map((fault) => ({file, ...fault}));
  });
  return [...found, ...sameNames(documents)];
}

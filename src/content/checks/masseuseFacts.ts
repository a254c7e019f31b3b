/** Facts of a masseuse that contradict each other, or the house's hours. */
import {closest} from '../closest';
import {minutesAfter, minutesOfDay} from '../hours';
import type {Problem} from '../problems';
import {SPECIALTIES, SPECIALTY_COUNT} from '../vocabularies';
import {type RawDocument, entriesOf, isFields, listOf} from './raw';

type Fields = Record<string, unknown>;
type Found = Omit<Problem, 'file'>;

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

/** What cannot be true together in a masseuse's file, or between it and the original. */
export function masseuseFaults(
  document: RawDocument,
  original: RawDocument | undefined,
  business: unknown,
): Found[] {
  return [
    ...(document.isOriginal ? availabilityOf(document.facts, business) : []),
    ...specialtiesOf(document),
    ...sameSpecialties(document, original),
  ];
}

/** Two masseuses of one name. */
export function sameNames(documents: readonly RawDocument[]): Problem[] {
  const masseuses = documents.filter(({kind, isOriginal}) => kind === 'masseuse' && isOriginal);
  return masseuses.flatMap(({file, facts}, index): Problem[] => {
    const first = masseuses.slice(0, index).find((other) => other.facts.name === facts.name);
    if (!first || facts.name === undefined) return [];
    const found = `${JSON.stringify(facts.name)}, which ${first.file} has already`;
    return [{file, field: 'name', found, remedy: 'Give her a name of her own.'}];
  });
}

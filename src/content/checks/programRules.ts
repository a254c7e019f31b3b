/** Checks rules between the fields of a page. */
import {type Fields, joinFields} from '../facts';
import {minutesAfter, minutesOfDay} from '../browser/timesOfDay';
import {type FieldRule, type Problem, brokenRules} from '../problems';
import type {Masseuse, Program} from '../browser/types';
import type {ValidPage} from '../validate';
import {OF_AGE} from '../browser/limits';
import {DAYS} from '../browser/vocabularies';
import {type Hours, WEEKDAYS, type WrittenHours, isSameEveryDay, weekOf} from '../browser/week';

/** Fields that translations have too. */
const OF_WORDS: readonly string[] = ['included'];

const isRising = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

function programRules(program: Program): FieldRule[] {
  const {sessions, pricing, included, phases = [], areas, places} = program;
  const minutes = sessions.map((session) => session.minutes);
  const total = phases.reduce((sum, phase) => sum + phase.minutes, 0);
  const lengths = Array.isArray(included) ? [] : Object.keys(included);
  return [
    {
      isBroken: (sessions.length === 0) !== (pricing !== undefined),
      field: 'sessions',
      message: 'Write either sessions, or a "pricing" that follows the other programs.',
    },
    {
      isBroken: !isRising(minutes) || !isRising(sessions.map(({priceEur}) => priceEur)),
      field: 'sessions',
      message: 'List the shorter session first; a longer one costs more.',
    },
    {
      isBroken: lengths.length > 0 && lengths.join() !== minutes.join(),
      field: 'included',
      message: `Write one list, or one for each session: ${minutes.join(', ')} minutes.`,
    },
    {
      isBroken: phases.length > 0 && !minutes.includes(total),
      field: 'phases',
      message: `Let the phases add up to a session (${minutes.join(', ')} minutes); together they last ${total}.`,
    },
    {
      isBroken: (pricing === 'travel') !== (areas !== undefined),
      field: 'areas',
      message: 'List areas in a program that travels, and in no other.',
    },
    {
      isBroken: pricing === 'travel' && places.includes('suite'),
      field: 'places',
      message: 'Write [hotel]: a program with pricing: travel is given at hotels.',
    },
  ];
}

/** Whether hours lie within those in which programs are given; both may end after midnight. */
function isWithin({from, to}: Hours, {from: first, to: last}: Hours): boolean {
  const open = minutesOfDay(first) ?? 0;
  const place = (time: string): number => minutesAfter(open, minutesOfDay(time) ?? 0);
  return place(from) < place(to) && place(to) <= place(last);
}

/** What to write in place of hours at which no programs are given; undefined where they are, on each day. */
function availabilityMessage(
  availability: Masseuse['availability'],
  programHours: WrittenHours,
): string | undefined {
  const week = weekOf(programHours);
  for (const {days, ...hours} of availability) {
    for (const day of days) {
      const index = DAYS.indexOf(day);
      const given = week[index] ?? 'closed';
      const onDay = isSameEveryDay(programHours) ? '' : ` on ${WEEKDAYS[index]}`;
      if (given === 'closed')
        return `Delete ${day}: no programs are given then (docs/business.yml).`;
      if (!isWithin(hours, given))
        return `Write hours from ${given.from} to ${given.to}${onDay}, in which programs are given (docs/business.yml).`;
    }
  }
  return undefined;
}

function masseuseRules(masseuse: Masseuse, hours: WrittenHours | undefined): FieldRule[] {
  const {age, experienceYears, availability, outcall, favoritePrograms, specialties} = masseuse;
  const outside = hours && availabilityMessage(availability, hours);
  return [
    {
      isBroken: age - experienceYears < OF_AGE,
      field: 'experienceYears',
      message: `Correct age or years: she would have begun at ${age - experienceYears}, and nobody begins before ${OF_AGE}.`,
    },
    {
      isBroken: outside !== undefined,
      field: 'availability',
      message: outside ?? '',
    },
    {
      isBroken: !outcall && favoritePrograms.includes('outcall'),
      field: 'favoritePrograms',
      message: 'Delete outcall, or write outcall: true: she does not travel.',
    },
    {
      isBroken: !outcall && specialties.includes('hotel-visits'),
      field: 'specialties',
      message: 'Write another specialty than hotel-visits, or outcall: true: she does not travel.',
    },
  ];
}

/** The rules for a page of its kind, by its facts and words; `hours` are the hours of programs, if valid. */
function rulesFor(
  {kind, words}: ValidPage,
  facts: Fields,
  hours: WrittenHours | undefined,
): FieldRule[] {
  const joined: Fields = joinFields(facts, words);
  // The schemas have validated both halves; TypeScript cannot follow them through the join.
  if (kind === 'program') return programRules(joined as Program);
  return kind === 'masseuse' ? masseuseRules(joined as Masseuse, hours) : [];
}

/** `original` is the page itself or the one that it translates; `hours` are the hours of programs, if valid. */
export function ruleProblems(
  page: ValidPage,
  original: ValidPage,
  hours: WrittenHours | undefined,
): Problem[] {
  // Mistakes in facts are reported once, in the original.
  const isHere = (field: string): boolean => page === original || OF_WORDS.includes(field);
  const rules = rulesFor(page, original.facts, hours).filter(({field}) => isHere(field));
  return brokenRules(page, rules);
}

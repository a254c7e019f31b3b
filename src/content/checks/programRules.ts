/** Checks rules between the fields of a page. */
import {type Fields, joinFields} from '../facts';
import {minutesAfter, minutesOfDay} from '../browser/hours';
import {type Problem, atField} from '../problems';
import type {Business, Masseuse, Program} from '../browser/types';
import type {ValidPage} from '../validate';
import {OF_AGE} from '../browser/vocabularies';

/** Fields that translations have too. */
const OF_WORDS: readonly string[] = ['included'];

type Rule = readonly [isBroken: boolean, field: string, message: string];

const isRising = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

function programRules(program: Program): Rule[] {
  const {sessions, pricing, included, phases = [], areas, places} = program;
  const minutes = sessions.map((session) => session.minutes);
  const total = phases.reduce((sum, phase) => sum + phase.minutes, 0);
  const lengths = Array.isArray(included) ? [] : Object.keys(included);
  return [
    [
      (sessions.length === 0) !== (pricing !== undefined),
      'sessions',
      'Write either sessions, or a "pricing" that follows the other programs.',
    ],
    [
      !isRising(minutes) || !isRising(sessions.map(({priceEur}) => priceEur)),
      'sessions',
      'List the shorter session first; a longer one costs more.',
    ],
    [
      lengths.length > 0 && lengths.join() !== minutes.join(),
      'included',
      `Write one list, or one for each session: ${minutes.join(', ')} minutes.`,
    ],
    [
      phases.length > 0 && !minutes.includes(total),
      'phases',
      `Let the phases add up to a session (${minutes.join(', ')} minutes); together they last ${total}.`,
    ],
    [
      (pricing === 'travel') !== (areas !== undefined),
      'areas',
      'List areas in a program that travels, and in no other.',
    ],
    [
      pricing === 'travel' && places.includes('suite'),
      'places',
      'Write [hotel]: a program with pricing: travel is given at hotels.',
    ],
  ];
}

type Hours = Business['programHours'];

/** Whether hours lie within those in which programs are given; both may end after midnight. */
function isWithin({from, to}: Hours, {from: first, to: last}: Hours): boolean {
  const open = minutesOfDay(first) ?? 0;
  const place = (time: string): number => minutesAfter(open, minutesOfDay(time) ?? 0);
  return place(from) < place(to) && place(to) <= place(last);
}

function masseuseRules(masseuse: Masseuse, hours: Hours | undefined): Rule[] {
  const {age, experienceYears, availability, outcall, favoritePrograms, specialties} = masseuse;
  return [
    [
      age - experienceYears < OF_AGE,
      'experienceYears',
      `Correct age or years: she would have begun at ${age - experienceYears}, and nobody begins before ${OF_AGE}.`,
    ],
    [
      hours !== undefined && !availability.every((one) => isWithin(one, hours)),
      'availability',
      `Write hours from ${hours?.from} to ${hours?.to}, in which programs are given (docs/business.yml).`,
    ],
    [
      !outcall && favoritePrograms.includes('outcall'),
      'favoritePrograms',
      'Delete outcall, or write outcall: true: she does not travel.',
    ],
    [
      !outcall && specialties.includes('hotel-visits'),
      'specialties',
      'Write another specialty than hotel-visits, or outcall: true: she does not travel.',
    ],
  ];
}

/** `original` is the page itself or the one that it translates; `hours` are the hours of programs, if valid. */
export function ruleProblems(
  page: ValidPage,
  original: ValidPage,
  hours: Hours | undefined,
): Problem[] {
  const {kind, words} = page;
  const joined: Fields = joinFields(original.facts, words);
  // The schemas have validated both halves; TypeScript cannot follow them through the join.
  const rules =
    kind === 'program'
      ? programRules(joined as Program)
      : kind === 'masseuse'
        ? masseuseRules(joined as Masseuse, hours)
        : [];
  // Mistakes in facts are reported once, in the original.
  const isHere = (field: string): boolean => page === original || OF_WORDS.includes(field);
  return rules
    .filter(([isBroken, field]) => isBroken && isHere(field))
    .map(([, field, message]) => atField(page, field, message));
}

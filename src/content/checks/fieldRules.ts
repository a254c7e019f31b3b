/** Checks rules between the fields of a page. */
import {type Fields, joinFields} from '../facts';
import {type FieldRule, type Problem, atField, brokenRules} from '../problems';
import type {Masseuse, Program} from '../browser/types';
import type {ValidPage} from '../validate';
import {OF_AGE} from '../browser/limits';
import type {WrittenHours} from '../browser/week';
import {availabilityProblems} from './availability';

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

/** Reports a house without a price for a visit to a hotel, which the outcall page and the menu quote. */
export function outcallProblems(programs: readonly ValidPage[]): Problem[] {
  const priced = programs.filter(({facts}) => (facts as Program).sessions.length > 0);
  if (priced.some(({facts}) => (facts as Program).places.includes('hotel'))) return [];
  const message =
    'Write places: [suite, hotel] in a program with sessions: docs/outcall.mdx shows the lowest price of a visit to a hotel, and there is none.';
  const [first] = priced;
  return [first ? atField(first, 'places', message) : {file: 'docs/outcall.mdx', message}];
}

function masseuseRules(masseuse: Masseuse): FieldRule[] {
  const {age, experienceYears, outcall, favoritePrograms, specialties} = masseuse;
  return [
    {
      isBroken: age - experienceYears < OF_AGE,
      field: 'experienceYears',
      message: `Correct age or years: she would have begun at ${age - experienceYears}, and nobody begins before ${OF_AGE}.`,
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

/** The rules for a page of its kind, by its facts and words. */
function rulesFor({kind, words}: ValidPage, facts: Fields): FieldRule[] {
  const joined: Fields = joinFields(facts, words);
  // The schemas have validated both halves; TypeScript cannot follow them through the join.
  if (kind === 'program') return programRules(joined as Program);
  return kind === 'masseuse' ? masseuseRules(joined as Masseuse) : [];
}

/** `original` is the page itself or the one that it translates; `hours` are the hours of programs, if valid. */
export function ruleProblems(
  page: ValidPage,
  original: ValidPage,
  hours: WrittenHours | undefined,
): Problem[] {
  // Mistakes in facts are reported once, in the original.
  const isHere = (field: string): boolean => page === original || OF_WORDS.includes(field);
  const rules = rulesFor(page, original.facts).filter(({field}) => isHere(field));
  const isMasseuse = page === original && page.kind === 'masseuse';
  return [
    ...brokenRules(page, rules),
    ...(isMasseuse && hours ? availabilityProblems(page, page.facts as Masseuse, hours) : []),
  ];
}

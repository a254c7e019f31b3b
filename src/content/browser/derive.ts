/** Values that are computed from the facts. Euros and minutes are whole numbers. */
import type {Business, Program} from './types';

/** The lowest price of a program's own sessions, in euros; undefined when it has none. */
export function lowestPriceEur(program: Pick<Program, 'sessions'>): number | undefined {
  const prices = program.sessions.map(({priceEur}) => priceEur);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Lowest and highest price of all sessions, in euros. Programs priced by other programs have none. */
export function priceRange(programs: readonly Pick<Program, 'sessions'>[]) {
  const prices = programs.flatMap(({sessions}) => sessions.map(({priceEur}) => priceEur));
  return {minEur: Math.min(...prices), maxEur: Math.max(...prices)};
}

/** The shortest and the longest session of all programs, in minutes. */
export function minutesRange(programs: readonly Pick<Program, 'sessions'>[]) {
  const lengths = programs.flatMap(({sessions}) => sessions.map(({minutes}) => minutes));
  return {shortest: Math.min(...lengths), longest: Math.max(...lengths)};
}

/** Length in minutes of the session for which the outcall price is quoted. */
const USUAL_QUOTE_MINUTES = 60;

/** The lowest price of a visit to a hotel in euros, travel included, and the length of that session. */
export type OutcallQuote = {readonly minutes: number; readonly fromEur: number};

/**
 * The cheapest session of 60 minutes, or of the shortest length there is, plus the lowest travel fee; only of programs
 * that are given at hotels.
 */
export function outcallQuote(
  programs: readonly Pick<Program, 'places' | 'sessions'>[],
  fees: Business['travelFeesEur'],
): OutcallQuote {
  const sessions = programs
    .filter(({places}) => places.includes('hotel'))
    .flatMap((program) => program.sessions);
  const lengths = sessions.map(({minutes}) => minutes);
  const minutes = lengths.includes(USUAL_QUOTE_MINUTES)
    ? USUAL_QUOTE_MINUTES
    : Math.min(...lengths);
  const prices = sessions.filter((one) => one.minutes === minutes).map(({priceEur}) => priceEur);
  return {minutes, fromEur: Math.min(...prices) + Math.min(...Object.values(fees))};
}

/** A program's sessions at twice the price: what four hands cost. */
export function doubledSessions(program: Pick<Program, 'sessions'>): Program['sessions'] {
  return program.sessions.map(({minutes, priceEur}) => ({minutes, priceEur: priceEur * 2}));
}

/** The cheapest and the dearest session with four hands; one where there is no other. */
export function doubledExamples(programs: readonly Pick<Program, 'name' | 'sessions'>[]) {
  const all = programs
    .flatMap((program) =>
      doubledSessions(program).map((session) => ({name: program.name, ...session})),
    )
    .sort((a, b) => a.priceEur - b.priceEur);
  return all.filter((_, index) => index === 0 || index === all.length - 1);
}

/** The house's postal address on one line. */
export function addressLine({street, district, postalCode, city}: Business['address']): string {
  return `${street}, ${district}, ${postalCode} ${city}`;
}

/** Up to `count` other programs: first those of the same collection, then the nearest in the menu. */
export function relatedPrograms<Entry extends Pick<Program, 'id' | 'category' | 'sessions'>>(
  program: Pick<Program, 'id' | 'category'>,
  programs: readonly Entry[],
  count: number,
): Entry[] {
  const position = programs.findIndex(({id}) => id === program.id);
  return programs
    .map((other, index) => ({
      other,
      distance:
        Math.abs(index - position) + (other.category === program.category ? 0 : programs.length),
    }))
    .filter(({other: {id, sessions}}) => id !== program.id && sessions.length > 0)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({other}) => other);
}

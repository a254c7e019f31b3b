import type {Program} from '@site/src/content/types';

/** The shortest and the longest session of all programs, in minutes. */
export function minutesRange(programs: readonly Pick<Program, 'sessions'>[]): {
  readonly shortest: number;
  readonly longest: number;
} {
  const lengths = programs.flatMap(({sessions}) => sessions.map(({minutes}) => minutes));
  return {shortest: Math.min(...lengths), longest: Math.max(...lengths)};
}

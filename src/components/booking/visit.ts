/** What a visitor has chosen in the booking dialog, and what can be chosen with it. */
import {type ListedProgram, type MasseuseSummary} from '@site/src/plugins/catalogue/data';
import type {Session} from '@site/src/content/types';

/** As chosen: ids and minutes, each perhaps unknown or no longer fitting. */
export type Wishes = {
  readonly program?: string | undefined;
  readonly minutes?: number | undefined;
  readonly masseuse?: string | undefined;
};

type BookableProgram = Pick<ListedProgram, 'id' | 'name' | 'pricing' | 'sessions'>;
type BookableMasseuse = Pick<MasseuseSummary, 'id' | 'name' | 'outcall'>;

export type Visit<P, M> = {
  readonly program: P | undefined;
  readonly session: Session | undefined;
  readonly masseuse: M | undefined;
  /** Sessions of the chosen program. */
  readonly sessions: readonly Session[];
  /** Those who can be chosen: for a program that travels, only those who travel. */
  readonly masseuses: readonly M[];
};

/** Matches wishes with the catalogue; what is unknown or does not fit together is left out. */
export function resolveSelection<P extends BookableProgram, M extends BookableMasseuse>(
  wishes: Wishes,
  programs: readonly P[],
  everybody: readonly M[],
): Visit<P, M> {
  const program = programs.find(({id}) => id === wishes.program);
  const sessions = program?.sessions ?? [];
  const travels = program?.pricing === 'travel';
  const masseuses = everybody.filter(({outcall}) => outcall || !travels);
  return {
    program,
    sessions,
    session: sessions.find(({minutes}) => minutes === wishes.minutes),
    masseuses,
    masseuse: masseuses.find(({id}) => id === wishes.masseuse),
  };
}

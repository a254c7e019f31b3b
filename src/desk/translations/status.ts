/** Decides for each text whether its translation is up to date. Pure: history comes in, states go out. */
import {isMarked} from '../../content/marks';
import {type Look, fingerprintOf} from './looks';
import {type Change, changesBetween} from './words';

export type State = 'current' | 'stale' | 'missing' | 'orphaned' | 'marked' | 'unknown';

/** One page, or one entry of `code.json`, in one language. */
export type Status = {
  readonly locale: string;
  /** Document id of a page, or id of an entry. */
  readonly id: string;
  /** The translation's file, from the project's root. */
  readonly file: string;
  readonly state: State;
  /** Day on which the words of the translation were last changed. */
  readonly since?: string | undefined;
  /** Day on which it was last looked at and found right, where that was after the English words changed. */
  readonly seen?: string | undefined;
  /** The words of the original now, as `seen.json` keeps them. */
  readonly english?: string | undefined;
  /** What has changed in the original since. */
  readonly changes: readonly Change[];
};

/** A version of a translation: the commit that made it. */
export type Version<Content> = {
  readonly commit: string;
  readonly day: string;
  /** Its path at that commit, where it may have had another. */
  readonly file?: string;
  readonly content: Content;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The commit that last changed what a translation says. Undefined when it is being changed now, or
 * was never committed. Versions come newest first; commits that left its words alone do not count.
 */
export function lastTouched<Content>(
  now: Content,
  versions: readonly Version<Content>[],
): Version<Content> | undefined {
  const [newest] = versions;
  if (!newest || !same(newest.content, now)) return undefined;
  const last = versions.findIndex(({content}, index) => {
    const older = versions[index + 1];
    return !older || !same(older.content, content);
  });
  return versions[last];
}

type Facts = {
  readonly original: readonly string[] | undefined;
  readonly translation: readonly string[] | undefined;
  /** The commit of `lastTouched`. */
  readonly touched?: {readonly day: string} | undefined;
  /** Words of the original as they were at that commit; undefined when it did not exist. */
  readonly then?: readonly string[] | undefined;
  /** What `seen.json` says of it. */
  readonly look?: Look | undefined;
  /** False without history. */
  readonly isKnown: boolean;
};

/** The state of one translation. */
export function stateOf(facts: Facts): Omit<Status, 'locale' | 'id' | 'file'> {
  const {original, translation, touched, then, look, isKnown} = facts;
  if (!original) return {state: 'orphaned', changes: []};
  if (!translation) return {state: 'missing', changes: []};
  const since = touched?.day;
  if (translation.some(isMarked)) return {state: 'marked', changes: [], since};
  const english = fingerprintOf(original);
  if (look?.english === english) {
    return {state: 'current', changes: [], since, seen: look.day, english};
  }
  if (!isKnown) return {state: 'unknown', changes: [], english};
  if (!touched) return {state: 'current', changes: [], english};
  // Older than its original, or the original stood where nobody can read it now.
  if (!then) return {state: 'unknown', changes: [], since, english};
  const changes = changesBetween(then, original);
  return {state: changes.length > 0 ? 'stale' : 'current', changes, since, english};
}

/** Decides for each text whether its translation is up to date. Pure: history comes in, states go out. */
import {isMarked} from '../../content/marks';
import {type Look, fingerprintOf, isOfToday} from './looks';
import {type Change, changesSince} from './changes';

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
  /** The words of the translation now, likewise. */
  readonly translation?: string | undefined;
  /** What has changed in the original since. */
  readonly changes: readonly Change[];
};

/** Texts without those that still wait for their words: to mark one is not to translate. */
export const unmarked = (words: readonly string[] | undefined): readonly string[] | undefined =>
  words?.filter((text) => !isMarked(text));

type Facts = {
  readonly original: readonly string[] | undefined;
  readonly translation: readonly string[] | undefined;
  /** What `lastTouches` found. */
  readonly touches: readonly {readonly day: string}[];
  /** Words of the original that were followed: as it was then, where it existed, or as somebody looked at it. */
  readonly thens: readonly (readonly string[])[];
  /** What `seen.json` says of it. */
  readonly look?: Look | undefined;
  /** False without history. */
  readonly isKnown: boolean;
};

/** The state of one translation. */
export function stateOf(facts: Facts): Omit<Status, 'locale' | 'id' | 'file'> {
  const {original, translation, touches, thens, look, isKnown} = facts;
  if (!original) return {state: 'orphaned', changes: []};
  const isEmpty = translation?.length === 0 && original.length > 0;
  if (!translation || isEmpty) return {state: 'missing', changes: []};
  const since = touches[0]?.day;
  const changes = thens.length > 0 ? changesSince(thens, original) : [];
  if (translation.some(isMarked)) return {state: 'marked', changes, since};
  const prints = {english: fingerprintOf(original), translation: fingerprintOf(translation)};
  if (look?.english === prints.english && isOfToday(look, translation, touches)) {
    return {state: 'current', changes: [], since, seen: look.day, ...prints};
  }
  if (!isKnown) return {state: 'unknown', changes: [], ...prints};
  if (touches.length === 0) return {state: 'current', changes: [], ...prints};
  // Older than its original, or the original stood where nobody can read it now.
  if (thens.length === 0) return {state: 'unknown', changes: [], since, ...prints};
  return {state: changes.length > 0 ? 'stale' : 'current', changes, since, ...prints};
}

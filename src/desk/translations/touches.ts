/** Finds where somebody last wrote what a translation says. Pure: versions and their words come in. */
import {type Version, reached} from '../history';

type Words = readonly string[];
/** The words of a version; undefined where it has none that can be read, which then counts for nothing. */
type WordsOf = (version: Version) => Words | undefined;

const same = (a: Words | undefined, b: Words | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Where the words of a version came from; nothing where somebody wrote them then. A merge in which each text is
 * that of a side wrote none: its words came from all sides.
 */
function originsOf(version: Version, wordsOf: WordsOf): readonly Version[] {
  const words = wordsOf(version);
  const isRead = (each: Version): boolean => wordsOf(each) !== undefined;
  const parents = reached(version.parents(), (each) => (isRead(each) ? [] : each.parents())).filter(
    isRead,
  );
  const kept = parents.filter((parent) => same(wordsOf(parent), words));
  if (kept.length > 0) return kept;
  const isJoined =
    parents.length > 1 &&
    words?.every((text) => parents.some((parent) => wordsOf(parent)?.includes(text)));
  return isJoined ? parents : [];
}

/**
 * The versions in which the words of a translation were last written, the newest first; several where branches
 * were joined. None while it is being changed, or when it was never committed.
 */
export function lastTouches(
  now: Words | undefined,
  newest: Version | undefined,
  wordsOf: WordsOf,
): readonly Version[] {
  if (!now || !newest || !same(wordsOf(newest), now)) return [];
  const origins = (version: Version): readonly Version[] => originsOf(version, wordsOf);
  return reached([newest], origins)
    .filter((version) => origins(version).length === 0)
    .sort((a, b) => b.day.localeCompare(a.day));
}

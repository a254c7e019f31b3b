/** What has changed between two versions of a text, for a translator to follow. */
import {diffArrays, diffWords} from 'diff';

/** A stretch of words: kept, taken away or new; `moved` is a whole text that stands elsewhere now. */
type Part = {readonly text: string; readonly kind: 'same' | 'removed' | 'added' | 'moved'};
/** One text that has changed, word by word. */
export type Change = readonly Part[];

type Texts = readonly string[];

/** Texts that share so much of their words are one, edited. */
const ALIKE = 0.5;

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** How much of their words two texts share, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return (2 * shared) / Math.max(1, a.size + b.size);
}

/** For each text that came, the one that went for it: the most alike first, each once. */
function twinsOf(gone: Texts, came: Texts): ReadonlyMap<string, string> {
  const sets = new Map([...gone, ...came].map((text) => [text, wordsIn(text)] as const));
  const nothing = new Set<string>();
  const pairs = came
    .flatMap((after) =>
      gone.map((before) => {
        const alike = likeness(sets.get(before) ?? nothing, sets.get(after) ?? nothing);
        return {before, after, alike: before === after ? Infinity : alike};
      }),
    )
    .filter(({alike}) => alike >= ALIKE)
    .sort((a, b) => (a.alike === b.alike ? 0 : b.alike - a.alike));
  const twins = new Map<string, string>();
  const taken = new Set<string>();
  for (const {before, after} of pairs) {
    if (twins.has(after) || taken.has(before)) continue;
    twins.set(after, before);
    taken.add(before);
  }
  return twins;
}

function edited(before: string, after: string): Change {
  if (before === after) return [{text: after, kind: 'moved'}];
  return diffWords(before, after).map(({value, added, removed}): Part => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/**
 * What is new in a text, or gone from it, since all of the versions: each branch that was joined followed its own.
 * Texts that stayed are left out.
 */
export function changesSince([first = [], ...others]: readonly Texts[], now: Texts): Change[] {
  const edits = diffArrays([...first], [...now]);
  const gone = edits.flatMap(({value, removed}) => (removed ? value : []));
  const came = edits.flatMap(({value, added}) => (added ? value : []));
  const twins = twinsOf(gone, came);
  const paired = new Set(twins.values());
  return edits.flatMap(({value, added, removed}) => {
    if (removed) {
      return value
        .filter((text) => !paired.has(text) && others.every((other) => other.includes(text)))
        .map((text): Change => [{text, kind: 'removed'}]);
    }
    const isNew = (text: string): boolean => !others.some((other) => other.includes(text));
    return added ? value.filter(isNew).map((text) => edited(twins.get(text) ?? '', text)) : [];
  });
}

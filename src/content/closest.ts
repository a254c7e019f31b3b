/** Suggestions for misspelt names: only when they are really close. */
import leven from 'leven';

import {plainLetters} from './plainName';
import {translatedName} from './translatedNames';

/** How many letters may differ: few in a short word, where almost everything is near everything. */
function tolerance({length}: string): number {
  if (length < 4) return 1;
  return length < 8 ? 2 : 3;
}

/** So many letters of a name or a label may be others, and at most a quarter of them. */
const MOST_SLIPS = 3;

/** Whether what was typed is, but for a slip, what was meant, or the same: capitals and accents are the caller's. */
export const isNearly = (typed: string, meant: string): boolean =>
  leven(typed, meant) <= Math.min(MOST_SLIPS, Math.floor(meant.length / 4));

/** A shorter part of a name is a part of many. */
const SHORTEST_PART = 4;

/** Two names without the folder or group that both begin with: what is alike there makes nothing near. */
function ownParts(word: string, candidate: string): readonly [string, string] {
  const group = word.slice(0, Math.max(word.lastIndexOf('/'), word.lastIndexOf('.')) + 1);
  const rest = candidate.slice(group.length);
  return candidate.startsWith(group) && !/[/.]/.test(rest)
    ? [word.slice(group.length), rest]
    : [word, candidate];
}

/** Digits as names write them. */
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** The one name of several parts that has all parts of a word side by side, or the other way round. */
function wholePart(word: string, known: readonly string[]): string | undefined {
  const partsOf = (name: string): string[] =>
    name.split(/[-\s]+/).map((part) => (DIGITS[Number(part)] ?? part).replace(/(?<=\w{3})s$/, ''));
  const inside = (parts: readonly string[], others: readonly string[]): boolean =>
    others.length > 1 && ` ${others.join(' ')} `.includes(` ${parts.join(' ')} `);
  const own = partsOf(word);
  const [holding, held] = [
    known.filter((name) => inside(own, partsOf(plainLetters(name)))),
    known.filter((name) => name.includes('-') && inside(partsOf(plainLetters(name)), own)),
  ];
  const [one, ...others] = holding.length > 0 ? holding : held;
  return others.length === 0 && word.length >= SHORTEST_PART ? one : undefined;
}

/** The known word closest to a misspelt one, or undefined when none is close. */
export function closest(word: string, known: readonly string[]): string | undefined {
  const wanted = plainLetters(word);
  const translated = translatedName(wanted, known);
  if (translated !== undefined) return translated;
  const near = known
    .map((candidate) => {
      const [own, other] = ownParts(wanted, plainLetters(candidate));
      return {candidate, own, other, distance: leven(own, other)};
    })
    .filter(
      ({own, other, distance}) =>
        // More than half of a short word must be right.
        distance <= tolerance(own) && distance * 2 < Math.max(own.length, other.length),
    )
    .sort((a, b) => a.distance - b.distance)[0];
  // "four-star" is a part of "four-star-superior", and only looks like "five-star".
  const whole = wholePart(wanted, known);
  if (whole !== undefined && (near?.distance ?? Infinity) > 1) return whole;
  // "price" for "priceEur": the beginning of one name only.
  const begun =
    wanted.length >= 4
      ? known.filter((candidate) => plainLetters(candidate).startsWith(wanted))
      : [];
  return near?.candidate ?? (begun.length === 1 ? begun[0] : undefined);
}

/** "Did you mean x? " when there is a close one, otherwise nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = closest(word, known);
  return near ? `Did you mean ${near}? ` : '';
}

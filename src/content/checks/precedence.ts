/** Which message stands for which: one slip breaks several rules, and is told by the one that mends it. */
import {DAMAGED} from '../read/files';
import type {Problem} from '../problems';
import {type Source, withLine} from '../source';

type Relation = (problem: Problem, other: Problem) => boolean;

/** Messages but for those that another one stands for. */
export const unless = (
  problems: readonly Problem[],
  others: readonly Problem[],
  isToldBy: Relation,
): Problem[] => problems.filter((problem) => !others.some((other) => isToldBy(problem, other)));

export const isOfFile: Relation = (one, other) => one.file === other.file;
export const isOfField: Relation = (one, other) =>
  isOfFile(one, other) && one.field === other.field;
export const isOnLine: Relation = (one, other) => isOfFile(one, other) && one.line === other.line;

type Place = Pick<Problem, 'file' | 'field' | 'line'>;

/** Where a mistake or a text stands. A field is a place by itself: not everyone who names one knows its line. */
export const placeOf = ({file, field, line}: Place): string =>
  JSON.stringify(field ? [file, field] : [file, '', line]);

/** Whether none of the others stands at the same place. */
export function isElsewhere(others: readonly Problem[]): (place: Place) => boolean {
  const places = new Set(others.map(placeOf));
  return (place) => !places.has(placeOf(place));
}

/** Whether a text was read as it was written: a broken sign on its line is none of its language either. */
export function isWhole(source: Source): (problem: Problem) => boolean {
  const lineOf = ({file, line}: Problem): string => `${file}:${line}`;
  const broken = new Set(source.problems.filter(({line}) => line !== undefined).map(lineOf));
  return (problem) => !broken.has(lineOf(withLine(source, problem)));
}

/** Files whose letters are lost: they make words of no language. */
export const damagedFiles = (source: Source): ReadonlySet<string> =>
  new Set(source.problems.filter(({found}) => DAMAGED.has(found)).map(({file}) => file));

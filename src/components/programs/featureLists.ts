/** How a program's features are parted for small screens and for sessions. */
import type {ListedProgram} from '@site/src/plugins/catalogue/data';

/** How many features an entry of the menu shows on small screens. */
const SHORT_LIST = 3;

type ShortList = {
  /** The lines that every screen shows. */
  readonly first: readonly string[];
  /** The lines that only wide screens show, without the finish. */
  readonly rest: readonly string[];
  readonly finish: string | undefined;
  /** How many lines small screens leave out, the finish included. */
  readonly more: number;
  /** What longer sessions add, which only wide screens show. */
  readonly longer: readonly FeatureList[];
};

/**
 * What an entry of the menu lists: every line of the shortest session, the first three apart, and
 * what longer ones add. The finish counts as a line of its own.
 */
export function shortList(program: Pick<ListedProgram, 'included'>): ShortList {
  const [{features, finish}, ...longer] = featureLists(program);
  const rest = features.slice(SHORT_LIST);
  return {
    first: features.slice(0, SHORT_LIST),
    rest,
    finish,
    more: rest.length + (finish ? 1 : 0),
    longer,
  };
}

export type FeatureList = {
  /** Length of the session in minutes; undefined where one list holds for every session. */
  readonly minutes: number | undefined;
  readonly features: readonly string[];
  readonly finish: string | undefined;
};

/** The last line of what is included is the finish. */
const listOf = (lines: readonly string[], minutes?: number): FeatureList => ({
  minutes,
  features: lines.slice(0, -1),
  finish: lines.at(-1),
});

/** The checklists of a program's page: one for each session where these differ, otherwise one. */
export function featureLists({
  included,
}: Pick<ListedProgram, 'included'>): readonly [FeatureList, ...FeatureList[]] {
  if (Array.isArray(included)) return [listOf(included)];
  const [shortest, ...longer] = Object.entries(included)
    .map(([minutes, lines]) => listOf(lines, Number(minutes)))
    .sort((a, b) => Number(a.minutes) - Number(b.minutes));
  return [shortest ?? listOf([]), ...longer];
}

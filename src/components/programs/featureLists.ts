import type {ListedProgram} from '@site/src/plugins/catalogue/data';

type FeatureList = {
  /** Length of the session in minutes; undefined if all sessions include the same. */
  readonly minutes: number | undefined;
  readonly features: readonly string[];
  /** The highlighted last line. */
  readonly finish: string | undefined;
};

const listOf = (lines: readonly string[], minutes?: number): FeatureList => ({
  minutes,
  features: lines.slice(0, -1),
  finish: lines.at(-1),
});

/** What a program includes: a list for each session, shortest first, or one for all. */
export function featureLists({
  included,
}: Pick<ListedProgram, 'included'>): readonly [FeatureList, ...FeatureList[]] {
  if (Array.isArray(included)) return [listOf(included)];
  const [shortest, ...longer] = Object.entries(included)
    .map(([minutes, lines]) => listOf(lines, Number(minutes)))
    .sort((a, b) => Number(a.minutes) - Number(b.minutes));
  return [shortest ?? listOf([]), ...longer];
}

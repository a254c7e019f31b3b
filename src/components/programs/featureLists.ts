import type {ListedProgram} from '@site/src/plugins/catalogue/data';

/** What a session includes. */
type FeatureList = {
  /** Length of the session in minutes; undefined where one list holds for every session. */
  readonly minutes: number | undefined;
  readonly features: readonly string[];
  /** The last line, which stands out. */
  readonly finish: string | undefined;
};

const listOf = (lines: readonly string[], minutes?: number): FeatureList => ({
  minutes,
  features: lines.slice(0, -1),
  finish: lines.at(-1),
});

/** What a program includes: a list for each session, the shortest first, or one for all of them. */
export function featureLists({
  included,
}: Pick<ListedProgram, 'included'>): readonly [FeatureList, ...FeatureList[]] {
  if (Array.isArray(included)) return [listOf(included)];
  const [shortest, ...longer] = Object.entries(included)
    .map(([minutes, lines]) => listOf(lines, Number(minutes)))
    .sort((a, b) => Number(a.minutes) - Number(b.minutes));
  return [shortest ?? listOf([]), ...longer];
}

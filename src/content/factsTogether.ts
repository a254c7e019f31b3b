/** Facts that came into a translation in one go: told once. */
import type {Problem} from './problems';

/** What is said of each of them. */
export const FACT = 'a fact in a translation';

/** Problems of fields, the facts in one translation as one. */
export function factsTogether(problems: readonly Problem[]): Problem[] {
  const isFact = ({found}: Problem): boolean => found === FACT;
  return problems.flatMap((problem): Problem[] => {
    if (!isFact(problem)) return [problem];
    const facts = problems.filter((one) => isFact(one) && one.file === problem.file);
    if (facts[0] !== problem) return [];
    if (facts.length === 1) return [problem];
    const names = new Set(facts.map(({field}) => field.replace(/^\w+\[\d+\]\./, '')));
    const where = problem.remedy.slice(0, problem.remedy.indexOf('. ') + 1);
    const found = `facts in a translation: ${[...names].join(', ')}`;
    const remedy = `${where} Delete these lines, with what is indented below them.`;
    return [{...problem, found, remedy}];
  });
}

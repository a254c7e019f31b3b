/** Neighbouring entries of a list that are all in another language: one edit left them so, and one message tells it. */
import {type Problem, counted} from '../../problems';
import type {Text} from '../../texts';
import {placeOf} from '../precedence';

/** A field that is an entry of a list: the list, and the place of the entry. */
function entryOf(field: string): {list: string; at: number} | undefined {
  const [, list, at] = /^(.*)\[(\d+)\]$/.exec(field) ?? [];
  return list === undefined ? undefined : {list, at: Number(at)};
}

/** Whether a text is the entry of a list that comes straight after another text. */
function follows(text: Text, before: Text | undefined): boolean {
  if (!before || before.file !== text.file) return false;
  const [here, there] = [entryOf(text.field), entryOf(before.field)];
  if (here && there) return here.list === there.list && here.at === there.at + 1;
  return !text.field && !before.field && before.goesOn === true;
}

/** Messages about texts, with one for all entries of a list that stand in a row. */
export function toldByRun(problems: readonly Problem[], texts: readonly Text[]): Problem[] {
  const told = new Map(problems.map((problem) => [placeOf(problem), problem]));
  const followers = new Map<Problem, Problem[]>();
  const joined = new Set<Problem>();
  let first: Problem | undefined;
  for (const [index, text] of texts.entries()) {
    const problem = told.get(placeOf(text));
    if (first && problem && follows(text, texts[index - 1])) {
      if (problem === first || joined.has(problem)) continue;
      followers.set(first, [...(followers.get(first) ?? []), problem]);
      joined.add(problem);
    } else first = problem;
  }
  return problems
    .filter((problem) => !joined.has(problem))
    .map((problem) => {
      const more = followers.get(problem)?.length ?? 0;
      if (more === 0) return problem;
      return {
        ...problem,
        found: `${problem.found}, and in ${counted(more, 'more entry', 'more entries')} after it`,
      };
    });
}

/** A file that the site needs and that stands somewhere else: told once, where it is. */
import path from 'node:path';

import {ABSENT} from './files';
import type {Problem} from '../problems';

const nameOf = (file: string): string => path.posix.basename(file).toLowerCase();

/** Whether a file that nothing reads is the one that is missing elsewhere, by its name or by what is said of it. */
const isOf = (stray: Problem, missing: Problem): boolean =>
  !stray.field &&
  /nothing reads it|does not read/.test(stray.found) &&
  (nameOf(stray.file) === nameOf(missing.file) || stray.remedy === `Move it to ${missing.file}.`);

/** Problems of files, with those that only moved told where they stand now. */
export function toldWhereTheyAre(problems: readonly Problem[]): Problem[] {
  const homes = new Map<Problem, Problem>();
  for (const missing of problems.filter(({found}) => found === ABSENT)) {
    const strays = problems.filter((one) => isOf(one, missing));
    const [stray] = strays;
    if (stray && strays.length === 1) homes.set(stray, missing);
  }
  const moved = new Set(homes.values());
  return problems
    .filter((problem) => !moved.has(problem))
    .map((problem) => {
      const home = homes.get(problem);
      return home
        ? {...problem, found: 'a file where nothing reads it', remedy: `Move it to ${home.file}.`}
        : problem;
    });
}

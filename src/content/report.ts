/** Prints problems: for the terminal, and as annotations of a pull request on GitHub. */
import {VFile} from 'vfile';
import {reporter} from 'vfile-reporter';

import {type Problem, sortProblems} from './problems';

const sentence = ({field, message}: Problem): string => (field ? `${field}: ${message}` : message);

/** Problems grouped by file, with their number at the end; `isWarning` for those that do not fail a command. */
export function report(problems: readonly Problem[], isWarning = false): string {
  const files = new Map<string, VFile>();
  for (const problem of sortProblems(problems)) {
    const file = files.get(problem.file) ?? new VFile({path: problem.file});
    files.set(problem.file, file);
    const place = problem.line === undefined ? undefined : {line: problem.line, column: 1};
    file.message(sentence(problem), {place}).fatal = !isWarning;
  }
  return reporter([...files.values()]);
}

const escapeData = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** One line a problem, in the form of GitHub's workflow commands. */
export function annotations(problems: readonly Problem[], level = 'error'): string {
  return sortProblems(problems)
    .map((problem) => {
      const file = escapeProperty(problem.file);
      return `::${level} file=${file},line=${problem.line ?? 1}::${escapeData(sentence(problem))}`;
    })
    .join('\n');
}

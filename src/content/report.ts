/** Prints problems: for the terminal, and as annotations of a pull request on GitHub. */
import {type Problem, sortProblems} from './problems';

const sentence = ({field, message}: Problem): string => (field ? `${field}: ${message}` : message);

/** Problems below the names of their files, with their number at the end. Warnings stop no build. */
export function report(problems: readonly Problem[], isWarning = false): string {
  if (problems.length === 0) return '';
  const sorted = sortProblems(problems);
  const [sign, word] = isWarning ? ['⚠', 'warning'] : ['✖', 'error'];
  const files = [...new Set(sorted.map(({file}) => file))];
  const blocks = files.map((file) => {
    const lines = sorted
      .filter((problem) => problem.file === file)
      .map((one) => `${String(one.line ?? '').padStart(5)}  ${word}  ${sentence(one)}`);
    return [file, ...lines].join('\n');
  });
  const count = `${sign} ${sorted.length} ${word}${sorted.length === 1 ? '' : 's'}`;
  return [...blocks, count].join('\n\n');
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

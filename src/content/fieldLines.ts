/** Lines for problems that were found in facts which no longer know where they were written. */
import {readText} from './files';
import {FIELDS_LINE, splitPage} from './frontMatter';
import type {Problem} from './problems';
import {type LineOf, parseYaml} from './yaml';

/** Such as `hotels[0].sample`: everything between the names and numbers. */
const SEPARATORS = /[.[\]]+/;

/** Function that finds the line of a field in a file with fields; undefined for other files. */
function readLines(siteDir: string, file: string): LineOf | undefined {
  if (!/\.(yml|mdx)$/.test(file)) return undefined;
  const text = readText(siteDir, file);
  if (typeof text !== 'string') return undefined;
  if (file.endsWith('.yml')) return parseYaml(file, text).lineOf;
  const page = splitPage(text);
  return page && parseYaml(file, page.head, FIELDS_LINE).lineOf;
}

/** The problems with the line of their field, where they name one. Each file is read once. */
export function withFieldLines(siteDir: string, problems: readonly Problem[]): Problem[] {
  const files = [...new Set(problems.map(({file}) => file))];
  const lines = new Map(files.map((file) => [file, readLines(siteDir, file)]));
  return problems.map((problem) => {
    const path = problem.field?.split(SEPARATORS).filter(Boolean);
    const line = problem.line ?? (path && lines.get(problem.file)?.(path));
    return {...problem, line};
  });
}

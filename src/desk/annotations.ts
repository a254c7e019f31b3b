/** Problems as annotations that GitHub shows beside the lines of a pull request. */
import type {Problem} from '../content/problems';

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
const escaped = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const property = (text: string): string => escaped(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** One line for each problem, such as `::error file=docs/home.mdx,line=3,title=slug::found …`. */
export function annotations(
  problems: readonly Problem[],
  level: 'error' | 'warning' = 'error',
): string {
  return problems
    .map(({file, line, column, field, found, remedy}) => {
      const properties = [
        `file=${property(file)}`,
        ...(line === undefined ? [] : [`line=${line}`]),
        ...(line === undefined || column === undefined ? [] : [`col=${column}`]),
        ...(field ? [`title=${property(field)}`] : []),
      ];
      return `::${level} ${properties.join(',')}::${escaped(`found ${found}. ${remedy}`)}`;
    })
    .join('\n');
}

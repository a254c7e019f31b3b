/** What is told of a row of YAML, as one line. */
import type {RowSlip} from '../../../../src/content/read/yamlIndent';

/** The rows of a file as its rules take them. */
export const rowsOf = (text: string): string[] => text.split('\n');

/** The row, counted from 0, and what is wrong with it: `2 | an entry of a list without its hyphen`. */
export const slip = (found: RowSlip | undefined): string =>
  found ? `${found.row} | ${found.found}` : 'nothing';

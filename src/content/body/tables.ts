/** Tables of a body: every row has as many cells as the head. */
import type {Root} from 'mdast';

import {counted} from '../problems';
import {type Fault, faultAt} from './faults';
import {stepsOf} from './walk';

/** Rows with a cell too few, which is shown empty, or too many, which is not shown at all. */
export function tableFaults(tree: Root): Fault[] {
  return stepsOf(tree).flatMap(({node}): Fault[] => {
    if (node.type !== 'table') return [];
    const [head, ...rows] = node.children;
    const wanted = head?.children.length ?? 0;
    return rows
      .filter(({children}) => children.length !== wanted)
      .map((row) => {
        const {length} = row.children;
        const found = `a row of ${counted(length, 'cell')} in a table of ${counted(wanted, 'column')}`;
        const remedy =
          length < wanted
            ? `Write ${counted(wanted, 'cell')}, an empty one as | |; words that belong to no table have an empty line before them.`
            : `Write ${counted(wanted, 'cell')}; to show the sign | itself write \\|.`;
        return faultAt(row, found, remedy);
      });
  });
}

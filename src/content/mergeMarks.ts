/** Marks that git leaves in a file where two versions of the same lines meet. */
import type {Problem} from './problems';

/**
 * Seven characters at the beginning of a line; a name or a commit may follow (git help merge). Seven equals signs below a
 * line would be a heading of Markdown too, which pages write with # instead.
 */
const MARK = /^(?:<{7}|\|{7}|>{7})(?: |$)|^={7}$/;

const MESSAGE =
  'Decide between the two versions of these lines, and delete the marks of the merge: <<<<<<<, ||||||| and what follows it, ======= and >>>>>>>.';

/** Reports the first line of each place with such marks. */
export function conflictsIn(file: string, text: string): Problem[] {
  // Whether the lines are between <<<<<<< and >>>>>>>, of which the first mark alone is reported.
  let isOpen = false;
  return text.split('\n').flatMap((row, index): Problem[] => {
    if (!MARK.test(row)) return [];
    const isInside = isOpen;
    isOpen = row.startsWith('<') || (isOpen && !row.startsWith('>'));
    return isInside ? [] : [{file, line: index + 1, message: MESSAGE}];
  });
}

/** What keeps a file of the configuration from being read, in the words of whoever edits it. */
import {decode} from './files';
import type {Problem} from './problems';

/** A page on a line of its own whose quotation marks are not both there. */
const UNQUOTED = /^\s*(?:[\w-]+(?:\/[\w-]+)*['"]?|['"][\w/-]+)\s*,\s*$/;

/** The mistake in a file that was edited by hand; where the reader stopped is the last thing to go by. */
export function codeFault(
  file: string,
  error: unknown,
  text: string,
): Pick<Problem, 'line' | 'found' | 'remedy'> {
  const conflict = text === '' ? undefined : decode(new TextEncoder().encode(text));
  const marks = conflict?.text === undefined ? conflict?.faults.at(-1) : undefined;
  if (marks) return {line: marks.line, found: marks.found, remedy: marks.remedy};
  const row = text.split('\n').findIndex((one) => UNQUOTED.test(one));
  if (row >= 0) {
    const found = 'a page without its two quotation marks';
    const name = text.split('\n')[row]?.replace(/['",\s]/g, '') ?? '';
    return {line: row + 1, found, remedy: `Write '${name}', with a comma after it.`};
  }
  // The reader names the place where it stopped: "…/sidebars.ts:18:4".
  const {message = '', stack = ''} = error as {message?: string; stack?: string};
  const at = new RegExp(`${file}:(\\d+):`).exec(`${message}\n${stack}`)?.[1];
  return {
    line: at === undefined ? undefined : Number(at),
    found: 'code that cannot be read',
    remedy:
      'Look at this line and the one above it: each page in straight quotation marks, a comma after it, a bracket closed for each opened.',
  };
}

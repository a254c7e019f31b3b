/** What keeps a file of the configuration from being read, in the words of whoever edits it. */
import {closest} from '../closest';
import {decode} from './files';
import type {Problem} from '../problems';

/** A page on a line of its own whose quotation marks are not both there. */
const UNQUOTED = /^\s*(?:[\w-]+(?:\/[\w-]+)*['"]?|['"][\w/-]+)\s*,\s*$/;

/** Lists pages by their names, which stand in quotation marks. */
const SIDEBARS = 'sidebars.ts';

/** The setting of a command that the configuration may refuse by its name. */
const SETTING = 'SITE_URL';

/** `file` where the reader stopped in another one than it was asked for. */
type Fault = Pick<Problem, 'line' | 'found' | 'remedy'> & {readonly file?: string | undefined};

/** A list of pages that begins while the one above it is still open. */
function openList(rows: readonly string[]): Fault | undefined {
  let open = false;
  for (const [index, row] of rows.entries()) {
    const code = row.replace(/\/\/.*$|\/\*.*?\*\/|'[^']*'|"[^"]*"/g, '');
    if (open && /^\s*\w+:\s*\[/.test(code)) {
      const remedy = 'Close the list above it: a bracket and a comma, ], on a line of their own.';
      return {line: index + 1, found: 'a list that begins inside the one above it', remedy};
    }
    for (const sign of code.match(/\w+:\s*\[|\]/g) ?? []) open = sign !== ']';
  }
  return undefined;
}

/** A name that is used and that nothing in the file defines, where somebody changed one of the two. */
function undefinedName(message: string, text: string): Fault | undefined {
  const [, name = ''] = /^(?:ReferenceError: )?(\w+) is not defined/.exec(message) ?? [];
  const row = text.split('\n').findIndex((one) => new RegExp(`\\b${name}\\b`).test(one));
  if (name === '' || row < 0) return undefined;
  const defined = [...text.matchAll(/\b(?:const|let|var|function|import)\s+(\w+)/g)].map(
    ([, one = '']) => one,
  );
  const meant = closest(name, defined);
  return {
    line: row + 1,
    found: `the name ${name}, which nothing in this file defines`,
    remedy: meant
      ? `Write ${meant} in its place.`
      : `Put it in quotation marks, if it is a text: '${name}'. Otherwise bring the line back as it was.`,
  };
}

/**
 * Why a file of the configuration cannot be had: a slip that is known, what it says itself, or the place
 * where the reader stopped.
 */
export function codeFault(file: string, error: unknown, text: string): Fault {
  const conflict = text === '' ? undefined : decode(file, new TextEncoder().encode(text));
  const marks = conflict?.text === undefined ? conflict?.faults.at(-1) : undefined;
  if (marks) return {line: marks.line, found: marks.found, remedy: marks.remedy};
  const rows = file === SIDEBARS ? text.split('\n') : [];
  const row = rows.findIndex((one) => UNQUOTED.test(one));
  if (row >= 0) {
    const found = 'a page without its two quotation marks';
    const name = rows[row]?.replace(/['",\s]/g, '') ?? '';
    return {line: row + 1, found, remedy: `Write '${name}', with a comma after it.`};
  }
  const open = openList(rows);
  if (open) return open;
  const message = error instanceof Error ? error.message : String(error);
  if (message.includes(SETTING)) {
    const found = `the setting ${SETTING}=${process.env[SETTING] ?? ''} of this command`;
    return {found, remedy: message.split('\n')[0] ?? ''};
  }
  const unknown = undefinedName(message, text);
  if (unknown) return unknown;
  // The reader names the place where it stopped: "ParseError: … /folder/sidebars.ts:18:4".
  const at = /^ParseError[^]*?^ *(\S.*):(\d+):\d+\s*$/m.exec(message);
  if (!at) return {found: 'code that does not run', remedy: message.split('\n')[0] ?? ''};
  const what = at[1]?.endsWith(SIDEBARS) ? 'page' : 'text';
  return {
    file: at[1],
    line: Number(at[2]),
    found: 'code that cannot be read',
    remedy: `Look at this line and the one above it: each ${what} in straight quotation marks, a comma after it, a bracket closed for each opened.`,
  };
}

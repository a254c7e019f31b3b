/** Tables of changes of the fixture site: those that the check accepts, and those in which it reports problems. */
import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {type Site, check, copySite, placeOf} from '../site';

/** The line of the first field of a page: fields that are missing are reported there. */
export const FIRST_FIELD = 2;

/** A replacement in one file. */
type Edit = {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
};

/** Changes the fixture site: by one replacement, by several, or in any other way. */
export type Change = {readonly name: string} & (
  Edit | {readonly edits: readonly Edit[]} | {readonly change: (site: Site) => void}
);

/** Where the check has to report a problem. Without `at` and `line`, it is a problem of the file as a whole. */
export type Problem = {
  /** Its file; needed unless the change edits that file alone. */
  readonly reportedIn?: string;
  /** A text on its line, which the changed file contains once. */
  readonly at?: string;
  /** Its line, for problems that are at no text. */
  readonly line?: number;
  /** Its field or property, such as `sessions[0].priceEur` or `<Feature icon>`. */
  readonly field?: string;
  /** Part of its message; any message where absent. */
  readonly message?: RegExp;
};

const editsOf = (row: Change): readonly Edit[] => {
  if ('change' in row) return [];
  return 'edits' in row ? row.edits : [row];
};

/** The changed copy of the fixture site, removed when the test ends. */
function siteWith(row: Change): Site {
  const site = copySite();
  for (const {file, from, to} of editsOf(row)) site.edit(file, from, to);
  if ('change' in row) row.change(site);
  return site;
}

/** The one file that a change edits. Throws if there are several, or if nobody knows. */
function editedFileOf(row: Change): string {
  const files = [...new Set(editsOf(row).map(({file}) => file))];
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`"${row.name}" needs reportedIn.`);
  return file;
}

/** The line of a text that a file contains once, from 1. */
function lineOf(text: string, path: string): number {
  const [before = '', ...others] = readFileSync(path, 'utf8').split(text);
  if (others.length !== 1) throw new Error(`${path} contains "${text}" ${others.length} times.`);
  return before.split('\n').length;
}

/** The place of an expected problem in the changed site, written as `placeOf` writes that of a reported one. */
function expectedPlace(row: Change, {reportedIn, at, line, field}: Problem, site: Site): string {
  const file = reportedIn ?? editedFileOf(row);
  return placeOf({file, line: at === undefined ? line : lineOf(at, site.at(file)), field});
}

type Reported = {readonly place: string; readonly message: string};

/** What the check reports in a site. Each message is one sentence on one line, never a stack trace. */
async function reportedIn(site: Site): Promise<Reported[]> {
  const {problems} = await check(site.siteDir);
  for (const {message} of problems) expect(message).not.toMatch(/\n/);
  return problems.map((problem) => ({place: placeOf(problem), message: problem.message}));
}

/** One test for each change, in which the check reports nothing. */
export function accepts(rows: readonly Change[]): void {
  for (const row of rows)
    test(`accepts ${row.name}`, async () => {
      expect(await reportedIn(siteWith(row))).toEqual([]);
    });
}

/** One test for each change, in which the check reports a problem; what else it reports does not matter. */
export function reports(rows: readonly (Change & Problem)[]): void {
  for (const row of rows)
    test(`reports ${row.name}`, async () => {
      const site = siteWith(row);
      const place = expectedPlace(row, row, site);
      expect(await reportedIn(site)).toContainEqual({
        place,
        message: expect.stringMatching(row.message ?? /./) as string,
      });
    });
}

/** One test for each change, in which the check reports these problems in this order, and nothing else. */
export function reportsOnly(
  rows: readonly (Change & {readonly problems: readonly Problem[]})[],
): void {
  for (const row of rows)
    test(`reports ${row.name}, and nothing else`, async () => {
      const site = siteWith(row);
      expect(await reportedIn(site)).toEqual(
        row.problems.map((problem) => ({
          place: expectedPlace(row, problem, site),
          message: expect.stringMatching(problem.message ?? /./) as string,
        })),
      );
    });
}

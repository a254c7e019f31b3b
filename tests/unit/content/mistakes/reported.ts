/** Runs tables of mistakes of which everything that is reported is expected, in the order of the report. */
import {expect, test} from 'vitest';

import {type Site, check, copySite, placeOf} from '../site';

type Edit = {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
};

export type Mistake = {
  readonly name: string;
  /** Replacements in the files of the fixture site. */
  readonly edits?: readonly Edit[];
  /** Any other change of it. */
  readonly change?: (site: Site) => void;
  /** The place and the message of each problem; none where the change is accepted. */
  readonly reported: readonly {readonly place: string; readonly message: RegExp}[];
};

/** One test for each mistake: nothing else may be reported with it. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  test.each(mistakes)('$name', async ({edits = [], change, reported}) => {
    const site = copySite();
    for (const {file, from, to} of edits) site.edit(file, from, to);
    change?.(site);
    const {problems} = await check(site.siteDir);
    const found = problems.map((problem) => `${placeOf(problem)} | ${problem.message}`);
    expect(problems.map(placeOf), found.join('\n')).toEqual(reported.map(({place}) => place));
    reported.forEach(({message}, index) => expect(problems[index]?.message).toMatch(message));
    // Each message is one sentence, never a stack trace.
    expect(found.join()).not.toMatch(/\n/);
  });
}

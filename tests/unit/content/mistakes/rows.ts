/** Runs tables of mistakes: each row changes the fixture site and names the problem that is reported. */
import {expect, test} from 'vitest';

import {type Site, check, copySite, placeOf} from '../site';

export * from './paths';

/** The place of a problem: file, file:line, or file:line field; undefined where nothing is reported. */
type Place = string | undefined;

type Expected = {
  /** Completes "reports …" or, without a place, "accepts …". */
  readonly name: string;
  readonly place?: Place;
  readonly message?: RegExp;
};

/** A change of the site. */
export type Change = Expected & {readonly change: (site: Site) => void};

/** Expects a problem at a place with a message, or none at all without a place. */
async function expectAt(site: Site, place: Place, message: RegExp): Promise<void> {
  const {problems} = await check(site.siteDir);
  const found = problems.map((problem) => `${placeOf(problem)} | ${problem.message}`);
  const there = found.filter((text) => text.startsWith(`${place} | `));
  if (!place) expect(found).toEqual([]);
  else
    expect(
      there.some((text) => message.test(text)),
      found.join('\n'),
    ).toBe(true);
  // Each message is one sentence, never a stack trace.
  expect(found.join()).not.toMatch(/\n/);
}

/** One test for each change, called "reports …" or "accepts …". */
export function testChanges(changes: readonly Change[]): void {
  for (const {name, change, place, message = /./} of changes) {
    test(`${place ? 'reports' : 'accepts'} ${name}`, async () => {
      const site = copySite();
      change(site);
      await expectAt(site, place, message);
    });
  }
}

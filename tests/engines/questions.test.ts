/** Answers to questions, on a page of tests/fixtures/house: a link opens them in WebKit and Firefox too. */
import {afterAll, expect, test} from 'vitest';

import {findFirefox, findWebKit} from '../../scripts/engines.mjs';
import {findOldChrome} from '../../scripts/oldChrome.mjs';
import {SAMPLES_BUILD, buildIfNeeded} from '../fixtures/markdown/samples';
import {type Engine, PATIENCE, hydrated, openFirefox, openOldChrome, openWebKit} from './engines';
import {serveSite} from './site';

buildIfNeeded();
const site = await serveSite({keepScripts: false, dir: SAMPLES_BUILD});
afterAll(() => site.close());

const ENGINES: readonly {
  readonly name: string;
  readonly isThere: unknown;
  readonly start: () => Promise<Engine>;
}[] = [
  {name: 'WebKit', isThere: findWebKit(), start: openWebKit},
  {name: 'Firefox', isThere: findFirefox(), start: openFirefox},
  {name: 'the oldest Chrome', isThere: findOldChrome(), start: openOldChrome},
];

/** Runs in the page: ids of the open answers whose question is in view. */
const openInView = (): string =>
  [...document.querySelectorAll<HTMLDetailsElement>('main details[open]')]
    .filter((one) => {
      const {top, bottom} = (one.firstElementChild ?? one).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    })
    .map((one) => one.lastElementChild?.id)
    .join();

const follow = (address: string): void =>
  document.querySelector<HTMLAnchorElement>(`main a[href="${address}"]`)?.click();

const close = (id: string): void =>
  document.getElementById(id)?.closest('details')?.removeAttribute('open');

for (const {name, isThere, start} of ENGINES) {
  test.skipIf(!isThere)(name, async () => {
    const engine = await start();
    const {run} = engine;
    const isOpen = (ids: string, message: string) =>
      expect.poll(() => run(openInView), {...PATIENCE, message}).toBe(ids);
    await engine.resize(1440);
    // Before hydration, for which the scripts are missing.
    site.letScripts(false);
    await engine.open(`${site.url}/questions#give-back`);
    await isOpen('give-back', 'an address with the id');
    await run(close, 'give-back');
    await run(follow, '#how-do-i-pay');
    await isOpen('how-do-i-pay', 'a link on the page');
    await run(() => history.back());
    await isOpen('how-do-i-pay,give-back', 'Back');
    // After it, by the router.
    site.letScripts(true);
    await engine.open(`${site.url}/vouchers`);
    await hydrated(engine, '/vouchers');
    await run(follow, '/questions#give-back');
    await isOpen('give-back', 'a link from another page');
    await engine.close();
  });
}

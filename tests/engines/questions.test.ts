/** Answers to questions, on a page of tests/fixtures/house: a link opens them in WebKit and Firefox too. */
import {afterAll, describe, expect, test} from 'vitest';

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

/** Expects these answers to be open and in view. */
const isOpen = ({run}: Engine, ids: string, message: string) =>
  expect.poll(() => run(openInView), {...PATIENCE, message}).toBe(ids);

// Browsers keep what they have been sent: each test starts one of its own.
describe.each(ENGINES)('$name', ({isThere, start}) => {
  const testIn = (name: string, scriptsCome: boolean, visit: (engine: Engine) => Promise<void>) =>
    test.skipIf(!isThere)(name, async () => {
      site.letScripts(scriptsCome);
      const engine = await start();
      await engine.resize(1440);
      try {
        await visit(engine);
      } finally {
        await engine.close();
      }
    });

  testIn('without React', false, async (engine) => {
    await engine.open(`${site.url}/es/preguntas#give-back`);
    await isOpen(engine, 'give-back', 'an address with the id');
    await engine.run(close, 'give-back');
    await engine.run(follow, '#c%C3%B3mo-pago');
    await isOpen(engine, 'cómo-pago', 'a link on the page');
    await engine.run(() => history.back());
    await isOpen(engine, 'give-back', 'Back');
  });

  testIn('by the router', true, async (engine) => {
    await engine.open(`${site.url}/vouchers`);
    await hydrated(engine, '/vouchers');
    await engine.run(follow, '/questions#give-back');
    await isOpen(engine, 'give-back', 'a link from another page');
  });
});

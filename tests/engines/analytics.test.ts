/** Real scripts of analytics providers count each page that is shown once, and none without consent. */
import {afterAll, describe, expect, test} from 'vitest';

import {findWebKit} from '../../scripts/engines.mjs';
import {pathOf} from '../e2e/content';
import {DAY_MS, policyWith, providerFrom, withFacts} from '../e2e/provider';
import {word} from '../words';
import {PATIENCE, hydrated, openChromium, openWebKit} from './engines';
import {TRACKERS, type Tracker, serveTracker} from './trackers';
import {openVisitor} from './visitor';

const BANNER = '[aria-labelledby="cookie-banner-title"]';
const PHONE = 390;
const ENGINES = [
  {name: 'Chromium', start: () => openChromium(), isThere: true},
  {name: 'WebKit', start: openWebKit, isThere: findWebKit() !== undefined},
];

/** A visitor of a site with a provider, and the provider's server. */
async function openCounted(start: (typeof ENGINES)[number]['start']) {
  const server = await serveTracker();
  const provider = providerFrom(Date.now() - 7 * DAY_MS, server.script);
  const visitor = await openVisitor(start, {
    alter: {
      script: (text) => withFacts(text, provider, server.facts()),
      policy: (own) => policyWith(own, server.script),
    },
  });
  return {server, visitor};
}

const opened = await Promise.all(
  ENGINES.map(async ({name, start, isThere}) => ({
    name,
    isThere,
    counted: isThere ? await openCounted(start) : undefined,
  })),
);
afterAll(() =>
  Promise.all(
    opened.map(async ({counted}) => {
      await counted?.visitor.close();
      counted?.server.close();
    }),
  ),
);

async function journey(
  {server, visitor}: Awaited<ReturnType<typeof openCounted>>,
  tracker: Tracker,
): Promise<void> {
  const {run, visit, answer, press, shown, becomes, leadsTo, goBack} = visitor;
  const [start, notice] = [pathOf('legal/accessibility', 'en'), pathOf('legal/legal-notice', 'en')];
  const seen: string[] = [];
  const isCounted = async (path: string): Promise<void> => {
    seen.push(path);
    await expect.poll(server.views, {...PATIENCE, message: `${path} is counted`}).toEqual(seen);
  };
  const nothingIsRefused = async () =>
    expect(await run(() => (window as unknown as {problems: string[]}).problems)).toEqual([]);

  await answer(true);
  server.serve(tracker);
  await visit(start, PHONE);
  await shown(BANNER);
  expect(server.requests()).toEqual([]);
  await press(`${BANNER} button`, word('consent.acceptAll'));
  await isCounted(start);

  await press(`footer a[href="${notice}"]`);
  await leadsTo(notice);
  await isCounted(notice);
  // What is shown of a page may change its address: it is the same page.
  await run(() => window.history.pushState({}, '', '?shown=other'));
  await goBack();
  await leadsTo(notice);
  await goBack();
  await leadsTo(start);
  await isCounted(start);
  await nothingIsRefused();

  const spanish = pathOf('legal/accessibility', 'es');
  await press('header details:has([hreflang]) > summary');
  await press('header a[hreflang^="es"]');
  await leadsTo(spanish);
  await hydrated({run}, spanish);
  await isCounted(spanish);
  await nothingIsRefused();

  const missing = '/es/no-such-page';
  await visit(missing, PHONE);
  await isCounted(missing);

  await press('footer button', word('consent.settings', 'es'));
  await press('dialog[open] button', word('consent.rejectAll', 'es'));
  const scripts = () => run(() => document.querySelectorAll('script[data-analytics]').length);
  await becomes(scripts, 0, 'scripts that count, once the page is loaded anew');
  await hydrated({run}, 'the page without it');
  const requests = server.requests();
  await press(`footer a[href="${spanish}"]`);
  await leadsTo(spanish);
  await nothingIsRefused();
  expect(server.requests()).toEqual(requests);
  expect(server.views()).toEqual(seen);
}

for (const {name, isThere, counted} of opened) {
  describe.skipIf(!isThere)(name, () => {
    test.each(TRACKERS)('$name', (tracker) => {
      if (!counted) throw new Error('There is no browser.');
      return journey(counted, tracker);
    });
  });
}

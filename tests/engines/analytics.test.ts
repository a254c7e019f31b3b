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

/** Runs in the page: tells the provider's server of the next click, so that it knows what came after it. */
const markNextClick = (mark: string): void =>
  addEventListener('click', () => void fetch(mark), {capture: true, once: true});

type Counted = Awaited<ReturnType<typeof openCounted>>;

const PAGES = {
  start: pathOf('legal/accessibility', 'en'),
  notice: pathOf('legal/legal-notice', 'en'),
  spanish: pathOf('legal/accessibility', 'es'),
  missing: '/es/no-such-page',
} as const;

/** Says what a visitor has chosen, which is nobody's business; the other language keeps it. */
const CHOICE = '?selected=noa';
const BEGIN = PAGES.start + CHOICE;

/** What is expected of the provider's server and of the policy; `seen` are the pages that were shown so far. */
function expectations({server, visitor: {run}}: Counted) {
  const seen: string[] = [];
  return {
    seen,
    isCounted: async (path: string): Promise<void> => {
      seen.push(path);
      await expect.poll(server.views, {...PATIENCE, message: `${path} is counted`}).toEqual(seen);
    },
    nothingIsRefused: async () =>
      expect(await run(() => (window as unknown as {problems: string[]}).problems)).toEqual([]),
  };
}

type Expected = ReturnType<typeof expectations>;

/** Agrees, and goes from page to page in every way; each page is counted as it is shown. */
async function agreeAndLook(
  {server, visitor}: Counted,
  expected: Expected,
  tracker: Tracker,
): Promise<void> {
  const {run, visit, press, shown, leadsTo, goBack} = visitor;
  const {isCounted, nothingIsRefused} = expected;
  const {start, notice, spanish, missing} = PAGES;
  await visit(BEGIN, PHONE);
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
  await leadsTo(BEGIN);
  await isCounted(start);
  await nothingIsRefused();

  await run(() => void Object.assign(window, {isLeft: true}));
  await press('header details:has([hreflang]) > summary');
  await press('header a[hreflang^="es"]');
  await leadsTo(spanish + CHOICE);
  await hydrated({run}, spanish);
  await isCounted(spanish);
  await nothingIsRefused();
  // Browsers may have kept the whole page, and run no script anew then.
  await goBack();
  await leadsTo(BEGIN);
  const isKept = await run(() => 'isLeft' in window);
  if (!isKept || !tracker.leavesOutSame) await isCounted(start);

  await visit(missing, PHONE);
  await isCounted(missing);
}

/** Changes his mind on the 404 page; nothing is sent from then on. */
async function withdraw({server, visitor}: Counted, expected: Expected): Promise<void> {
  const {run, press, shown, becomes, leadsTo, goBack} = visitor;
  const {start, spanish, missing} = PAGES;
  await press('footer button', word('consent.settings', 'es'));
  await shown('dialog[open] button', word('consent.rejectAll', 'es'));
  await run(markNextClick, server.mark);
  await press('dialog[open] button', word('consent.rejectAll', 'es'));
  const scripts = () => run(() => document.querySelectorAll('script[data-analytics]').length);
  await becomes(scripts, 0, 'scripts that count, once the page is loaded anew');
  await hydrated({run}, 'the page without it');
  await press(`footer a[href="${spanish}"]`);
  await leadsTo(spanish);
  await expected.nothingIsRefused();
  // A page that was kept may still have the script.
  await goBack();
  await leadsTo(missing);
  await goBack();
  await leadsTo(BEGIN);
  await becomes(scripts, 0, 'scripts that count on the page before');
  await hydrated({run}, start);
  expect(server.requestsAfterMark()).toEqual([]);
  expect(server.views()).toEqual(expected.seen);
}

async function journey(counted: Counted, tracker: Tracker): Promise<void> {
  await counted.visitor.answer(true);
  counted.server.serve(tracker);
  const expected = expectations(counted);
  await agreeAndLook(counted, expected, tracker);
  await withdraw(counted, expected);
  if (!tracker.sendsReferrer) expect(counted.server.sent()).not.toContain('selected');
}

for (const {name, isThere, counted} of opened) {
  describe.skipIf(!isThere)(name, () => {
    test.each(TRACKERS)('$name', (tracker) => {
      if (!counted) throw new Error('There is no browser.');
      return journey(counted, tracker);
    });
  });
}

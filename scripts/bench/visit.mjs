/*
 * A visit of five pages on a simulated phone, by taps: how long from the finger's touch to the next page,
 * and how many bytes in all.
 */
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import {chromium} from 'playwright';

import {installBrowser} from '../install.mjs';
import {PEER_PAGES} from './peer.mjs';

const PHONE = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};
/** Slow 4G as Lighthouse has it: ms of round trip, bytes a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 2 ** 20) / 8,
  uploadThroughput: (750 * 2 ** 10) / 8,
};
const SLOWER = 4;
/** How long a finger stays down, and how long a page is looked at before and after scrolling, in ms. */
const PRESS_MS = 80;
const LOOK_MS = 2500;
const SCROLL_MS = 1500;
/** After so long without a request the network is quiet; it is waited for no longer than that. */
const QUIET_MS = 800;
const LIMIT_MS = 20_000;

/** Where the link to the next page stands. The gallery is not named by a program's text. */
const linkTo = (pathname) => `${pathname === '/gallery' ? 'footer' : 'main'} a[href="${pathname}"]`;

/** Counts bytes over the wire, requests, and the moment of the last of them. */
async function observe(session) {
  const traffic = {bytes: 0, requests: 0, open: new Set(), last: Date.now()};
  const end = ({requestId, encodedDataLength = 0}) => {
    traffic.bytes += encodedDataLength;
    traffic.open.delete(requestId);
    traffic.last = Date.now();
  };
  session.on('Network.requestWillBeSent', ({requestId}) => {
    traffic.open.add(requestId);
    traffic.requests += 1;
    traffic.last = Date.now();
  });
  session.on('Network.requestServedFromCache', () => (traffic.requests -= 1));
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
  return traffic;
}

async function quiet(traffic) {
  const limit = Date.now() + LIMIT_MS;
  while (Date.now() < limit) {
    if (traffic.open.size === 0 && Date.now() - traffic.last > QUIET_MS) return;
    await wait(100);
  }
}

/**
 * The time from the touch, or from the start of the load, to heading and picture, in ms. A page whose
 * top has no picture counts as complete with its heading.
 */
async function timesOf(page, name) {
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    // While one document gives way to the next there is none to ask.
    const seen = await page
      .evaluate(() => {
        const read = (id) => Number(sessionStorage.getItem(`visit-${id}`));
        return Object.fromEntries(
          ['tap', 'heading', 'picture', 'hasPicture'].map((id) => [id, read(id)]),
        );
      })
      .catch(() => ({}));
    const {tap: start, heading, picture, hasPicture} = seen;
    if (heading && (picture || !hasPicture)) {
      return {heading: heading - start, picture: Math.max(heading, picture) - start};
    }
    if (Date.now() > limit) throw new Error(`${name} has not come within ${LIMIT_MS / 1000} s.`);
    await wait(50);
  }
}

/** Presses the first shown link to a page, with a finger. Throws when something lies over it. */
async function tap(page, session, pathname) {
  const selector = linkTo(pathname);
  const link = page.locator(selector).filter({visible: true}).first();
  await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await wait(SCROLL_MS);
  const point = await link.evaluate((element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return {x, y, isFree: Boolean(document.elementFromPoint(x, y)?.closest('a') === element)};
  });
  if (!point.isFree) throw new Error(`Something lies over ${selector}.`);
  const touch = (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints});
  await touch('touchStart', [{x: point.x, y: point.y}]);
  await wait(PRESS_MS);
  await touch('touchEnd', []);
}

/**
 * One visit with an empty cache to a site that has the five pages. Resolves with the times of each page
 * in ms, the bytes of all, and the number of requests that reached the network.
 */
export async function visit(url) {
  const browser = await chromium.launch({executablePath: installBrowser(), args: ['--no-sandbox']});
  try {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.addInitScript({path: path.join(import.meta.dirname, 'visitor.js')});
    const session = await context.newCDPSession(page);
    const traffic = await observe(session);
    const times = [];
    for (const [index, pathname] of PEER_PAGES.entries()) {
      if (index === 0) await page.goto(url);
      else await tap(page, session, pathname);
      times.push(await timesOf(page, pathname));
      await wait(LOOK_MS);
      await quiet(traffic);
      const refuse = page.getByRole('button', {name: 'Reject All'});
      if (index === 0 && (await refuse.isVisible())) await refuse.tap();
    }
    const {bytes, requests} = traffic;
    return {times, bytes, requests, version: browser.version()};
  } finally {
    await browser.close();
  }
}

/*
 * npm run bench:tap: how long a visitor with a slow phone waits from a press until its result is on the screen, half a
 * second after the first paint and on a page at rest, in each language. `--against <folder>` measures another built
 * folder in turn with build/.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {chromium, devices} from 'playwright';

import {ROOT, systemBrowser} from '../install.mjs';
import {startServer} from '../serve.mjs';
import {median} from './median.mjs';
import {PRESSES, isSeen} from './presses.mjs';

const {values: options} = parseArgs({
  options: {
    against: {type: 'string'},
    build: {type: 'string', default: path.join(ROOT, 'build')},
    runs: {type: 'string', default: '5'},
    only: {type: 'string', default: ''},
  },
});

/** Lighthouse's slow phone: bytes per second, and ms before each answer. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 2 ** 20) / 8,
  uploadThroughput: (750 * 2 ** 10) / 8,
};
const PROCESSOR_RATE = 4;
const SCREEN = {...devices['Pixel 7'], viewport: {width: 412, height: 823}};
/** From the first paint to the early press, and from the last request to the late one, in ms. */
const EARLY_MS = 500;
const REST_MS = 3000;
/** What is waited for at most, in ms. */
const PATIENCE_MS = 30_000;

const MOMENTS = ['after the first paint', 'at rest'];

const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Run in the page: stores an answer to the cookie banner. */
function answerConsent() {
  const answer = {necessary: true, functional: false, analytics: false, marketing: false};
  localStorage.setItem('cookie-consent', JSON.stringify({...answer, timestamp: Date.now()}));
}

/** Run in the page: the time of the first paint, in ms since 1970; undefined before it. */
function firstPaint() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && performance.timeOrigin + paint.startTime;
}

/** Run in the page: scrolls to the first control that is shown; its middle, in px. */
function showControl(selector) {
  const controls = [...document.querySelectorAll(selector)];
  const control = controls.find((element) => element.checkVisibility());
  control?.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, width, height} = control?.getBoundingClientRect() ?? {};
  return {x: x + width / 2, y: y + height / 2};
}

/** The addresses of a page in each language, by the links in its head. */
function addressesOf(folder, page) {
  const file = path.join(folder, page === '/' ? 'index.html' : `${page}.html`);
  if (!existsSync(file)) return [];
  const links = readFileSync(file, 'utf8').matchAll(/hreflang="(?!x-)[^"]*" href="([^"]*)"/g);
  return [...links].map(([, address]) => new URL(address).pathname);
}

async function openPhone(browser, press) {
  const context = await browser.newContext(SCREEN);
  const page = await context.newPage();
  if (!press.isUnanswered) await page.addInitScript(answerConsent);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', {rate: PROCESSOR_RATE});
  return {context, page};
}

async function waitForMoment(page, moment) {
  const painted = await page.waitForFunction(firstPaint, undefined, {polling: 50});
  if (moment === 'at rest') {
    await page.waitForLoadState('networkidle');
    return rest(REST_MS);
  }
  return rest((await painted.jsonValue()) + EARLY_MS - Date.now());
}

/** Resolves with the time at which the result of a press is there, in ms since 1970. */
async function waitForResult({context, page}, {seen, requests}) {
  if (!requests) {
    const waiting = {polling: 'raf', timeout: PATIENCE_MS};
    await page.waitForFunction(isSeen, seen, waiting);
    return Date.now();
  }
  return new Promise((resolve) => {
    void context.route(requests, (route) => {
      resolve(Date.now());
      return route.abort();
    });
  });
}

/** From one press until its result, in ms. */
async function measure(browser, {address, press, moment}) {
  const phone = await openPhone(browser, press);
  try {
    await phone.page.goto(address, {waitUntil: 'commit'});
    await waitForMoment(phone.page, moment);
    const {x, y} = await phone.page.evaluate(showControl, press.control);
    const result = waitForResult(phone, press);
    const pressed = Date.now();
    await phone.page.touchscreen.tap(x, y);
    return (await result) - pressed;
  } finally {
    await phone.context.close();
  }
}

/** Every press of a page in one language and at one moment, in each folder in turn. */
async function compare(browser, servers, {pathname, press, moment}) {
  const times = new Map(servers.map(({folder}) => [folder, []]));
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const {folder, url} of servers) {
      const address = new URL(pathname, url).href;
      times.get(folder).push(await measure(browser, {address, press, moment}));
    }
  }
  for (const [folder, all] of times) {
    const relative = path.relative(ROOT, folder);
    const place = relative.startsWith('..') ? folder : relative;
    const range = `${Math.min(...all)} to ${Math.max(...all)}`;
    console.log([press.name, pathname, moment, place, median(all), range].join(' | '));
  }
}

const folders = [options.build, ...(options.against ? [options.against] : [])];
const servers = [];
for (const folder of folders.map((name) => path.resolve(name))) {
  servers.push({folder, ...(await startServer({dir: folder, port: 0}))});
}
const executablePath = systemBrowser();
const browser = await chromium.launch({...(executablePath && {executablePath})});
console.log(['press', 'page', 'moment', 'folder', 'median ms', 'range ms'].join(' | '));
for (const press of PRESSES.filter(({name}) => name.includes(options.only))) {
  for (const pathname of addressesOf(folders[0], press.page)) {
    for (const moment of MOMENTS) await compare(browser, servers, {pathname, press, moment});
  }
}
await browser.close();
await Promise.all(servers.map(({close}) => close()));

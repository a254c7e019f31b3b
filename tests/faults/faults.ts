/** What can go wrong while a file loads, and the words that show the outcome. */
import type {Locator, Page, Route} from 'playwright/test';

import {labelOf, pathOf} from '../e2e/content';
import {expect, test as base} from '../e2e/test';
import {startsWith, withAnyValues, word} from '../words';

export {expect};
export {answerConsent, holdRequests, hydrated} from '../e2e/test';

/** The browser's own messages about requests that fail, and about the document that it makes for a picture. */
const OWN_LINES = [/Failed to load resource/, /Applying inline style/, /WebSocket/];

/** Like the other browser tests' `test`, but the browser may report what did not arrive. An uncaught error fails. */
export const test = base.extend({allowed: {messages: OWN_LINES}});

/** The browser's message about a file that is not a script; the page cannot prevent it. */
const UNREADABLE = /SyntaxError/;
export const ALLOWING_UNREADABLE = {messages: [...OWN_LINES, UNREADABLE]};

export type Fault = {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void> | void;
  /** A file arrives, but it is not a script. */
  readonly unreadable?: boolean;
  /** The browser reports at once that the request failed. */
  readonly fails?: boolean;
};

/** What may happen to a file that was requested. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'is gone (404)',
    fails: true,
    answer: (route) => route.fulfill({status: 404, body: 'Not found'}),
  },
  {
    name: 'is replaced by a log-in page',
    unreadable: true,
    answer: (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Log in</title>'}),
  },
  {
    name: 'is cut off',
    unreadable: true,
    answer: async (route) => {
      const response = await route.fetch();
      const whole = await response.text();
      const headers = {'content-type': 'text/javascript'};
      await route.fulfill({headers, body: whole.slice(0, whole.length / 2)});
    },
  },
  {name: 'never comes', answer: () => undefined},
];

export const [GONE] = FAULTS as readonly [Fault];

/** The scripts that every page loads, and the chunks that are loaded on demand. */
export const SCRIPTS = /\/assets\/js\/[^?]+\.js/;
export const MAIN_SCRIPT = /\/assets\/js\/main\.\w+\.js/;

/** What is read in a language. */
export const wordsIn = (locale: string) => ({
  sentence: word('notifications.unavailable', locale),
  plan: word('booking.plan', locale),
  settings: word('consent.settings', locale),
  preferences: word('consent.preferences', locale),
  copy: startsWith('copy.label', locale),
  filter: startsWith('gallery.reception', locale),
  shown: withAnyValues('gallery.shown', locale),
  goBack: word('notFound.back', locale),
  legal: labelOf('legal/legal-notice', locale),
  reload: word('error.reload', locale),
  gallery: labelOf('gallery', locale),
  contact: labelOf('contact', locale),
  close: word('lightbox.close', locale),
  next: word('lightbox.next', locale),
  /** An address that no page has. */
  missing: pathOf('home', locale).replace(/\/?$/, '/no-such-page'),
});

export const photo = (page: Page, index = 0) =>
  page.locator('main li > a[href$=".jpg"]').nth(index);

/** Whether the picture of a link is as large as the window. */
export const fillsWindow = (link: Locator): Promise<boolean> =>
  link.locator('img').evaluate((image) => {
    const {x, y, width, height} = image.getBoundingClientRect();
    const size = [document.documentElement.clientWidth, window.innerHeight];
    return `${[x, y, width, height]}` === `${[0, 0, ...size]}`;
  });

/** The sentence that a page shows when its script has not come. */
export const sentence = (page: Page, locale: string) =>
  page.getByText(wordsIn(locale).sentence).filter({visible: true});

/** Opens a page and waits until it requests nothing more, so that a fault hits only what is loaded on demand. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
}

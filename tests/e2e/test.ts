/** Playwright's `test`, which also fails at any console message of the page. */
import {type ConsoleMessage, type Page, type Route, expect, test as base} from 'playwright/test';

import {ANSWERED, storeAnswer} from '../consentRecord';

export {expect};
export {locales, pages} from './pages';

/** The browser's own message about an answer of 404. A page cannot prevent the one about its own document. */
const NOT_FOUND = /Failed to load resource: the server responded with a status of 404/;

type Fixtures = {
  /** Patterns of messages that a test causes on purpose. */
  allowed: {readonly messages: readonly RegExp[]};
};

const withoutHash = (address: string): string => address.split('#')[0] ?? '';

/** Returns whether a message is the one above about a document, and not about a script, font or picture. */
function watchDocuments(page: Page): (message: ConsoleMessage) => boolean {
  const documents = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.add(withoutHash(request.url()));
  });
  return (message) =>
    NOT_FOUND.test(message.text()) && documents.has(withoutHash(message.location().url));
}

export const test = base.extend<Fixtures>({
  allowed: [{messages: []}, {option: true}],
  page: async ({page, allowed: {messages: allowedMessages}}, use) => {
    const messages: string[] = [];
    const isOwnLine = watchDocuments(page);
    page.on('console', (message) => {
      const text = `${message.type()}: ${message.text()}`;
      const isAllowed = allowedMessages.some((pattern) => pattern.test(text));
      if (!isAllowed && !isOwnLine(message)) messages.push(`${text} (${message.location().url})`);
    });
    page.on('pageerror', (error) => {
      if (!allowedMessages.some((pattern) => pattern.test(String(error)))) {
        messages.push(`uncaught: ${String(error)}`);
      }
    });
    await use(page);
    expect(messages, 'console messages').toEqual([]);
  },
});

/** Waits until React has hydrated the page, which loads its scripts after the first paint, and all is laid out. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"][data-whole]').waitFor({state: 'attached'});
}

/** Waits for the fonts that come after the first paint, with which links have their height. */
export async function lateFonts(page: Page): Promise<void> {
  // Not `waitForFunction`, for which Playwright loads a third of a megabyte of its own script into every page.
  await page.evaluate(async () => {
    const link = 'link[href="/fonts/late.css"]';
    while (!document.querySelector<HTMLLinkElement>(link)?.sheet) {
      await new Promise(requestAnimationFrame);
    }
    await document.fonts.ready;
  });
}

/** What several functions find that run in the page, in one question: one for each takes longer than most answers. */
export async function foundBy(
  page: Page,
  measures: readonly (() => string[])[],
): Promise<string[]> {
  const calls = measures.map((measure) => `(${String(measure)})()`);
  return page.evaluate<string[]>(`[${calls.join()}].flat()`);
}

/** Makes the visitor one who has answered the cookie banner, which would otherwise lie over the page. */
export async function answerConsent(page: Page): Promise<void> {
  await page.addInitScript(storeAnswer, ANSWERED);
}

/** Holds requests back until the returned function is called, and then gives them their answer. */
export async function holdRequests(
  page: Page,
  addresses: string | RegExp,
  answer: (route: Route) => Promise<void> | void = (route) => route.continue(),
): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await gate;
    await answer(route);
  });
  return letGo;
}

/** The project's `test`: as Playwright's, and no console message on any page. */
import {type ConsoleMessage, type Page, expect, test as base} from 'playwright/test';

export {expect};
export {locales, pages} from './pages';

/** The browser's own line for an answer of 404. About a document no page can prevent it. */
const NOT_FOUND = /Failed to load resource: the server responded with a status of 404/;

type Fixtures = {
  /** Messages that a test causes on purpose, by pattern. */
  allowed: {readonly messages: readonly RegExp[]};
};

const withoutHash = (address: string): string => address.split('#')[0] ?? '';

/** Whether a message is the line about a document of the page, and not about a script, font or picture. */
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

/** Waits until React has taken over the page, which loads its scripts after the first paint, and all is laid out. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"][data-whole]').waitFor({state: 'attached'});
}

/** A visitor who has answered: the banner has its own tests and would lie over the page elsewhere. */
export async function answerConsent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The other site of some tests has no storage.
    if (window.location.protocol === 'data:') return;
    const record = {necessary: true, analytics: false, marketing: false, functional: false};
    localStorage.setItem('cookie-consent', JSON.stringify({...record, timestamp: Date.now()}));
  });
}

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

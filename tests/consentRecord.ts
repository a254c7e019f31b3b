/** The record of what a visitor has answered about cookies, as the site stores it in the browser. */

/** Its key in localStorage. */
export const KEY = 'cookie-consent';

/** Somebody who accepts only what is necessary. */
export const NECESSARY_ONLY = {
  necessary: true,
  functional: false,
  analytics: false,
  marketing: false,
};

/** Somebody who accepts everything. */
export const EVERYTHING = {necessary: true, functional: true, analytics: true, marketing: true};

/** What `storeAnswer` takes to make the visitor one who has answered the cookie banner. */
export const ANSWERED = {key: KEY, choice: NECESSARY_ONLY};

/** Runs in the page: stores an answer that is given now. */
export function storeAnswer({key, choice}: typeof ANSWERED): void {
  // The other site that some tests visit has no storage.
  if (window.location.protocol === 'data:') return;
  localStorage.setItem(key, JSON.stringify({...choice, timestamp: Date.now()}));
}

/**
 * What the boot script (src/plugins/delivery/bootScript.ts), which comes with the page, and the
 * website's script, which comes later or not at all, tell each other: names of events at the window.
 */

/** React has taken over the page: held presses are repeated. */
export const READY = 'site-ready';

/** React will not come: held presses do what they do without script. */
export const PLAIN = 'site-plain';

/** Something asked for could not be had; Notifications says so. */
export const UNAVAILABLE = 'site-unavailable';

/**
 * The address, on every page, of the sentence that something cannot be had: for `data-needs-script`
 * of a button that leads nowhere else without script.
 */
export const SENTENCE = '#unavailable';

/** Tells those who listen at the window. */
export function signal(name: string): void {
  window.dispatchEvent(new Event(name));
}

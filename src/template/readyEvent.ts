/** Name of the event at the window by which React notifies the boot script that the page is hydrated. */
export const READY = 'site-ready';

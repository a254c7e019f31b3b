/** Name of the event at the window by which React tells the boot script that it has taken over the page. */
export const READY = 'site-ready';

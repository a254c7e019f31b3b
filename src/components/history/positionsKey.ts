/** Name of the record of scroll positions in the tab's session store. The cookie policy names it. */
export const POSITIONS_KEY = 'scroll-positions';

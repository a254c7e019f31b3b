/** What this site keeps in `history.state`: the router's own key, and a mark on entries of its own. */
type EntryState = {
  /** Name of the entry, from the router or, for the first entry of a visit, from the boot script. */
  readonly key?: string;
  /** Set on an entry that only holds an open menu or viewer; the page is that of the entry before. */
  readonly overlay?: 'open' | 'passed';
  /** Set once the page was loaded anew for a piece that was missing: the control to press again, if any. */
  readonly renewed?: string;
};

function stateOf(state: unknown): EntryState {
  return typeof state === 'object' && state !== null ? state : {};
}

/** The mark of the tab's present entry, or of the one that a `popstate` event led to. */
export function entryState(event?: PopStateEvent): EntryState {
  return stateOf(event ? event.state : window.history.state);
}

/** Marks the present entry as a menu's or viewer's. */
export function markEntry(overlay: 'open' | 'passed', how: 'pushState' | 'replaceState'): void {
  window.history[how]({...entryState(), overlay}, '');
}

/**
 * The name of the present entry. One that has none gets one: the browser makes such entries
 * itself, for links to a place on the same page.
 */
export function entryKey(): string {
  const {key} = entryState();
  if (key !== undefined) return key;
  const given = Math.random().toString(36).slice(2);
  window.history.replaceState({...entryState(), key: given}, '');
  return given;
}

/** Given to the router with a link that leads back: the page is shown where it was left. */
export const RETURN = {returns: true} as const;

/** Whether a location was asked for with `RETURN`. */
export function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returns' in state;
}

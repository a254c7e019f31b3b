/** What happens to a page on which an analytics script runs when consent to it is withdrawn. */

/** Name of the mark in the entry of the browser's history; it survives a reload and is stored nowhere. */
const MARK = 'analyticsWithdrawn';

function state(): Record<string, unknown> {
  const {state: entry} = window.history as {state: unknown};
  return entry !== null && typeof entry === 'object' ? (entry as Record<string, unknown>) : {};
}

/** Loads the page anew, where the visitor is on it, so that the script no longer runs. */
export function reloadWithoutAnalytics(): void {
  window.history.replaceState({...state(), [MARK]: true}, '');
  window.location.reload();
}

/** Whether this page was loaded anew to stop the script; answers yes once. */
export function takeWithdrawal(): boolean {
  const {[MARK]: marked, ...rest} = state();
  if (!marked) return false;
  window.history.replaceState(Object.keys(rest).length > 0 ? rest : null, '');
  return true;
}

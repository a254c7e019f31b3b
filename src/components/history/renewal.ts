/**
 * A full load of the page in place of a piece that has not come: after a new version was published
 * the pieces of the old one may be gone. The mark in the entry of the browser's history survives the
 * load, is stored nowhere, and makes sure that it happens once.
 */
import {entryState} from './entry';

/** A control as it can be found again in another version of the page. */
function nameOf(control: Element): string {
  return `${control.getAttribute('href') ?? ''} ${control.textContent}`;
}

/** Loads the page anew, if that has not been done for this entry; tells whether it is under way. */
export function renewPage(pressed?: Element): boolean {
  if (entryState().renewed !== undefined) return false;
  const renewed = pressed ? nameOf(pressed) : '';
  window.history.replaceState({...entryState(), renewed}, '');
  window.location.reload();
  return true;
}

/** Presses the control again that the page was loaded anew for; does nothing elsewhere and later. */
export function pressAgain(): void {
  const {renewed} = entryState();
  if (!renewed) return;
  window.history.replaceState({...entryState(), renewed: ''}, '');
  const controls = [...document.querySelectorAll<HTMLElement>('a, button')];
  controls.find((control) => nameOf(control) === renewed)?.click();
}

import {createStore} from '@site/src/components/ui/createStore';
import {consentStore} from './consentStore';
import type {Choice} from './record';

/** Whether the banner's second has passed; it stays so while pages change. */
export const bannerDue = createStore(false);

/** Whether the preferences are open. */
export const preferencesOpen = createStore(false);

/** Stores a choice, and closes the banner and the preferences. */
export function decide(choice: Choice): void {
  consentStore.save(choice);
  preferencesOpen.set(false);
  // The pressed button is gone: the keyboard goes on at the page, not at the top of the window.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) {
      document.getElementById('main')?.focus({preventScroll: true});
    }
  });
}

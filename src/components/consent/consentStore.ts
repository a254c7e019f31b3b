import {useState, useSyncExternalStore} from 'react';

import {createStore} from '@site/src/components/ui/createStore';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import type {Provider} from '@site/src/plugins/catalogue/data';
import {
  type Choice,
  type ConsentRecord,
  STORAGE_KEY,
  activeProvider,
  isValidFor,
  makeRecord,
  parseRecord,
} from './record';

/**
 * Keeps the choice in the browser's storage, or in memory where storage is blocked.
 * @param storage returns the browser's storage; may throw, as browsers do when it is blocked
 */
export function createConsentStore(storage: () => Storage) {
  const record = createStore<ConsentRecord | null>(null);
  let text: string | null = null;
  let isBlocked = false;
  const show = (next: string | null): void => {
    if (next === text) return;
    text = next;
    record.set(parseRecord(text, Date.now()));
  };
  const read = (): void => {
    if (isBlocked) return;
    try {
      show(storage().getItem(STORAGE_KEY));
    } catch {
      isBlocked = true;
    }
  };
  return {
    /** The valid choice, or null; read from storage when there is a subscriber. */
    getRecord: record.get,
    /** Calls back after every change, also in another tab; returns the cleanup. */
    subscribe: (onChange: () => void) => {
      const stop = record.subscribe(onChange);
      window.addEventListener('storage', read);
      // A page restored from the back/forward cache missed the storage events.
      window.addEventListener('pageshow', read);
      read();
      return () => {
        stop();
        window.removeEventListener('storage', read);
        window.removeEventListener('pageshow', read);
      };
    },
    save: (choice: Choice): void => {
      const made = JSON.stringify(makeRecord(choice, Date.now()));
      try {
        storage().setItem(STORAGE_KEY, made);
        isBlocked = false;
      } catch {
        isBlocked = true;
      }
      show(made);
    },
  };
}

/** Whether the browser sends the signal Global Privacy Control; Safari and Chrome do not know it. */
const refusesByItself = (): boolean =>
  typeof navigator !== 'undefined' &&
  (navigator as {readonly globalPrivacyControl?: boolean}).globalPrivacyControl === true;

const consentStore = createConsentStore(() => window.localStorage);

/** The active provider. Not for prerendering: it depends on the clock. */
export function useProvider(): Provider | null {
  const {provider} = useCatalogue();
  const [now] = useState(() => Date.now());
  return activeProvider(provider, now);
}

/** The visitor's choice, or null: also if it was made before there was an analytics provider, and while prerendering. */
export function useConsent(): ConsentRecord | null {
  const record = useSyncExternalStore(consentStore.subscribe, consentStore.getRecord, () => null);
  return isValidFor(record, useProvider()) ? record : null;
}

/**
 * Whether the browser has refused for the visitor, who has given no answer here: with a provider, nobody is asked then
 * (https://www.w3.org/TR/gpc/). Not for prerendering.
 */
export function useRefusal(): boolean {
  const record = useConsent();
  const provider = useProvider();
  return provider !== null && record === null && refusesByItself();
}

export const preferencesOpen = createStore(false);

/** Stores a choice, and closes the banner and the preferences. */
export function saveConsent(choice: Choice): void {
  // Programs that answer for their visitors press the button too: nobody's place on the page is changed by them.
  const isPressedByVisitor = navigator.userActivation.isActive;
  consentStore.save(choice);
  preferencesOpen.set(false);
  // The pressed button is gone: without this, Tab would start at the top of the page.
  requestAnimationFrame(() => {
    if (isPressedByVisitor && document.activeElement === document.body) {
      document.getElementById('main')?.focus({preventScroll: true});
    }
  });
}

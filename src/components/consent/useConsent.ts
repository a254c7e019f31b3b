import {useSyncExternalStore} from 'react';

import {consentStore} from './consentStore';
import type {ConsentRecord} from './record';

/** The visitor's choice, or null while there is none. Null in prerendered pages. */
export function useConsent(): ConsentRecord | null {
  return useSyncExternalStore(consentStore.subscribe, consentStore.getRecord, () => null);
}

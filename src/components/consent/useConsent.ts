import {useSyncExternalStore} from 'react';

import {consentStore} from './consentStore';
import {useProvider} from './provider';
import {type ConsentRecord, isValidFor} from './record';

/**
 * The visitor's choice, or null while there is none: also where the house has named an analytics
 * provider since, because that choice was not about it. Null in prerendered pages.
 */
export function useConsent(): ConsentRecord | null {
  const record = useSyncExternalStore(consentStore.subscribe, consentStore.getRecord, () => null);
  return isValidFor(record, useProvider()) ? record : null;
}

import {type ReactNode, useEffect, useSyncExternalStore} from 'react';

import OnDemand from '@site/src/components/ui/OnDemand';
import {bannerDue, preferencesOpen} from '../panels';
import {useAnalytics} from '../useAnalytics';
import {useConsent} from '../useConsent';

/** Time from the script's start to the banner, in milliseconds (specification, section 9). */
export const BANNER_DELAY_MS = 1000;

const NO_PROPS = {};
const loadBanner = () => import('../Banner');
const loadPreferences = () => import('../Preferences');
const closePreferences = (): void => preferencesOpen.set(false);

/** Asks for consent where there is no record of a choice, and loads only what was allowed. */
export default function Consent(): ReactNode {
  const record = useConsent();
  const due = useSyncExternalStore(bannerDue.subscribe, bannerDue.get, () => false);
  const open = useSyncExternalStore(preferencesOpen.subscribe, preferencesOpen.get, () => false);
  useAnalytics(record?.analytics ?? false);
  useEffect(() => {
    const timer = setTimeout(() => bannerDue.set(true), BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {due && !record && <OnDemand load={loadBanner} props={NO_PROPS} />}
      {open && <OnDemand load={loadPreferences} props={NO_PROPS} onFail={closePreferences} />}
    </>
  );
}

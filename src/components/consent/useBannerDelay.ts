import {useEffect, useSyncExternalStore} from 'react';

import {bannerDue} from './panels';

/** Time from the script's start to the banner, in milliseconds. */
const BANNER_DELAY_MS = 1000;

/** Whether the banner may be shown; it stays so while pages change. */
export function useBannerDelay(): boolean {
  useEffect(() => {
    const timer = setTimeout(() => bannerDue.set(true), BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return useSyncExternalStore(bannerDue.subscribe, bannerDue.get, () => false);
}

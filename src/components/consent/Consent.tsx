import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useSyncExternalStore} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';
import {notify} from '@site/src/components/notifications/notify';
import OnDemand from '@site/src/components/ui/OnDemand';
import {useBannerDelay} from './useBannerDelay';
import {preferencesOpen} from './panels';
import {useProvider} from './provider';
import {useAnalytics} from './useAnalytics';
import {useConsent} from './useConsent';
import {takeWithdrawal} from './withdrawal';

const NO_PROPS = {};
const loadBanner = () => import('./CookieBanner');
const loadPreferences = () => import('./CookiePreferences');
const closePreferences = (): void => preferencesOpen.set(false);

/**
 * Asks for consent where there is no record of a choice, and loads only what was allowed. Where the
 * preferences cannot be had, the cookie policy says what they would.
 */
export default function Consent(): ReactNode {
  const record = useConsent();
  const due = useBannerDelay();
  const open = useSyncExternalStore(preferencesOpen.subscribe, preferencesOpen.get, () => false);
  useAnalytics(record?.analytics ?? false, useProvider());
  useEffect(() => {
    if (!takeWithdrawal()) return;
    notify({
      title: translate({
        id: 'consent.saved',
        description: 'Notification after saving cookie preferences',
      }),
      text: translate({
        id: 'consent.withdrawn',
        description: 'Second line of that notification, after analytics was withdrawn',
      }),
    });
  }, []);
  const {pathname} = useLocation();
  // The page they were opened on is left: so are they, and nothing is stored.
  useEffect(() => closePreferences, [pathname]);
  const policy = useBaseUrl(usePath('legal/cookie-policy'));
  return (
    <>
      {due && !record && <OnDemand load={loadBanner} props={NO_PROPS} />}
      {open && (
        <OnDemand
          load={loadPreferences}
          props={NO_PROPS}
          onFail={() => window.location.assign(policy)}
        />
      )}
    </>
  );
}

import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useState} from 'react';

import {useStore} from '@site/src/components/ui/createStore';
import {onDemand} from '@site/src/components/ui/onDemand';
import {usePath} from '@site/src/plugins/catalogue/client';
import {preferencesOpen, useConsent, useProvider, useRefusal} from './consentStore';
import {useAnalytics, useWithdrawalNotice} from './useAnalytics';

/** Time from hydration to the banner, in milliseconds. */
const BANNER_DELAY_MS = 1000;

const banner = onDemand(() => import('./CookieBanner'));
const preferences = onDemand(() => import('./CookiePreferences'));

const closePreferences = (): void => preferencesOpen.set(false);

/**
 * Asks for consent if there is no recorded choice. If the code of the preferences cannot be loaded, the cookie policy
 * is shown.
 */
export default function Consent(): ReactNode {
  const record = useConsent();
  const [isDue, setDue] = useState(false);
  const open = useStore(preferencesOpen);
  const {pathname} = useLocation();
  useAnalytics(record?.analytics ?? false, useProvider(), pathname);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useWithdrawalNotice();
  useEffect(() => closePreferences, [pathname]);
  const policy = usePath('legal/cookie-policy');
  const hasRefused = useRefusal();
  const isAsking = isDue && !record && !hasRefused;
  const {Component: CookieBanner} = banner.useComponent(isAsking);
  const {Component: CookiePreferences} = preferences.useComponent(open, () =>
    window.location.assign(policy),
  );
  return (
    <>
      {isAsking && CookieBanner && <CookieBanner />}
      {open && CookiePreferences && <CookiePreferences />}
    </>
  );
}

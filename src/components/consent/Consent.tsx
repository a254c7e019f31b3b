import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useState} from 'react';

import {notify} from '@site/src/components/notifications/toastStore';
import {useStore} from '@site/src/components/ui/createStore';
import {onDemand} from '@site/src/components/ui/onDemand';
import {usePath} from '@site/src/plugins/catalogue/client';
import type {Provider} from '@site/src/plugins/catalogue/data';
import {preferencesOpen, useConsent, useProvider} from './consentStore';
import {preferencesSaved} from './labels';

/** Key in the history state, which survives a reload without being stored. */
const WITHDRAWN_KEY = 'analyticsWithdrawn';

const historyState = () => window.history.state as Readonly<Record<string, unknown>> | null;

const markWithdrawal = (mark?: true): void =>
  window.history.replaceState({...historyState(), [WITHDRAWN_KEY]: mark}, '');

/**
 * Loads the provider's script once it is allowed. A running script cannot be unloaded: when consent is withdrawn,
 * here or in another tab, the page is reloaded.
 */
function useAnalytics(allowed: boolean, provider: Provider | null): void {
  const address = provider?.script;
  useEffect(() => {
    const running = document.querySelector('script[data-analytics]');
    if (!allowed) {
      if (!running) return;
      markWithdrawal(true);
      window.location.reload();
      return;
    }
    if (!address || running) return;
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.dataset.analytics = '';
    document.head.append(script);
  }, [allowed, address]);
}

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
  useAnalytics(record?.analytics ?? false, useProvider());
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!historyState()?.[WITHDRAWN_KEY]) return;
    markWithdrawal();
    notify({
      title: preferencesSaved(),
      text: translate({
        id: 'consent.withdrawn',
        message: 'The page was loaded anew, so that nothing goes on counting.',
        description:
          'Second line of the notification after saving cookie preferences: analytics was withdrawn',
      }),
    });
  }, []);
  const {pathname} = useLocation();
  useEffect(() => closePreferences, [pathname]);
  const policy = useBaseUrl(usePath('legal/cookie-policy'));
  const isAsking = isDue && !record;
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

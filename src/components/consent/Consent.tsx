import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useState} from 'react';

import {notify} from '@site/src/components/notifications/toastStore';
import {useStore} from '@site/src/components/ui/createStore';
import {onDemand} from '@site/src/components/ui/onDemand';
import {usePath} from '@site/src/plugins/catalogue/client';
import type {Provider} from '@site/src/plugins/catalogue/data';
import {preferencesOpen, useConsent, useProvider, useRefusal} from './consentStore';
import {preferencesSaved} from './labels';

/** Key in the history state, which survives a reload without being stored. */
const WITHDRAWN_KEY = 'analyticsWithdrawn';

const historyState = () => window.history.state as Readonly<Record<string, unknown>> | null;

const markWithdrawal = (mark?: true): void =>
  window.history.replaceState({...historyState(), [WITHDRAWN_KEY]: mark}, '');

/**
 * Loads the provider's script once it is allowed, and counts each page. A running script cannot be unloaded: when
 * consent is withdrawn, here or in another tab, the page is reloaded.
 */
function useAnalytics(allowed: boolean, provider: Provider | null, path: string): void {
  const address = provider?.script;
  useEffect(() => {
    if (!allowed) {
      if (!document.querySelector('script[data-analytics]')) return undefined;
      markWithdrawal(true);
      window.location.reload();
      return undefined;
    }
    if (!address) return undefined;
    let isCurrent = true;
    import('./analyticsScript')
      .then(({countPage}) => isCurrent && countPage(address, path))
      // Without it nothing is counted; the next page asks for it again.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [allowed, address, path]);
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
  const {pathname} = useLocation();
  useAnalytics(record?.analytics ?? false, useProvider(), pathname);
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
  useEffect(() => closePreferences, [pathname]);
  const policy = useBaseUrl(usePath('legal/cookie-policy'));
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

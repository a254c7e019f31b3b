import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect} from 'react';

import {notify} from '@site/src/components/notifications/toastStore';
import {createStore, useStore} from '@site/src/components/ui/createStore';
import {onDemand} from '@site/src/components/ui/onDemand';
import {usePath} from '@site/src/plugins/catalogue/client';
import type {Provider} from '@site/src/plugins/catalogue/data';
import {preferencesOpen, useConsent, useProvider} from './consentStore';
import {preferencesSaved} from './labels';

/** Mark in the entry of the browser's history: it survives a reload and is stored nowhere. */
const WITHDRAWN = 'analyticsWithdrawn';

type HistoryState = Readonly<Record<string, unknown>> | null;

/** Reloads the page, so that the script no longer runs. */
function reloadWithoutAnalytics(): void {
  const state = window.history.state as HistoryState;
  window.history.replaceState({...state, [WITHDRAWN]: true}, '');
  window.location.reload();
}

/** Whether this page was reloaded to stop the script; true once. */
function wasReloadedOnWithdrawal(): boolean {
  const state = window.history.state as HistoryState;
  if (!state?.[WITHDRAWN]) return false;
  window.history.replaceState({...state, [WITHDRAWN]: undefined}, '');
  return true;
}

/**
 * Loads the provider's script once it is allowed; before, no request is made. A script that runs
 * cannot be unloaded: when consent is withdrawn, here or in another tab, the page is reloaded.
 */
function useAnalytics(allowed: boolean, provider: Provider | null): void {
  const address = provider?.script;
  useEffect(() => {
    const running = document.querySelector('script[data-analytics]');
    if (!allowed) {
      if (running) reloadWithoutAnalytics();
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

/** Whether that time has passed; it stays so while pages change. */
const bannerDue = createStore(false);

const banner = onDemand(() => import('./CookieBanner'));

const preferences = onDemand(() => import('./CookiePreferences'));

const closePreferences = (): void => preferencesOpen.set(false);

/**
 * Asks for consent where there is no record of a choice, and loads only what was allowed. Where the
 * preferences cannot be loaded, the cookie policy says what they would.
 */
export default function Consent(): ReactNode {
  const record = useConsent();
  const isDue = useStore(bannerDue);
  const open = useStore(preferencesOpen);
  useAnalytics(record?.analytics ?? false, useProvider());
  useEffect(() => {
    const timer = setTimeout(() => bannerDue.set(true), BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!wasReloadedOnWithdrawal()) return;
    notify({
      title: preferencesSaved(),
      text: translate({id: 'consent.withdrawn', description: 'Below it: analytics was withdrawn'}),
    });
  }, []);
  const {pathname} = useLocation();
  // Going to another page closes the preferences without storing anything.
  useEffect(() => closePreferences, [pathname]);
  const policy = useBaseUrl(usePath('legal/cookie-policy'));
  const asks = isDue && !record;
  const {Component: CookieBanner} = banner.useComponent(asks);
  const {Component: CookiePreferences} = preferences.useComponent(open, () =>
    window.location.assign(policy),
  );
  return (
    <>
      {asks && CookieBanner && <CookieBanner />}
      {open && CookiePreferences && <CookiePreferences />}
    </>
  );
}

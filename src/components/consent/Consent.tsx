import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useSyncExternalStore} from 'react';

import {notify} from '@site/src/components/notifications/toastStore';
import OnDemand from '@site/src/components/ui/OnDemand';
import {usePath} from '@site/src/plugins/catalogue/client';
import type {Provider} from '@site/src/plugins/catalogue/data';
import {bannerDue, preferencesOpen} from './panels';
import {useProvider} from './provider';
import {useConsent} from './consentStore';

/** What happens to a page on which an analytics script runs when consent to it is withdrawn. */

/** Name of the mark in the entry of the browser's history; it survives a reload and is stored nowhere. */
const MARK = 'analyticsWithdrawn';

function state(): Record<string, unknown> {
  const {state: entry} = window.history as {state: unknown};
  return entry !== null && typeof entry === 'object' ? (entry as Record<string, unknown>) : {};
}

/** Loads the page anew, where the visitor is on it, so that the script no longer runs. */
function reloadWithoutAnalytics(): void {
  window.history.replaceState({...state(), [MARK]: true}, '');
  window.location.reload();
}

/** Whether this page was loaded anew to stop the script; answers yes once. */
function takeWithdrawal(): boolean {
  const {[MARK]: marked, ...rest} = state();
  if (!marked) return false;
  window.history.replaceState(Object.keys(rest).length > 0 ? rest : null, '');
  return true;
}

/**
 * Loads the provider's script once it is allowed; before, no request is made. A script that runs
 * cannot be unloaded: when consent is withdrawn, here or in another tab, the page is loaded anew.
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

/** Time from the script's start to the banner, in milliseconds. */
const BANNER_DELAY_MS = 1000;

/** Whether the banner may be shown; it stays so while pages change. */
function useBannerDelay(): boolean {
  useEffect(() => {
    const timer = setTimeout(() => bannerDue.set(true), BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return useSyncExternalStore(bannerDue.subscribe, bannerDue.get, () => false);
}

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

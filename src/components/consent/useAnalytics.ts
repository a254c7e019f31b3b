import {translate} from '@docusaurus/Translate';
import {useEffect} from 'react';

import {notify} from '@site/src/components/notifications/toastStore';
import type {Provider} from '@site/src/plugins/catalogue/data';
import {preferencesSaved} from './labels';

/** Key in the history state, which survives a reload without being stored. */
const WITHDRAWN_KEY = 'analyticsWithdrawn';

const historyState = () => window.history.state as Readonly<Record<string, unknown>> | null;

const markWithdrawal = (mark?: true): void =>
  window.history.replaceState({...historyState(), [WITHDRAWN_KEY]: mark}, '');

/**
 * Forbids the page to connect to anything. Scripts send what they have measured when a page is left, so also when it is
 * reloaded, and when a page that the browser has kept is shown again.
 */
function silence(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "connect-src 'none'";
  document.head.append(policy);
}

/**
 * Loads the provider's script once it is allowed, and counts each page; one that the browser has kept counts again when
 * Back shows it. A running script cannot be unloaded: when consent is withdrawn, here or in another tab, the page is
 * reloaded.
 */
export function useAnalytics(allowed: boolean, provider: Provider | null, path: string): void {
  const address = provider?.script;
  useEffect(() => {
    if (!allowed) {
      if (!document.querySelector('script[data-analytics]')) return undefined;
      silence();
      markWithdrawal(true);
      window.location.reload();
      return undefined;
    }
    if (!address) return undefined;
    let isCurrent = true;
    const count = async (isKept: boolean): Promise<void> => {
      try {
        const {countKeptPage, countPage} = await import('./analyticsScript');
        if (!isCurrent) return;
        if (isKept) countKeptPage();
        else countPage(address, path);
      } catch {
        // Without it nothing is counted; the next page asks for it again.
      }
    };
    const countAgain = ({persisted}: PageTransitionEvent): void => {
      if (persisted) void count(true);
    };
    void count(false);
    window.addEventListener('pageshow', countAgain);
    return () => {
      isCurrent = false;
      window.removeEventListener('pageshow', countAgain);
    };
  }, [allowed, address, path]);
}

/** After such a reload, says why the page was loaded anew. */
export function useWithdrawalNotice(): void {
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
}

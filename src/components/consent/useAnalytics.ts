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
 * Loads the provider's script once it is allowed, and counts each page. A running script cannot be unloaded: when
 * consent is withdrawn, here or in another tab, the page is reloaded.
 */
export function useAnalytics(allowed: boolean, provider: Provider | null, path: string): void {
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

import {useEffect} from 'react';

import type {Provider} from '@site/src/plugins/catalogue/data';
import {reloadWithoutAnalytics} from './withdrawal';

/**
 * Loads the provider's script once it is allowed; before, no request is made. A script that runs
 * cannot be unloaded: when consent is withdrawn, here or in another tab, the page is loaded anew.
 */
export function useAnalytics(allowed: boolean, provider: Provider | null): void {
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

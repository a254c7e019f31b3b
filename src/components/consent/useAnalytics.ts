import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';

/** Address of the operator's analytics script, or an empty text for none. */
export function useAnalyticsScript(): string {
  const {analyticsScript} = useDocusaurusContext().siteConfig.customFields ?? {};
  const {business} = useCatalogue();
  return typeof analyticsScript === 'string' ? analyticsScript : business.analyticsScript;
}

/** Loads the analytics script once it is allowed; before, no request is made. */
export function useAnalytics(allowed: boolean): void {
  const address = useAnalyticsScript();
  useEffect(() => {
    if (!allowed || !address || document.querySelector('script[data-analytics]')) return;
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.dataset.analytics = '';
    document.head.append(script);
  }, [allowed, address]);
}

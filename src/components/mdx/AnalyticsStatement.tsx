import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {providerFacts} from '@site/src/components/consent/labels';

/** For the cookie policy: what the analytics switch is for. */
export default function AnalyticsStatement(): ReactNode {
  const {provider} = useCatalogue();
  if (!provider) {
    return (
      <span>{translate({id: 'cookiePolicy.noAnalytics', description: "After 'Analytics:'"})}</span>
    );
  }
  const statement = translate(
    {
      id: 'cookiePolicy.analytics',
      description: "After 'Analytics:'; host is the address that the script comes from",
    },
    {day: provider.day, host: new URL(provider.script).host},
  );
  return <span>{`${statement} ${providerFacts(provider)}`}</span>;
}

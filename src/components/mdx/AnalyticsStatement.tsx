import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {ProviderFacts} from '@site/src/components/consent/labels';

/** For the cookie policy: what the analytics switch is for. */
export default function AnalyticsStatement(): ReactNode {
  const {provider} = useCatalogue();
  if (!provider) {
    return <Translate id="cookiePolicy.noAnalytics" description="After 'Analytics:'" />;
  }
  return (
    <>
      <Translate
        id="cookiePolicy.analytics"
        description="After 'Analytics:'; host is the address that the script comes from"
        values={{day: provider.day, host: new URL(provider.script).host}}
      />{' '}
      <ProviderFacts provider={provider} />
    </>
  );
}

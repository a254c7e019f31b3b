import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {ProviderFacts} from '@site/src/components/consent/labels';

/** For the cookie policy: what the analytics switch is for. */
export default function AnalyticsStatement(): ReactNode {
  const {provider} = useCatalogue();
  if (!provider) {
    return <Translate id="cookiePolicy.noAnalytics" description="Cookie policy, after “Analytics:”, while nothing is measured" />;
  }
  return (
    <>
      <Translate
        id="cookiePolicy.analytics"
        description="Cookie policy, after “Analytics:”; {day} is a date, {host} the address that the script comes from"
        values={{day: provider.day, host: new URL(provider.script).host}}
      />{' '}
      <ProviderFacts provider={provider} />
    </>
  );
}

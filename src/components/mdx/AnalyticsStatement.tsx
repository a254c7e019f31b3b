import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {ProviderFacts} from '@site/src/components/consent/labels';

/** For the cookie policy: what the analytics switch is for. */
export default function AnalyticsStatement(): ReactNode {
  const {provider} = useCatalogue();
  if (!provider) {
    return (
      <Translate
        id="cookiePolicy.noAnalytics"
        description="Cookie policy, after “Analytics:”, while nothing is measured">
        nothing. The house works with no provider, so nothing is measured, whichever way the switch
        stands.
      </Translate>
    );
  }
  return (
    <>
      <Translate
        id="cookiePolicy.analytics"
        description="Cookie policy, after “Analytics:”; {day} is a date, {host} the address that the script comes from"
        values={{day: provider.day, host: new URL(provider.script).host}}>
        {'only with your consent, and from {day}: a script that comes from {host}.'}
      </Translate>{' '}
      <ProviderFacts provider={provider} />
    </>
  );
}

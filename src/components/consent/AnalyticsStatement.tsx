import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {providerFacts} from '@site/src/components/consent/labels';

/** For the cookie policy: what the analytics switch is for. */
export default function AnalyticsStatement(): ReactNode {
  const {provider} = useCatalogue();
  if (!provider) {
    return (
      <span>
        {translate({
          id: 'cookiePolicy.noAnalytics',
          message:
            'nothing. The house works with no provider, so nothing is measured, whichever way the switch stands.',
          description: 'Cookie policy, after “Analytics:”, while nothing is measured',
        })}
      </span>
    );
  }
  const statement = translate(
    {
      id: 'cookiePolicy.analytics',
      message: 'only with your consent, and from {day}: a script that comes from {host}.',
      description:
        'Cookie policy, after “Analytics:”; {day} is a date, {host} the address that the script comes from',
    },
    {day: provider.day, host: new URL(provider.script).host},
  );
  return <span>{`${statement} ${providerFacts(provider)}`}</span>;
}

import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {BUTTON_LABELS, providerFacts} from '@site/src/components/consent/labels';

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
  return (
    <>
      <span>{`${statement} ${providerFacts(provider)} `}</span>
      <Translate
        id="cookiePolicy.refusal"
        description="Cookie policy, at the end of “Analytics:”; {settings} is the button that opens the preferences"
        values={{settings: <span>{BUTTON_LABELS.cookieSettings}</span>}}>
        {
          'If your browser sends the signal Global Privacy Control, it has refused for you: no notice appears, nothing is stored and nothing is loaded. An answer of your own counts more: you give it under “{settings}”, at the foot of any page.'
        }
      </Translate>
    </>
  );
}

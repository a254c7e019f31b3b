import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useAnalyticsScript} from '../useAnalytics';

/** What the analytics switch governs: nothing, or the provider that the house has named. */
export default function Analytics(): ReactNode {
  const address = useAnalyticsScript();
  return address ? (
    <Translate
      id="consent.analyticsBy"
      description="What the analytics switch governs, when there is a provider"
      values={{provider: new URL(address).hostname}}>
      {'Counts of the pages that are read, made by {provider}.'}
    </Translate>
  ) : (
    <Translate
      id="consent.analyticsNone"
      description="What the analytics switch governs, when there is no provider">
      Nothing today: the house has named no provider.
    </Translate>
  );
}

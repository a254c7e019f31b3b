import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Provider} from '@site/src/plugins/catalogue/data';

/** Who measures, what for and how long, as soon as the house has named somebody. */
export default function ProviderFacts({provider}: {provider: Provider}): ReactNode {
  const {name, purpose, duration} = provider;
  return (
    <Translate
      id="consent.provider"
      description="Who measures the website if the visitor allows it; purpose begins in lower case"
      values={{name, purpose, duration}}
    />
  );
}

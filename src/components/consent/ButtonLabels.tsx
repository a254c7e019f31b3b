import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Provider} from '@site/src/plugins/catalogue/data';

/** Who measures, what for and how long, as soon as the house has named somebody. */
export function ProviderFacts({provider}: {provider: Provider}): ReactNode {
  const {name, purpose, duration} = provider;
  return (
    <Translate
      id="consent.provider"
      description="Who measures the website if the visitor allows it; purpose begins in lower case"
      values={{name, purpose, duration}}
    />
  );
}

/** Words of the button that allows everything. */
export function AcceptAll(): ReactNode {
  return <Translate id="consent.acceptAll" description="Button that allows all cookies" />;
}

/** Words of the button that allows nothing but the necessary. */
export function RejectAll(): ReactNode {
  return (
    <Translate id="consent.rejectAll" description="Button that refuses all optional cookies" />
  );
}

/** Words of the button that opens the switches. */
export function Customize(): ReactNode {
  return <Translate id="consent.customize" description="Button that opens cookie preferences" />;
}

/** Words of the button in the footer that opens the switches again. */
export function CookieSettings(): ReactNode {
  return <Translate id="consent.settings" description="Button in the footer" />;
}

/** The analytics provider that the operator has named in docs/business.yml, if it counts yet. */
import {useState} from 'react';

import type {Provider} from '@site/src/plugins/catalogue/data';
import {useCatalogue} from '@site/src/plugins/catalogue/client';

/**
 * The provider that counts at a moment: before its date it is as if there were none, so that
 * nobody is asked, and nothing is loaded, before the date from which an answer is meant for it.
 *
 * @param now milliseconds since 1970
 */
export function activeProvider(provider: Provider | undefined, now: number): Provider | null {
  return provider && now >= provider.since ? provider : null;
}

/** The provider that counts today. Only for what is never prerendered: it asks the clock. */
export function useProvider(): Provider | null {
  const {provider} = useCatalogue();
  const [now] = useState(() => Date.now());
  return activeProvider(provider, now);
}

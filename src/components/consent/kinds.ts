/** Words of the switches, in the page's language. Typed by the kinds: a new one does not compile without them. */
import {translate} from '@docusaurus/Translate';

import type {Kind} from './record';

/** What each kind of cookies is called. */
export function kindNames(): Record<Kind | 'necessary', string> {
  return {
    necessary: translate({id: 'consent.necessary', description: 'A kind of cookies'}),
    functional: translate({id: 'consent.functional', description: 'A kind of cookies'}),
    analytics: translate({id: 'consent.analytics', description: 'A kind of cookies'}),
    marketing: translate({id: 'consent.marketing', description: 'A kind of cookies'}),
  };
}

/** What each kind governs today; of analytics, while there is no provider. */
export function kindTexts(): Record<Kind | 'necessary', string> {
  return {
    necessary: translate({
      id: 'consent.necessaryText',
      description: 'What the necessary switch governs',
    }),
    functional: translate({
      id: 'consent.functionalText',
      description: 'What the functional switch governs',
    }),
    analytics: translate({
      id: 'consent.analyticsNone',
      description: 'What the analytics switch governs, when there is no provider',
    }),
    marketing: translate({
      id: 'consent.marketingText',
      description: 'What the marketing switch governs',
    }),
  };
}

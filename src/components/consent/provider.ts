/** The analytics provider that the operator has named in docs/business.yml, if it counts yet. */
import {useState} from 'react';

import type {Business} from '@site/src/content/types';
import {useCatalogue, useLocale} from '@site/src/plugins/catalogue/client';

export type Provider = {
  readonly name: string;
  /** Address of its script. */
  readonly script: string;
  /** The first moment at which a consent counts for it, in milliseconds since 1970. */
  readonly since: number;
  /** What it is for, in the page's language. */
  readonly purpose: string;
  /** How long it keeps what it counts, such as "12 months", in the page's language. */
  readonly duration: string;
};

type Facts = Pick<
  Business,
  | 'analyticsScript'
  | 'analyticsSince'
  | 'analyticsProvider'
  | 'analyticsPurpose'
  | 'analyticsMonths'
>;

/** The provider that the facts name, from whatever day; null where there is none. */
export function namedProvider(facts: Facts, locale: string): Provider | null {
  const {analyticsScript, analyticsSince, analyticsProvider, analyticsPurpose} = facts;
  if (!analyticsScript) return null;
  const months = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  });
  return {
    name: analyticsProvider,
    script: analyticsScript,
    since: Date.parse(analyticsSince),
    purpose: analyticsPurpose[locale] ?? '',
    duration: months.format(facts.analyticsMonths ?? 0),
  };
}

/**
 * The provider that counts at a moment: before its date it is as if there were none, so that
 * nobody is asked, and nothing is loaded, before the date from which an answer is meant for it.
 *
 * @param now milliseconds since 1970
 */
export function providerAt(facts: Facts, locale: string, now: number): Provider | null {
  const provider = namedProvider(facts, locale);
  return provider && now >= provider.since ? provider : null;
}

/** The provider that counts today. Only for what is never prerendered: it asks the clock. */
export function useProvider(): Provider | null {
  const {business} = useCatalogue();
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  return providerAt(business, locale, now);
}

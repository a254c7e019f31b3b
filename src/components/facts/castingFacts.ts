/** Facts for applicants (docs/business.yml) as parts of a sentence in the page's language. */
import {translate} from '@docusaurus/Translate';

import {useCatalogue, useLocale} from '@site/src/plugins/catalogue/client';
import type {Business} from '@site/src/content/types';
import {formatPrice} from './formatPrice';

export type CastingFacts = NonNullable<Business['casting']>;
export type CastingFactName = 'pay' | 'reply' | 'photos';

/** A range of euros a day, of hours, or a number of photographs, from the lowest to the highest. */
export function castingFact(name: CastingFactName, facts: CastingFacts, locale: string): string {
  switch (name) {
    case 'pay': {
      const [lowest, highest] = facts.dailyPayEur.map((euros) => formatPrice(euros, locale));
      return translate(
        {
          id: 'casting.pay',
          message: '{lowest} to {highest}',
          description: 'Pay for one day; "a day" follows',
        },
        {lowest: lowest ?? '', highest: highest ?? ''},
      );
    }
    case 'reply': {
      const [lowest, highest] = facts.replyHours;
      return translate(
        {
          id: 'casting.reply',
          message: '{lowest} to {highest} hours',
          description: 'Time until an application is answered; "within" precedes',
        },
        {lowest, highest},
      );
    }
    case 'photos': {
      const [lowest, highest] = facts.photos;
      return translate(
        {
          id: 'casting.photos',
          message: '{lowest} to {highest} professional photographs',
          description: 'What to attach to an application',
        },
        {lowest, highest},
      );
    }
  }
}

/** The facts for applicants. Throws where docs/business.yml has none: the casting page needs them. */
export function useCastingFacts(): (name: CastingFactName) => string {
  const {casting} = useCatalogue().business;
  const locale = useLocale();
  if (!casting) throw new Error('docs/business.yml has no "casting": the casting page needs it.');
  return (name) => castingFact(name, casting, locale);
}

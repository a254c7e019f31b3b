/** Facts for applicants (docs/business.yml) as parts of a sentence in the page's language. */
import {translate} from '@docusaurus/Translate';

import {useCatalogue, useLocale} from '@site/src/plugins/catalogue/client';
import type {Business} from '@site/src/content/types';
import {formatPrice} from './formatPrice';

type CastingFacts = NonNullable<Business['casting']>;
export type CastingFactName = 'pay' | 'payIs' | 'contract' | 'reply' | 'photos';

/** Before or after tax; what the operator has not filled in yet is said to be open. */
function payIsLabel(payIs: string): string {
  if (payIs === 'gross') {
    return translate({
      id: 'casting.pay.gross',
      message: 'gross: before tax and Social Security',
      description: 'After the pay for one day and a comma',
    });
  }
  if (payIs === 'net') {
    return translate({
      id: 'casting.pay.net',
      message: 'net: after tax and Social Security',
      description: 'After the pay for one day and a comma',
    });
  }
  return translate({
    id: 'casting.pay.open',
    message: 'gross or net still to be confirmed',
    description: 'After the pay for one day and a comma, while the operator has not filled it in',
  });
}

function contractLabel(contract: string): string {
  if (contract === 'employee') {
    return translate({
      id: 'casting.contract.employee',
      message: 'An employment contract in writing, and Social Security from the first day',
      description: 'What an applicant is offered',
    });
  }
  if (contract === 'self-employed') {
    return translate({
      id: 'casting.contract.selfEmployed',
      message: 'A contract in writing, as a self-employed professional who sets her own hours',
      description: 'What an applicant is offered',
    });
  }
  return translate({
    id: 'casting.contract.open',
    message: 'A contract in writing before the first day; its kind is still to be confirmed',
    description: 'What an applicant is offered, while the operator has not filled in its kind',
  });
}

/** Pay, contract, hours until an answer or photographs, as a part of a sentence. */
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
    case 'payIs':
      return payIsLabel(facts.payIs);
    case 'contract':
      return contractLabel(facts.contract);
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
      if (highest - lowest === 1) {
        return translate(
          {
            id: 'casting.photos.few',
            message: '{lowest} to {highest} professional photographs',
            description:
              'What to attach to an application; the two numbers are neighbours: "2 or 3"',
          },
          {lowest, highest},
        );
      }
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

/** Facts for applicants (docs/business.yml) as parts of a sentence in the page's language. */
import {translate} from '@docusaurus/Translate';

import type {Business} from '@site/src/content/types';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {formatPrice} from './Price';

/** Before or after tax; `open` while the operator has not filled it in. */
function payLabels(): Record<'gross' | 'net' | 'open', string> {
  return {
    gross: translate({
      id: 'casting.pay.gross',
      description: 'After the pay for one day and a comma',
    }),
    net: translate({id: 'casting.pay.net', description: 'After the pay for one day and a comma'}),
    open: translate({
      id: 'casting.pay.open',
      description: 'After the pay for one day and a comma, while the operator has not filled it in',
    }),
  };
}

/** How an applicant would be employed; `open` while the operator has not filled it in. */
function contractLabels(): Record<'employee' | 'self-employed' | 'open', string> {
  return {
    employee: translate({
      id: 'casting.contract.employee',
      description: 'What an applicant is offered',
    }),
    'self-employed': translate({
      id: 'casting.contract.selfEmployed',
      description: 'What an applicant is offered',
    }),
    open: translate({
      id: 'casting.contract.open',
      description: 'What an applicant is offered, while the operator has not filled in its kind',
    }),
  };
}

type CastingFacts = NonNullable<Business['casting']>;

export type CastingFactName = 'pay' | 'payIs' | 'contract' | 'reply' | 'photos';

/** The words of a value; what the operator has not filled in yet is said to be open. */
const labelOr = <Value extends string>(labels: Record<Value | 'open', string>, value: string) =>
  Object.hasOwn(labels, value) ? labels[value as Value] : labels.open;

/** Pay (in the language's form of prices), contract, hours until an answer or photographs, as a part of a sentence. */
export function castingFact(name: CastingFactName, facts: CastingFacts, form: string): string {
  switch (name) {
    case 'pay': {
      const [lowest, highest] = facts.dailyPayEur.map((euros) => formatPrice(euros, form));
      return translate(
        {id: 'casting.pay', description: 'Pay for one day; "a day" follows'},
        {lowest: lowest ?? '', highest: highest ?? ''},
      );
    }
    case 'payIs':
      return labelOr(payLabels(), facts.payIs);
    case 'contract':
      return labelOr(contractLabels(), facts.contract);
    case 'reply': {
      const [lowest, highest] = facts.replyHours;
      return translate(
        {
          id: 'casting.reply',
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
            description:
              'What to attach to an application; the two numbers are neighbours: "2 or 3"',
          },
          {lowest, highest},
        );
      }
      return translate(
        {id: 'casting.photos', description: 'What to attach to an application'},
        {lowest, highest},
      );
    }
  }
}

/** The facts for applicants. Throws where docs/business.yml has none: the casting page needs them. */
export function useCastingFacts(): (name: CastingFactName) => string {
  const {
    business: {casting},
    priceForm,
  } = useCatalogue();
  if (!casting) throw new Error('docs/business.yml has no "casting": the casting page needs it.');
  return (name) => castingFact(name, casting, priceForm);
}

/** Words for what applicants are told (docs/business.yml), in the page's language. */
import {translate} from '@docusaurus/Translate';

/** Before or after tax; `open` while the operator has not filled it in. */
export function payLabels(): Record<'gross' | 'net' | 'open', string> {
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
export function contractLabels(): Record<'employee' | 'self-employed' | 'open', string> {
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

import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import PriceRange from './PriceRange';
import FactList from '@site/src/components/ui/FactList';
import {
  openingHoursText,
  outcallHoursText,
  programHoursText,
} from '@site/src/components/labels/hoursWords';
import {paymentWays} from '@site/src/components/labels/paymentWays';
import {term} from '@site/src/components/labels/hoursTerms';

/** Hours of house, programs and outcall, how to pay, what it costs, and the languages of reception. */
export default function BusinessHours(): ReactNode {
  const {business, receptionLanguages} = useCatalogue();
  const {openingHours, programHours} = business;
  return (
    <FactList
      facts={[
        {
          term: term.house(),
          value: openingHoursText(openingHours),
        },
        {
          term: term.programs(),
          value: programHoursText(programHours),
        },
        {
          term: term.outcall(),
          value: outcallHoursText(openingHours),
        },
        {
          term: term.payment(),
          value: paymentWays(),
        },
        {term: term.prices(), value: <PriceRange />},
        {term: term.languages(), value: receptionLanguages.list},
      ]}
    />
  );
}

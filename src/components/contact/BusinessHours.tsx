import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {
  openingHoursText,
  outcallHoursText,
  programHoursTerm,
  programHoursText,
} from '@site/src/components/labels/hours';
import {paymentWays} from '@site/src/components/labels/vocabularies';
import FactList from '@site/src/components/ui/FactList';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import PriceRange from '../mdx/PriceRange';

/** Opening hours, payment, prices and languages. */
export default function BusinessHours(): ReactNode {
  const {business, receptionLanguages} = useCatalogue();
  const {openingHours, programHours} = business;
  return (
    <FactList
      facts={[
        [
          translate({
            id: 'contact.house',
            message: 'House',
            description: 'Contact page, list of facts: term before the opening hours of the house',
          }),
          openingHoursText(openingHours),
        ],
        [programHoursTerm(), programHoursText(programHours)],
        [
          translate({
            id: 'contact.outcall',
            message: 'Hotel outcall',
            description: 'Contact page, list of facts: term before the hours of visits to hotels',
          }),
          outcallHoursText(openingHours),
        ],
        [
          translate({
            id: 'contact.payment',
            message: 'Payment',
            description: 'Contact page, list of facts: term before the ways to pay',
          }),
          paymentWays(),
        ],
        [
          translate({
            id: 'contact.prices',
            message: 'Prices, VAT (IVA) included',
            description:
              'Contact page, list of facts: term before the lowest and the highest price',
          }),
          <PriceRange />,
        ],
        [
          translate({
            id: 'contact.languages',
            message: 'Languages',
            description:
              'Contact page, list of facts: term before the languages spoken at reception',
          }),
          receptionLanguages.list,
        ],
      ]}
    />
  );
}

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import HoursLines from '@site/src/components/labels/HoursLines';
import {
  openingHoursLines,
  outcallHoursText,
  programHoursNote,
  programHoursTerm,
} from '@site/src/components/labels/hours';
import {paymentWays} from '@site/src/components/labels/vocabularies';
import FactList from '@site/src/components/ui/FactList';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import PriceRange from '../mdx/PriceRange';

/** Opening hours, payment, prices and languages. */
export default function BusinessHours(): ReactNode {
  const house = useCatalogue();
  return (
    <FactList
      facts={[
        [
          translate({
            id: 'contact.house',
            message: 'House',
            description: 'Contact page, list of facts: term before the opening hours of the house',
          }),
          <HoursLines lines={openingHoursLines(house)} />,
        ],
        [programHoursTerm(), <HoursLines lines={programHoursNote(house)} />],
        [
          translate({
            id: 'contact.outcall',
            message: 'Hotel outcall',
            description: 'Contact page, list of facts: term before the hours of visits to hotels',
          }),
          outcallHoursText(house),
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
          house.receptionLanguages.list,
        ],
      ]}
    />
  );
}

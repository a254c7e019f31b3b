import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {
  openingHoursText,
  outcallHoursText,
  paymentWays,
  programHoursTerm,
  programHoursText,
} from '@site/src/components/labels/format';
import FactList from '@site/src/components/ui/FactList';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import PriceRange from './PriceRange';

/** Hours of house, programs and outcall, how to pay, what it costs, and the languages of reception. */
export default function BusinessHours(): ReactNode {
  const {business, receptionLanguages} = useCatalogue();
  const {openingHours, programHours} = business;
  return (
    <FactList
      facts={[
        {
          term: translate({id: 'contact.house', description: 'Term: opening hours'}),
          value: openingHoursText(openingHours),
        },
        {term: programHoursTerm(), value: programHoursText(programHours)},
        {
          term: translate({id: 'contact.outcall', description: 'Term: hours of visits to hotels'}),
          value: outcallHoursText(openingHours),
        },
        {
          term: translate({id: 'contact.payment', description: 'Term: ways to pay'}),
          value: paymentWays(),
        },
        {
          term: translate({id: 'contact.prices', description: 'Term: lowest and highest price'}),
          value: <PriceRange />,
        },
        {
          term: translate({id: 'contact.languages', description: 'Term: spoken at reception'}),
          value: receptionLanguages.list,
        },
      ]}
    />
  );
}

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
import PriceRange from './PriceRange';

/** Opening hours, payment, prices and languages. */
export default function BusinessHours(): ReactNode {
  const {business, receptionLanguages} = useCatalogue();
  const {openingHours, programHours} = business;
  return (
    <FactList
      facts={[
        [
          translate({id: 'contact.house', description: 'Term: opening hours'}),
          openingHoursText(openingHours),
        ],
        [programHoursTerm(), programHoursText(programHours)],
        [
          translate({id: 'contact.outcall', description: 'Term: hours of visits to hotels'}),
          outcallHoursText(openingHours),
        ],
        [translate({id: 'contact.payment', description: 'Term: ways to pay'}), paymentWays()],
        [
          translate({id: 'contact.prices', description: 'Term: lowest and highest price'}),
          <PriceRange />,
        ],
        [
          translate({id: 'contact.languages', description: 'Term: spoken at reception'}),
          receptionLanguages.list,
        ],
      ]}
    />
  );
}

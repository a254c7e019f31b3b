import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '../../../plugins/catalogue/client';
import {OUTCALL_QUOTE_MINUTES} from '../../../plugins/catalogue/derive';
import type {Program} from '../../../plugins/catalogue/types';
import Price from '../Price';

/** How the price of a program without sessions of its own follows the others; nothing for the rest. */
export default function PriceRule({pricing}: Pick<Program, 'pricing'>): ReactNode {
  const {outcallFromEur} = useCatalogue();
  if (pricing === 'double') {
    return (
      <Translate id="price.double" description="How the price of four hands follows the program">
        Twice the program’s price
      </Translate>
    );
  }
  if (pricing === 'travel') {
    return (
      <Translate
        id="price.outcall"
        description="The lowest price of an outcall, travel included"
        values={{
          minutes: OUTCALL_QUOTE_MINUTES,
          price: <Price euros={outcallFromEur} />,
        }}>
        {'{minutes} min from {price}'}
      </Translate>
    );
  }
  return null;
}

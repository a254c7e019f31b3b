import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import type {Program} from '@site/src/content/types';
import Price from '@site/src/components/labels/Price';

/** How the price of a program without sessions of its own follows the others; nothing for the rest. */
export default function PricingNote({pricing}: Pick<Program, 'pricing'>): ReactNode {
  const {outcallQuote} = useCatalogue();
  if (pricing === 'double') {
    return (
      <Translate id="price.double" description="How the price of four hands follows the program" />
    );
  }
  if (pricing === 'travel') {
    return (
      <Translate
        id="price.outcall"
        description="The lowest price of an outcall, travel included"
        values={{
          minutes: outcallQuote.minutes,
          price: <Price euros={outcallQuote.fromEur} />,
        }}
      />
    );
  }
  return null;
}

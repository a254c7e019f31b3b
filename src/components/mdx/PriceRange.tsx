import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {usePriceFormat} from '@site/src/components/labels/Amount';

/** Lowest and highest price, inside a sentence: "€90 to €420", or "€90" where all are the same. */
export default function PriceRange(): ReactNode {
  const {minEur, maxEur} = useCatalogue().priceRange;
  const format = usePriceFormat();
  if (minEur === maxEur) return <span translate="no">{format(minEur)}</span>;
  return (
    <span>
      <Translate
        id="price.range"
        description="Lowest and highest price of all programs, inside a sentence"
        values={{
          lowest: <span translate="no">{format(minEur)}</span>,
          highest: <span translate="no">{format(maxEur)}</span>,
        }}>
        {'{lowest} to {highest}'}
      </Translate>
    </span>
  );
}

import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import MapLink from '@site/src/components/links/MapLink';
import Icon from '@site/src/components/ui/Icon';

/** Where the house is, on one line, linking to a map. */
export default function LocationCard(): ReactNode {
  const {street, district, postalCode, city} = useCatalogue().business.address;
  return (
    <MapLink className="arrow">
      <Icon name="pin" />
      {`${street}, ${district}, ${postalCode} ${city}`}
    </MapLink>
  );
}

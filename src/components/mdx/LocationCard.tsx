import type {ReactNode} from 'react';

import {addressLine} from '@site/src/content/derive';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import MapLink from './MapLink';
import Icon from '@site/src/components/ui/Icon';

/** Where the house is, on one line, linking to a map. */
export default function LocationCard(): ReactNode {
  const {address} = useCatalogue().business;
  return (
    <MapLink className="arrow">
      <Icon name="pin" />
      <span translate="no">{addressLine(address)}</span>
    </MapLink>
  );
}

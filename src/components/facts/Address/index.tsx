import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';

/** The house's postal address on two lines. */
export default function Address(): ReactNode {
  const {address} = useCatalogue().business;
  return (
    <span translate="no">
      {address.street}, {address.district}
      <br />
      {address.postalCode} {address.city}
    </span>
  );
}

import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';

/** No line break between street and number. */
const BEFORE_NUMBER = / (?=\d)/;

/** The postal address on two lines. */
export default function Address(): ReactNode {
  const {address} = useCatalogue().business;
  return (
    <span translate="no">
      {address.street.replace(BEFORE_NUMBER, '\u00a0')}, {address.district}
      <br />
      {address.postalCode} {address.city}
    </span>
  );
}

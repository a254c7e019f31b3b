import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';

/** A line never ends between the street and its number. */
const BEFORE_NUMBER = / (?=\d)/;

/** The house's postal address on two lines. */
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

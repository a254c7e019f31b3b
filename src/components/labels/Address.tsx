import type {ReactNode} from 'react';

import Verbatim from '@site/src/components/ui/Verbatim';
import {useCatalogue} from '@site/src/plugins/catalogue/client';

/** No line break between street and number. */
const BEFORE_NUMBER = / (?=\d)/;

/** The postal address on two lines. */
export default function Address(): ReactNode {
  const {street, district, postalCode, city} = useCatalogue().business.address;
  return (
    <Verbatim>
      {`${street.replace(BEFORE_NUMBER, '\u00a0')}, ${district}`}
      <br />
      {`${postalCode} ${city}`}
    </Verbatim>
  );
}

import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';

/** The year the house was founded, inside a sentence. */
export default function FoundedYear(): ReactNode {
  return useCatalogue().business.founded;
}

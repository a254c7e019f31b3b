import prices from '@generated/catalogue/default/prices.json';
import type {ReactNode} from 'react';

import {usePriceFormat} from '@site/src/components/labels/Amount';
import {useCurrentPage} from '@site/src/plugins/catalogue/client';

type Props = {
  /** Id of one of a page's `prices`. */
  readonly of?: string;
  /** Id of the page that has this price; by default the page being shown. */
  readonly page?: string;
  /** Id of a program, in place of `of`. */
  readonly program?: string;
  /** Length of one of its sessions. */
  readonly minutes?: number;
};

/** One price inside a sentence: "€190". In a notice it stands above the 404 page too, where no page is shown. */
export default function Price({of = '', page, program, minutes = 0}: Props): ReactNode {
  const current = useCurrentPage();
  const format = usePriceFormat();
  const euros = program
    ? prices.programs[program]?.[minutes]
    : prices.pages[page ?? current?.id ?? '']?.[of];
  return <span translate="no">{euros !== undefined && format(euros)}</span>;
}

import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';

/** Formats whole euros: "€190", "190 €". `form` is the catalogue's `priceFormat`, with `{euros}` for the number. */
export function formatPrice(euros: number, form: string): string {
  return form.replace('{euros}', String(euros));
}

/** Formats whole euros in the page's language. */
export function usePriceFormat(): (euros: number) => string {
  const form = useCatalogue().priceFormat;
  return (euros) => formatPrice(euros, form);
}

type Props = {
  /** Whole euros. */
  readonly euros: number;
  /** Puts "from" before the amount. */
  readonly from?: boolean;
  /** The highest price in whole euros: "from €90 to €130". */
  readonly to?: number | undefined;
};

/** A price, which the browser does not translate. */
export default function Amount({euros, from = false, to}: Props): ReactNode {
  const format = usePriceFormat();
  return (
    <span className="price">
      {from && (
        <small>
          <Translate id="price.from" description="Before the lowest of several prices">
            from
          </Translate>
        </small>
      )}
      {from && ' '}
      <span translate="no">{format(euros)}</span>
      {to !== undefined && (
        <>
          {' '}
          <small>
            <Translate id="price.to" description="Between the lowest and the highest price">
              to
            </Translate>
          </small>{' '}
          <span translate="no">{format(to)}</span>
        </>
      )}
    </span>
  );
}

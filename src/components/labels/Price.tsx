import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';

/**
 * An amount in whole euros as the language writes it: "€190", "190 €".
 *
 * @param form as `priceFormat` of the catalogue has it, with `{euros}` for the number
 */
export function formatPrice(euros: number, form: string): string {
  return form.replace('{euros}', String(euros));
}

/** Writes whole euros as the page's language does, for prices inside sentences. */
export function usePriceFormat(): (euros: number) => string {
  const form = useCatalogue().priceFormat;
  return (euros) => formatPrice(euros, form);
}

type Props = {
  /** Whole euros. */
  readonly euros: number;
  /** Says "from" before the amount: only where there is more than one session. */
  readonly from?: boolean;
  /** The highest of several prices, in whole euros, said after the lowest: "from €90 to €130". */
  readonly to?: number | undefined;
};

/** A price in the display face, written as the page's language writes it; no translator touches the amount. */
export default function Price({euros, from = false, to}: Props): ReactNode {
  const format = usePriceFormat();
  return (
    <span className="price">
      {from && (
        <small>
          <Translate id="price.from" description="Before the lowest of several prices" />
        </small>
      )}
      {from && ' '}
      <span translate="no">{format(euros)}</span>
      {to !== undefined && (
        <>
          {' '}
          <small>
            <Translate id="price.to" description="Between the lowest and the highest price" />
          </small>{' '}
          <span translate="no">{format(to)}</span>
        </>
      )}
    </span>
  );
}

import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {usePriceFormat} from '../usePriceFormat';

type Props = {
  /** Whole euros. */
  readonly euros: number;
  /** Says "from" before the amount: only where there is more than one session. */
  readonly from?: boolean;
};

/** A price in the display face, written as the page's language writes it. */
export default function Price({euros, from = false}: Props): ReactNode {
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
      {format(euros)}
    </span>
  );
}

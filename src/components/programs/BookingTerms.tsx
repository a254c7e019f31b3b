import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Program} from '@site/src/content/types';
import PageLink from '@site/src/components/mdx/PageLink';
import styles from './BookingPanel.module.css';

/** What holds for every price: tax, when to pay, until when a cancellation is free. */
export default function BookingTerms({pricing}: Pick<Program, 'pricing'>): ReactNode {
  return (
    <p className={styles.terms}>
      <Translate id="program.terms.tax" description="Note below prices">
        Prices include VAT (IVA).
      </Translate>{' '}
      {pricing === 'travel' ? (
        <Translate id="program.terms.payOutcall" description="Note below outcall prices">
          You pay at the door, before the session, in the way agreed when the visit was confirmed.
        </Translate>
      ) : (
        <Translate id="program.terms.pay" description="Note below prices">
          Pay at the time of service, cash or card.
        </Translate>
      )}{' '}
      <PageLink page="legal/terms-of-service" suffix="#cancellation">
        <Translate id="program.terms.cancel" description="Note below prices, link to the terms">
          Free cancellation up to two hours before; later, half the price.
        </Translate>
      </PageLink>
    </p>
  );
}

import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Program} from '@site/src/content/types';
import PageLink from '@site/src/components/mdx/PageLink';
import styles from './BookingPanel.module.css';

/** What holds for every price: tax, when to pay, until when a cancellation is free. */
export default function BookingTerms({pricing}: Pick<Program, 'pricing'>): ReactNode {
  return (
    <p className={styles.terms}>
      <Translate id="program.terms.tax" description="Note below prices" />{' '}
      {pricing === 'travel' ? (
        <Translate id="program.terms.payOutcall" description="Note below outcall prices" />
      ) : (
        <Translate id="program.terms.pay" description="Note below prices" />
      )}{' '}
      <PageLink page="legal/terms-of-service" suffix="#cancellation">
        <Translate id="program.terms.cancel" description="Note below prices, link to the terms" />
      </PageLink>
    </p>
  );
}

import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import CallLink from '@site/src/components/mdx/CallLink';
import PageLink from '@site/src/components/mdx/PageLink';
import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import type {Program} from '@site/src/content/types';
import PriceList from './PriceList';
import PricingDetails from './PricingDetails';
import ConsentNote from './ConsentNote';
import styles from './BookingPanel.module.css';

/** What holds for every price: tax, when to pay, until when a cancellation is free. */
function BookingTerms({pricing}: Pick<Program, 'pricing'>): ReactNode {
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

/** Lengths, prices, and the two ways to book a program. */
export default function BookingPanel({program}: {program: Program}): ReactNode {
  const {name, pricing} = program;
  return (
    <section className={clsx('chamfer chamferPanel', styles.panel)}>
      <h2>
        <Translate id="program.prices" description="Heading of a program's price panel" />
      </h2>
      {pricing ? <PricingDetails pricing={pricing} /> : <PriceList program={program} />}
      <WhatsAppLink program={name} block />
      <CallLink block />
      <BookingTerms pricing={pricing} />
      <ConsentNote />
    </section>
  );
}

import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Program} from '@site/src/content/types';
import CallLink from '@site/src/components/mdx/CallLink';
import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import PriceList from './PriceList';
import PricingTerms from './PricingTerms';
import StopLine from './StopLine';
import BookingTerms from './BookingTerms';
import styles from './BookingPanel.module.css';

/** Lengths, prices, and the two ways to book a program. */
export default function BookingPanel({program}: {program: Program}): ReactNode {
  const {name, pricing} = program;
  return (
    <section className={clsx('xamfra cutPanel', styles.panel)}>
      <h2>
        <Translate id="program.prices" description="Heading of a program's price panel" />
      </h2>
      {pricing ? <PricingTerms pricing={pricing} /> : <PriceList program={program} />}
      <WhatsAppLink program={name} block />
      <CallLink block />
      <BookingTerms pricing={pricing} />
      <StopLine />
    </section>
  );
}

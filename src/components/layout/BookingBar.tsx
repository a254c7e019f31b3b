import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import CallLink from '@site/src/components/mdx/CallLink';
import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import styles from './BookingBar.module.css';
import {usePageBooking} from './usePageBooking';

/**
 * Fixed to the bottom of small screens: write or call, always under the thumb. It steps aside while
 * the page's own green button is in view.
 */
export default function BookingBar(): ReactNode {
  const stepsAside = usePageBooking();
  return (
    <aside
      id="booking-bar"
      className={clsx(styles.bar, stepsAside && styles.aside)}
      aria-label={translate({
        id: 'frame.bookingBar',
        description: 'Name of the booking bar for screen readers',
      })}>
      <WhatsAppLink block />
      <CallLink className={styles.call}>
        <span>
          <Translate
            id="frame.call"
            description="Short label of the call button in the booking bar"
          />
        </span>
      </CallLink>
    </aside>
  );
}

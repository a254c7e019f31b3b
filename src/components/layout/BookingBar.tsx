import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';

import CallLink from '@site/src/components/links/CallLink';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import styles from './BookingBar.module.css';

/** The page's own green buttons. */
const BOOKING_BUTTONS = '#main [data-booking]';

/** Whether one of the page's own green buttons is in view. */
function usePageBooking(): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        setInView(seen.size > 0);
      },
      {threshold: 0.5},
    );
    const observeAll = (): void =>
      document.querySelectorAll(BOOKING_BUTTONS).forEach((button) => observer.observe(button));
    observeAll();
    // A page replaces another, and the profile of a masseuse comes later.
    const arrivals = new MutationObserver(observeAll);
    const main = document.getElementById('main');
    if (main) arrivals.observe(main, {childList: true, subtree: true});
    return () => {
      arrivals.disconnect();
      observer.disconnect();
    };
  }, []);
  return inView;
}

/** Chat and call buttons at the bottom of small screens, hidden while the page shows its own. */
export default function BookingBar(): ReactNode {
  const isButtonInView = usePageBooking();
  return (
    <aside
      id="booking-bar"
      className={clsx('smallScreensOnly', styles.bar, isButtonInView && styles.away)}
      aria-label={translate({
        id: 'frame.bookingBar',
        message: 'Booking',
        description: 'Name of the booking bar at the foot of small screens, for screen readers',
      })}>
      <WhatsAppLink block />{' '}
      <CallLink className={styles.call}>
        <span>
          <Translate
            id="frame.call"
            description="Booking bar at the foot of small screens: button that calls the house">
            Call
          </Translate>
        </span>
      </CallLink>
    </aside>
  );
}

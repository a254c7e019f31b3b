import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useEffect, useSyncExternalStore} from 'react';

import OnDemand from '@site/src/components/ui/OnDemand';
import {BOOKING_HASH, bookingState, closeBooking, parseBookingHash} from '../bookingState';

const loadPanel = () => import('./Panel');

/**
 * The booking dialog of all pages. Opened by `useBookingDialog` or by the address (`#book`),
 * closed by the visitor or by going somewhere else. Its code is requested when it first opens.
 */
export default function BookingDialog(): ReactNode {
  const location = useLocation();
  const selection = useSyncExternalStore(bookingState.subscribe, bookingState.get, () => null);
  // Lets writers link to #book on any page.
  useBrokenLinks().collectAnchor(BOOKING_HASH);
  useEffect(() => {
    // The address bar, not the router's copy: closing changes it without the router.
    bookingState.set(parseBookingHash(window.location.hash));
  }, [location]);
  return (
    selection && (
      <OnDemand
        key={`${selection.program} ${selection.masseuse}`}
        load={loadPanel}
        props={selection}
        onFail={closeBooking}
      />
    )
  );
}

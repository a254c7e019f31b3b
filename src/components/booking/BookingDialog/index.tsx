import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useCallback, useEffect, useSyncExternalStore} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';
import {leadOn} from '@site/src/components/pieces/recover';
import OnDemand from '@site/src/components/ui/OnDemand';
import {BOOKING_HASH, bookingState, closeBooking, parseBookingHash} from '../bookingState';

const loadPanel = () => import('./Panel');

/**
 * The booking dialog of all pages. Opened by `openBooking` or by the address (`#book`),
 * closed by the visitor or by going somewhere else. Its code is requested when it first opens;
 * where that fails, the press leads to the contact page.
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
  const contact = useBaseUrl(usePath('contact'));
  // Closed last: while the page may be loaded anew, the address keeps what was chosen.
  const leadToContact = useCallback(
    (pressed?: Element) => void leadOn(contact, pressed).then(closeBooking),
    [contact],
  );
  return (
    selection && (
      <OnDemand
        key={`${selection.program} ${selection.masseuse}`}
        load={loadPanel}
        props={selection}
        onFail={leadToContact}
      />
    )
  );
}

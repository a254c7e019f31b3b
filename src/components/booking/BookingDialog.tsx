import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useEffect} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';
import {useStore} from '@site/src/components/ui/createStore';
import OnDemand from '@site/src/components/ui/OnDemand';
import {BOOKING_HASH, bookingState, parseBookingHash} from './bookingState';

const loadPanel = () => import('./BookingForm');

/**
 * The booking dialog of all pages. Opened by `openBooking` or by the address (`#book`),
 * closed by the visitor or by going somewhere else. Its code is requested when it first opens;
 * where that fails, the press leads to the contact page.
 */
export default function BookingDialog(): ReactNode {
  const location = useLocation();
  const selection = useStore(bookingState);
  // Lets writers link to #book on any page.
  useBrokenLinks().collectAnchor(BOOKING_HASH);
  useEffect(() => {
    const {hash, pathname, search} = window.location;
    const asked = parseBookingHash(hash);
    bookingState.set(asked);
    // Open, the dialog is an entry of its own in the history, and Back leads to the page without it. Not
    // through the router: that would scroll to the top of the page.
    if (asked) window.history.replaceState(window.history.state, '', pathname + search);
  }, [location]);
  const contact = useBaseUrl(usePath('contact'));
  return (
    selection && (
      <OnDemand
        key={`${selection.program} ${selection.masseuse}`}
        load={loadPanel}
        props={selection}
        onFail={() => window.location.assign(contact)}
      />
    )
  );
}

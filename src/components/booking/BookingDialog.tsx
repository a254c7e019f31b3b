import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useEffect} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';
import {useStore} from '@site/src/components/ui/createStore';
import OnDemand from '@site/src/components/ui/OnDemand';
import {BOOKING_HASH, bookingState, parseBookingHash} from './bookingState';

const loadForm = () => import('./BookingForm');

/**
 * The booking dialog of all pages. Opened by `openBooking` or by the address (`#book`),
 * closed by the visitor or by going somewhere else. Its code is requested when it first opens;
 * where that fails, the press leads to the contact page.
 */
export default function BookingDialog(): ReactNode {
  const location = useLocation();
  const choice = useStore(bookingState);
  // Lets writers link to #book on any page.
  useBrokenLinks().collectAnchor(BOOKING_HASH);
  useEffect(() => {
    const {hash, pathname, search} = window.location;
    const opened = parseBookingHash(hash);
    bookingState.set(opened);
    // Back leads to the page without the dialog. Not through the router, which would scroll to the top.
    if (opened) window.history.replaceState(window.history.state, '', pathname + search);
  }, [location]);
  const contact = useBaseUrl(usePath('contact'));
  return (
    choice && (
      <OnDemand
        key={`${choice.program} ${choice.masseuse}`}
        load={loadForm}
        props={choice}
        onFail={() => window.location.assign(contact)}
      />
    )
  );
}

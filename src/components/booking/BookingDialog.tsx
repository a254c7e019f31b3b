import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useEffect} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';
import {useStore} from '@site/src/components/ui/createStore';
import {onDemand} from '@site/src/components/ui/onDemand';
import {BOOKING_HASH, bookingState, parseBookingHash} from './bookingState';

const form = onDemand(() => import('./BookingForm'));

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
  const {Component: BookingForm} = form.useComponent(choice, () => window.location.assign(contact));
  return (
    choice &&
    BookingForm && <BookingForm key={`${choice.program} ${choice.masseuse}`} {...choice} />
  );
}

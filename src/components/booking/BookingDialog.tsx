import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useEffect, useRef} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';
import {useStore} from '@site/src/components/ui/createStore';
import {onDemand} from '@site/src/components/ui/onDemand';
import {BOOKING_HASH, bookingState, parseBookingHash} from './bookingState';

const form = onDemand(() => import('./BookingForm'));

/**
 * The booking dialog of all pages, opened by `openBooking` or by the hash `#book`, closed on navigation. Its code
 * is loaded when it first opens; if that fails, the contact page is shown.
 */
export default function BookingDialog(): ReactNode {
  const location = useLocation();
  const choice = useStore(bookingState);
  // Writers link to #book of the contact page.
  useBrokenLinks().collectAnchor(BOOKING_HASH);
  const shown = useRef(location.pathname);
  useEffect(() => {
    const {hash, pathname, search} = window.location;
    const opened = parseBookingHash(hash);
    bookingState.set(opened);
    // Docusaurus leaves a new page where the last one was, because no element has the id.
    if (opened && shown.current !== location.pathname) {
      window.scrollTo({top: 0, behavior: 'instant'});
    }
    shown.current = location.pathname;
    // So that Back does not open it again. Without the router, which would scroll to the top.
    if (opened) window.history.replaceState(window.history.state, '', pathname + search);
  }, [location]);
  const contact = usePath('contact');
  const {Component: BookingForm} = form.useComponent(choice, () => window.location.assign(contact));
  return (
    choice &&
    BookingForm && <BookingForm key={`${choice.program} ${choice.masseuse}`} {...choice} />
  );
}

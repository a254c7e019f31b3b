import Translate from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';

import PageLink from '@site/src/components/mdx/PageLink';
import {isPlainClick} from '@site/src/components/ui/isPlainClick';
import Icon from '@site/src/components/ui/Icon';
import {openBooking} from './bookingState';

/** Opens the booking dialog; without script, or in a new tab, the contact page. */
export default function PlanVisitLink(): ReactNode {
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openBooking();
  };
  return (
    <PageLink page="contact" onClick={open}>
      <Icon name="moon" />
      <Translate id="booking.plan" description="Booking dialog: heading, and the link to it" />
    </PageLink>
  );
}

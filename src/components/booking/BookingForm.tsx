import masseuses from '@generated/catalogue/default/masseuses.json';
import programs from '@generated/catalogue/default/programs.json';
import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import Dialog from '@site/src/components/ui/Dialog';
import {type BookingSelection, closeBooking} from './bookingState';
import Choices from './BookingChoices';
import Handover from './ContactOptions';
import {type Wishes, resolveVisit} from './visit';

/** Lets a visitor put a visit together and hands over to WhatsApp, phone or e-mail. Stores and sends nothing. */
export default function Panel(selection: BookingSelection): ReactNode {
  const [wishes, setWishes] = useState<Wishes>(selection);
  const visit = resolveVisit(wishes, programs, masseuses);
  return (
    <Dialog
      onClose={closeBooking}
      title={
        <Translate id="booking.plan" description="Booking dialog: heading, and the link to it" />
      }>
      <p>
        <Translate id="booking.planText" description="Booking dialog: text below the heading" />
      </p>
      <Choices visit={visit} programs={programs} onChange={setWishes} />
      <Handover
        subject={{
          program: visit.program?.name,
          minutes: visit.session?.minutes,
          masseuse: visit.masseuse?.name,
        }}
      />
    </Dialog>
  );
}

import {translate} from '@docusaurus/Translate';

import {createStore} from '@site/src/components/ui/createStore';

/** What is chosen in the booking dialog: ids and minutes, perhaps unknown or not fitting together. */
export type BookingChoice = {
  readonly program?: string | undefined;
  readonly minutes?: number | undefined;
  readonly masseuse?: string | undefined;
};

/** What the booking dialog was opened with; null while it is closed. */
export const bookingState = createStore<BookingChoice | null>(null);

/** The address that opens the dialog: `#book`, `#book?program=kaula-tantra&masseuse=noa`. */
export const BOOKING_HASH = 'book';

/** What an address's hash opens the dialog with; null where it is not about booking. */
export function parseBookingHash(hash: string): BookingChoice | null {
  const [name, query = ''] = hash.replace(/^#/, '').split('?');
  if (name !== BOOKING_HASH) return null;
  const asked = new URLSearchParams(query);
  return {
    program: asked.get('program') ?? undefined,
    masseuse: asked.get('masseuse') ?? undefined,
  };
}

/** Opens the dialog with nothing chosen yet; an address opens it with a program or a masseuse. */
export const openBooking = (): void => bookingState.set({});

/** Heading of the dialog, and label of the link to it. */
export const planLabel = (): string =>
  translate({id: 'booking.plan', description: 'Booking dialog: heading, and the link to it'});

export const closeBooking = (): void => bookingState.set(null);

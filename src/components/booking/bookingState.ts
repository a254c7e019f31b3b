import {translate} from '@docusaurus/Translate';

import {createStore} from '@site/src/components/ui/createStore';

/** A choice in the booking dialog: ids and minutes, perhaps unknown or incompatible. */
export type BookingChoice = {
  readonly program?: string | undefined;
  readonly minutes?: number | undefined;
  readonly masseuse?: string | undefined;
};

/** The initial choice of the open dialog; null while it is closed. */
export const bookingState = createStore<BookingChoice | null>(null);

/** Hash that opens the dialog: `#book`, `#book?program=kaula-tantra&masseuse=noa`. */
export const BOOKING_HASH = 'book';

/** The choice in a hash; null if it does not open the dialog. */
export function parseBookingHash(hash: string): BookingChoice | null {
  const [name, query = ''] = hash.replace(/^#/, '').split('?');
  if (name !== BOOKING_HASH) return null;
  const parameters = new URLSearchParams(query);
  return {
    program: parameters.get('program') ?? undefined,
    masseuse: parameters.get('masseuse') ?? undefined,
  };
}

export const openBooking = (): void => bookingState.set({});

export const planLabel = (): string =>
  translate({
    id: 'booking.plan',
    message: 'Plan your visit',
    description: 'Heading of the booking dialog, and the link that opens it',
  });

export const closeBooking = (): void => bookingState.set(null);

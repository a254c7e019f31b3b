import {createStore} from '@site/src/components/ui/createStore';

/** What the booking dialog was opened for: ids of the catalogue, as they were given. */
export type BookingSelection = {
  readonly program?: string | undefined;
  readonly masseuse?: string | undefined;
};

/** The selection while the booking dialog is open, null while it is closed. */
export const bookingState = createStore<BookingSelection | null>(null);

/** The address that opens the dialog: `#book`, `#book?program=kaula-tantra&masseuse=noa`. */
export const BOOKING_HASH = 'book';

/** What an address's hash asks the dialog for, or null when it is not about booking. */
export function parseBookingHash(hash: string): BookingSelection | null {
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

/** Closes the dialog and clears both selections. */
export const closeBooking = (): void => bookingState.set(null);

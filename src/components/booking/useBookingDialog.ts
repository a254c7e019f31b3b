import {type BookingSelection, bookingState, closeBooking} from './bookingState';

type BookingDialogControl = {
  /** Opens the dialog, with a program and a masseuse already chosen; unknown ids are ignored. */
  readonly open: (selection?: BookingSelection) => void;
  readonly close: () => void;
};

const control: BookingDialogControl = {
  open: (selection = {}) => bookingState.set(selection),
  close: closeBooking,
};

/** Opens and closes the booking dialog from anywhere. */
export function useBookingDialog(): BookingDialogControl {
  return control;
}

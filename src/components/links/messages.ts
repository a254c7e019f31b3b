/** Messages to start a chat with, and URLs of phone and chat. */
import {translate} from '@docusaurus/Translate';

export type BookingSubject = {
  readonly program?: string | undefined;
  readonly minutes?: number | undefined;
  readonly masseuse?: string | undefined;
};

/** A message about a booking, from the visitor's point of view. Minutes mean nothing without a program. */
export function bookingMessage({program, minutes, masseuse}: BookingSubject): string {
  if (program) return programMessage({program, minutes, masseuse});
  if (masseuse)
    return translate(
      {
        id: 'booking.message.masseuse',
        message: 'Good evening. I would like to book a massage with {masseuse}.',
        description: 'WhatsApp message from the visitor to the house: masseuse chosen',
      },
      {masseuse},
    );
  return translate({
    id: 'booking.message.general',
    message: 'Good evening. I would like to book a massage.',
    description: 'WhatsApp message from the visitor to the house: nothing chosen',
  });
}

function programMessage({program, minutes, masseuse}: BookingSubject & {program: string}): string {
  if (minutes && masseuse)
    return translate(
      {
        id: 'booking.message.programMinutesMasseuse',
        message:
          'Good evening. I would like to book {program}, {minutes} minutes, with {masseuse}.',
        description:
          'WhatsApp message from the visitor to the house: program, length and masseuse chosen',
      },
      {program, minutes, masseuse},
    );
  if (masseuse)
    return translate(
      {
        id: 'booking.message.programMasseuse',
        message: 'Good evening. I would like to book {program} with {masseuse}.',
        description: 'WhatsApp message from the visitor to the house: program and masseuse chosen',
      },
      {program, masseuse},
    );
  if (minutes)
    return translate(
      {
        id: 'booking.message.programMinutes',
        message: 'Good evening. I would like to book {program}, {minutes} minutes.',
        description: 'WhatsApp message from the visitor to the house: program and length chosen',
      },
      {program, minutes},
    );
  return translate(
    {
      id: 'booking.message.program',
      message: 'Good evening. I would like to book {program}.',
      description: 'WhatsApp message from the visitor to the house: program chosen',
    },
    {program},
  );
}

/** A message about a price that is not that of a program: the page names what it is of, such as vouchers. */
export function priceMessage(price: {readonly page: string; readonly name: string}): string {
  return translate(
    {
      id: 'booking.message.price',
      message: 'Good evening. I am writing about {page}: {name}.',
      description:
        'WhatsApp message from the visitor to the house: one of the prices of a page, such as vouchers',
    },
    price,
  );
}

const digits = (number: string): string => number.replace(/\D/g, '');

/** URL of a chat with a prepared message. */
export function whatsappUrl(number: string, message: string): string {
  return `https://wa.me/${digits(number)}?text=${encodeURIComponent(message)}`;
}

/** URL of a call, to a number with country code or a short one such as 112. */
export function telUrl(number: string): string {
  return `tel:${number.startsWith('+') ? '+' : ''}${digits(number)}`;
}

/** Messages that a chat opens with, in the page's language, and the addresses of phone and chat. */
import {translate} from '@docusaurus/Translate';

export type BookingSubject = {
  readonly program?: string | undefined;
  readonly minutes?: number | undefined;
  readonly masseuse?: string | undefined;
};

/** The sentence a visitor would write, naming what they chose. */
export function bookingMessage({program, minutes, masseuse}: BookingSubject): string {
  const values = {program: program ?? '', minutes: minutes ?? '', masseuse: masseuse ?? ''};
  if (program && minutes && masseuse)
    return translate(
      {id: 'booking.message.programMinutesMasseuse', description: 'A message'},
      values,
    );
  if (program && masseuse)
    return translate({id: 'booking.message.programMasseuse', description: 'A message'}, values);
  if (program && minutes)
    return translate({id: 'booking.message.programMinutes', description: 'A message'}, values);
  if (program) return translate({id: 'booking.message.program', description: 'A message'}, values);
  if (masseuse)
    return translate({id: 'booking.message.masseuse', description: 'A message'}, values);
  return translate({id: 'booking.message.general', description: 'A message, nothing chosen'});
}

const digits = (number: string): string => number.replace(/\D/g, '');

/** Address of a chat with the house, with the message already written. */
export function whatsappUrl(number: string, message: string): string {
  return `https://wa.me/${digits(number)}?text=${encodeURIComponent(message)}`;
}

/** Address that a telephone calls: with the country code, or a short number such as 112. */
export function telUrl(number: string): string {
  return `tel:${number.startsWith('+') ? '+' : ''}${digits(number)}`;
}

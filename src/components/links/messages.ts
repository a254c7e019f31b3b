/** Messages that a chat opens with, in the page's language, and the addresses of phone and chat. */
import {translate} from '@docusaurus/Translate';

export type BookingSubject = {
  /** Name of a program in the page's language. */
  readonly program?: string | undefined;
  /** Length of the session in minutes. */
  readonly minutes?: number | undefined;
  /** Name of a masseuse. */
  readonly masseuse?: string | undefined;
};

/** Templates by what is named; ids are literal so that Docusaurus can extract them. */
function templates() {
  return {
    general: translate({
      id: 'booking.message.general',
      message: 'Good evening. I would like to book a massage.',
      description: 'WhatsApp message when nothing has been chosen yet',
    }),
    program: translate({
      id: 'booking.message.program',
      message: 'Good evening. I would like to book {program}.',
      description: 'WhatsApp message for a program',
    }),
    programMinutes: translate({
      id: 'booking.message.programMinutes',
      message: 'Good evening. I would like to book {program}, {minutes} minutes.',
      description: 'WhatsApp message for a program and a duration',
    }),
    programMasseuse: translate({
      id: 'booking.message.programMasseuse',
      message: 'Good evening. I would like to book {program} with {masseuse}.',
      description: 'WhatsApp message for a program and a masseuse',
    }),
    programMinutesMasseuse: translate({
      id: 'booking.message.programMinutesMasseuse',
      message: 'Good evening. I would like to book {program}, {minutes} minutes, with {masseuse}.',
      description: 'WhatsApp message for a program, a duration and a masseuse',
    }),
    masseuse: translate({
      id: 'booking.message.masseuse',
      message: 'Good evening. I would like to book a massage with {masseuse}.',
      description: 'WhatsApp message for a masseuse',
    }),
  };
}

/** The sentence a visitor would write, naming what they chose. */
export function bookingMessage({program, minutes, masseuse}: BookingSubject): string {
  const texts = templates();
  const withMasseuse = minutes ? texts.programMinutesMasseuse : texts.programMasseuse;
  const alone = minutes ? texts.programMinutes : texts.program;
  const withoutProgram = masseuse ? texts.masseuse : texts.general;
  const template = program ? (masseuse ? withMasseuse : alone) : withoutProgram;
  return template
    .replace('{program}', program ?? '')
    .replace('{masseuse}', masseuse ?? '')
    .replace('{minutes}', String(minutes ?? ''));
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

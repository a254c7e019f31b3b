import {expect, test} from 'vitest';

import {bookingMessage, telUrl, whatsappUrl} from '../../../../src/components/links/messages';
import {word} from '../../../words';

const program = 'Tao de Jade';
const masseuse = 'Noa';

test.each([
  {subject: {}, label: 'general'},
  {subject: {program}, label: 'program'},
  {subject: {program, minutes: 60}, label: 'programMinutes'},
  {subject: {program, masseuse}, label: 'programMasseuse'},
  {subject: {program, minutes: 60, masseuse}, label: 'programMinutesMasseuse'},
  {subject: {masseuse}, label: 'masseuse'},
  // Minutes mean nothing without a program.
  {subject: {minutes: 60}, label: 'general'},
])('the message for $subject', ({subject, label}) => {
  expect(bookingMessage(subject)).toBe(word(`booking.message.${label}`, 'en', subject));
});

test('links contain the message of a chat and the number of a call', () => {
  expect(whatsappUrl('+34 600 000 000', '¿Qué tal?')).toBe(
    'https://wa.me/34600000000?text=%C2%BFQu%C3%A9%20tal%3F',
  );
  expect(telUrl('+34 930 000 000')).toBe('tel:+34930000000');
  expect(telUrl('112')).toBe('tel:112');
});

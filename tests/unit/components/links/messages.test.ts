import {expect, test} from 'vitest';

import {bookingMessage, telUrl, whatsappUrl} from '../../../../src/components/links/messages';

test.each([
  [{}, 'Good evening. I would like to book a massage.'],
  [{program: 'Tao de Jade'}, 'Good evening. I would like to book Tao de Jade.'],
  [
    {program: 'Tao de Jade', minutes: 60},
    'Good evening. I would like to book Tao de Jade, 60 minutes.',
  ],
  [
    {program: 'Tao de Jade', masseuse: 'Noa'},
    'Good evening. I would like to book Tao de Jade with Noa.',
  ],
  [
    {program: 'Tao de Jade', minutes: 60, masseuse: 'Noa'},
    'Good evening. I would like to book Tao de Jade, 60 minutes, with Noa.',
  ],
  [{masseuse: 'Noa'}, 'Good evening. I would like to book a massage with Noa.'],
  [{minutes: 60}, 'Good evening. I would like to book a massage.'],
])('the message for %o', (subject, message) => {
  expect(bookingMessage(subject)).toBe(message);
});

test('links contain the message of a chat and the number of a call', () => {
  expect(whatsappUrl('+34 600 000 000', '¿Qué tal?')).toBe(
    'https://wa.me/34600000000?text=%C2%BFQu%C3%A9%20tal%3F',
  );
  expect(telUrl('+34 930 000 000')).toBe('tel:+34930000000');
  expect(telUrl('112')).toBe('tel:112');
});

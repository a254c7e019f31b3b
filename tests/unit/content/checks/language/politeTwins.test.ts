/** Spanish that says “su” and “puede” to the reader, where the original says “your” and “you can”. */
import {describe, expect, test} from 'vitest';

import {politeBeside, severalBeside} from '../../../../../src/content/checks/language/politeTwins';

describe('su and puede', () => {
  test.each([
    ['su', 'Se lava su mano.', 'We wash your hand.', 'su mano'],
    ['sus', 'Se lavan sus manos.', 'We wash your hands.', 'sus manos'],
    ['su with yours', 'Es su hotel.', 'The hotel is yours.', 'su hotel'],
    ['puede', 'Puede llegar tarde.', 'You can come late.', 'Puede llegar'],
    ['debe', 'Ven. Debe firmar aquí.', 'Come. You sign here.', 'Debe firmar'],
    ['quiere in a question', '¿Quiere algo más?', 'Anything more? You say so.', 'Quiere algo'],
    [
      'in a sentence of its own',
      'Tú eliges. Puede llegar tarde.',
      'It is for you. You can come late.',
      'Puede llegar',
    ],
    ['puede where the original says your', 'Puede venir.', 'Your way is free.', 'Puede venir'],
    ['the first of two', 'Puede venir. Debe firmar.', 'You can come. You sign.', 'Puede venir'],
    [
      'where the number of sentences is another',
      'Es su hotel. Ven.',
      'This is your hotel.',
      'su hotel',
    ],
  ])('%s', (_, text, original, said) => expect(politeBeside(text, original)).toBe(said));

  test.each([
    ['what says tú as well', 'Tú ves su mano.', 'You see your hand.'],
    ['what is somebody else’s', 'Se ve su mano.', 'She sees your hand.'],
    ['what is somebody’s', 'Se ve su mano.', 'In Alba’s room is your hand.'],
    ['what is of a thing', 'Se ve su puerta.', 'In its place is your door.'],
    ['what a thing can do', 'Puede llegar tarde.', 'It can come late, you know.'],
    ['what has no your', 'Se lava su mano.', 'We wash the hand.'],
    ['what has no you', 'Puede llegar tarde.', 'The rain can come late.'],
    ['you further on', 'Puede llegar tarde.', 'Rain may find you late.'],
    ['a thing that is no reader’s', 'Se abre su luz.', 'We open your light.'],
    [
      'what a later sentence may say of somebody',
      'Es la masajista. Es su hotel.',
      'This is the masseuse. This is your hotel.',
    ],
    [
      'a sentence whose own original says nothing of you',
      'Puede llover. Ven.',
      'Rain may fall. You come.',
    ],
  ])('but not %s', (_, text, original) => expect(politeBeside(text, original)).toBeUndefined());
});

describe('vosotros to one reader', () => {
  test.each([
    ['vuestro', 'Es vuestra sala.', 'This is your room.', 'vuestra'],
    ['podéis', 'Aquí podéis entrar.', 'You can come in here.', 'podéis'],
  ])('%s', (_, text, original, said) => expect(severalBeside(text, original)).toBe(said));

  test.each([
    ['where the original is to nobody', 'Es vuestra sala.', 'This is the room.'],
    ['where the original is to several', 'Es vuestra sala.', 'This is your room for two.'],
    ['where the text is', 'Es vuestra sala, de los dos.', 'This is your room.'],
    ['of tú', 'Es tu sala.', 'This is your room.'],
  ])('but nothing %s', (_, text, original) =>
    expect(severalBeside(text, original)).toBeUndefined(),
  );
});

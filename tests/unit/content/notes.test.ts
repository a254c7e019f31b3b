/** Notes that were left in the words. */
import {describe, expect, test} from 'vitest';

import {noteIn} from '../../../src/content/notes';

describe('a note', () => {
  test.each([
    ['TODO: the price', 'TODO'],
    ['The room. FIXME', 'FIXME'],
    ['Ask @Marta about it.', '@Marta'],
    ['The room (Marta: is it red?) is warm.', '(Marta: is it red?)'],
    ['The DRAFT 2 of it', 'DRAFT 2'],
    ['Note for Marta: mend this.', 'Note for Marta'],
    ['Lorem ipsum dolor', 'Lorem ipsum'],
    ['Text goes here', 'Text goes here'],
    ['Texto de ejemplo', 'Texto de ejemplo'],
    ['A room (to be confirmed)', '(to be confirmed)'],
    ['A room (por confirmar)', '(por confirmar)'],
    ['A room ???', '???'],
    ['A room {{name}}', '{{name}}'],
    ['A room %s', '%s'],
    ['A room (nota: mirar)', '(nota: mirar)'],
    ['  A room — pendiente  ', '— pendiente'],
    ['Sure, here’s the text.', 'Sure, here’s'],
    ['Translation: A room', 'Translation'],
    ['Espero que te sirva.', 'Espero que te sirva'],
    ['Nota del traductor', 'Nota del traductor'],
    ['A room of [your name]', '[your name]'],
  ])('%s', (text, note) => expect(noteIn(text)).toBe(note));
});

describe('no note', () => {
  test.each([
    'Todo: la casa entera.',
    'A new room',
    'Write to marta@velada.test.',
    'The room (the red one) is warm.',
    'A room [of your own](/rooms.mdx)',
    '',
  ])('%s', (text) => expect(noteIn(text)).toBeUndefined());
});

/** What a biography or a card says of a masseuse herself that her fields say, or say otherwise. */
import {en, es, mistake, set, swap} from '../tools';

const AGE = /^Leave it out: the site shows her age from the fields/;
const FACT = /^Leave it out, or correct the field/;

type Row = readonly [file: string, from: string, to: string, typed: string, remedy: RegExp];
for (const [file, from, to, typed, remedy] of [
  [
    en('masseuses/lucia'),
    'She is the latest',
    'At twenty-four she is the latest',
    'At twenty-four',
    AGE,
  ],
  [en('masseuses/gala'), 'She came', 'Gala is thirty-nine and came', 'Gala is thirty-nine', AGE],
  [en('masseuses/gala'), 'She came', 'Gala, thirty-nine, came', 'Gala, thirty-nine', AGE],
  [es('masseuses/lucia'), 'Es la última', 'Con veintisiete años, es la última', 'Con veinti', AGE],
  [
    en('masseuses/alba'),
    'She answers',
    'She is from Brazil and answers',
    'She is from Brazil',
    FACT,
  ],
  [es('masseuses/jimena'), 'Trabaja', 'Lleva doce años en esto y trabaja', 'Lleva doce', FACT],
  [
    en('masseuses/jimena'),
    'She skips',
    'She has been doing this for twelve years. She skips',
    'She has',
    FACT,
  ],
  [es('masseuses/bianca'), '\n---\n\n', '\n---\n\nTiene ya 31 años. ', 'Tiene ya 31', AGE],
] satisfies readonly Row[]) {
  mistake(`of herself: ${to}`, file, swap(from, to), remedy, {
    at: to.trim().split('\n').at(-1)?.trim() ?? '',
    found: new RegExp(typed),
  });
}
for (const [file, sentence, typed, remedy] of [
  [en('masseuses/gala'), 'Poised and exact. Gala, 28, teaches the others.', 'Gala, 28', AGE],
  [
    es('masseuses/gala'),
    'Los silencios más largos. Gala, de 28 años, enseña a las demás.',
    'Gala, de 28 años',
    AGE,
  ],
  [
    en('masseuses/irene'),
    'A Colombian who is always early, and waits for you.',
    'A Colombian',
    FACT,
  ],
  [
    es('masseuses/irene'),
    'Una colombiana que llega siempre antes de tiempo.',
    'Una colombiana',
    FACT,
  ],
] as const) {
  mistake(`on her card: ${sentence}`, file, set('description', sentence), remedy, {
    field: 'description',
    found: new RegExp(`“${typed}`),
  });
}

/** A house that never closes, said to be open on some days, or until some hour. */
import {FACT_PAGE} from '../facts';
import {append, en, es, mistake, swap} from '../tools';

for (const [file, sentence] of [
  [en(FACT_PAGE), 'We are open Monday to Friday.'],
  [en(FACT_PAGE), 'Open on weekends only.'],
  [en(FACT_PAGE), 'Open 9–21.'],
  [en(FACT_PAGE), 'Sundays closed.'],
  [en(FACT_PAGE), 'We close at three.'],
  [en(FACT_PAGE), 'Reception is up at noon, except on Sundays.'],
  [es(FACT_PAGE), 'En recepción hay alguien despierto, salvo los domingos.'],
  [es(FACT_PAGE), 'Abrimos de lunes a viernes.'],
  [es(FACT_PAGE), 'Lunes cerrado.'],
  [es(FACT_PAGE), 'Abierto hasta las 3.'],
] as const) {
  mistake(sentence, file, append(sentence), /^Leave it out, or give openingHours/, {
    at: sentence,
    found: /the house is always open/,
  });
}

// Times that leave others out, where the same text of the other language has none.
for (const [file, from, to, typed] of [
  [es('outcall'), 'de día o de noche;', 'de lunes a viernes;', 'de lunes a viernes'],
  [en('contact'), 'a person, at any hour', 'a person until midnight', 'until midnight'],
  [
    es('contact'),
    'tranquila, de día o de noche',
    'tranquila, solo por las mañanas',
    'solo por las mañanas',
  ],
] as const) {
  mistake(
    typed,
    file,
    swap(from, to),
    /has “[^”]+” there: say the same here, or give openingHours/,
    {
      at: typed,
      found: new RegExp(`^“${typed}”, and the house is always open`),
    },
  );
}

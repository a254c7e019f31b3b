/** A house that never closes, said to be open on some days, or until some hour. */
import {FACT_PAGE} from '../facts';
import {append, en, es, mistake} from '../tools';

for (const [file, sentence] of [
  [en(FACT_PAGE), 'We are open Monday to Friday.'],
  [en(FACT_PAGE), 'Open on weekends only.'],
  [en(FACT_PAGE), 'Open 9–21.'],
  [en(FACT_PAGE), 'Sundays closed.'],
  [en(FACT_PAGE), 'We close at three.'],
  [es(FACT_PAGE), 'Abrimos de lunes a viernes.'],
  [es(FACT_PAGE), 'Lunes cerrado.'],
  [es(FACT_PAGE), 'Abierto hasta las 3.'],
] as const) {
  mistake(sentence, file, append(sentence), /^Leave it out, or give openingHours/, {
    at: sentence,
    found: /the house is always open/,
  });
}

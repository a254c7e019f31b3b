/** Words that cannot follow each other, articles of the other gender, days that no month has, years that a card contradicts. */
import {MASSEUSE, PROGRAM} from '../facts';
import {append, en, es, mistake, swap} from '../tools';

const MISSING = /^Write the missing word, or delete /;
for (const [file, sentence] of [
  [en(PROGRAM), 'Bring the with you.'],
  [en('contact'), 'Ring your and wait at the door.'],
  [en(PROGRAM), 'It is a of the longer ones.'],
  [es(PROGRAM), 'Trae tu con una sonrisa.'],
  [es(PROGRAM), 'Se sirve un de cava.'],
  [es('contact'), 'Llama al y espera en la puerta.'],
] as const) {
  mistake(`a word missing in “${sentence}”`, file, append(sentence), MISSING, {at: sentence});
}

for (const [sentence, remedy] of [
  ['Puedes llevarte el copa.', /^Write “la copa”/],
  ['Puedes pedir una masaje.', /^Write “un masaje”/],
  ['Puedes ver el suite.', /^Write “la suite”/],
  ['Puedes llevarte tú copa.', /^Write “tu copa”/],
  ['Si, puedes llevarte la copa.', /^Write “Sí”/],
  ['¿Que incluye la sesión?', /^Write “Qué”|^Write “qué”/],
] as const) {
  mistake(`“${sentence}”`, es(PROGRAM), append(sentence), remedy, {at: sentence});
}

for (const [file, sentence] of [
  [en('contact'), 'Closed on 30 February.'],
  [en('contact'), 'Closed on June 31st.'],
  [en('contact'), 'Closed on 42 May.'],
  [es('contact'), 'Cerramos el 31 de junio.'],
  [es('contact'), 'Cerramos el 30 de febrero.'],
] as const) {
  mistake(`a day that no month has: ${sentence}`, file, append(sentence), /^Correct the day /, {
    at: sentence,
  });
}

for (const [file, sentence] of [
  [en(MASSEUSE), 'After thirty years of massage she is calm.'],
  [en(MASSEUSE), 'Her thirty years of experience show.'],
  [es(MASSEUSE), 'Tras treinta años de oficio no tiene prisa.'],
  [es(MASSEUSE), 'Sus treinta años de experiencia se notan.'],
] as const) {
  mistake(`years that her card contradicts: ${sentence}`, file, append(sentence), /^Leave it out/, {
    at: sentence,
  });
}

mistake(
  'a price that is none is told alone',
  en(PROGRAM),
  swap(/priceEur: (\d+)/, 'priceEur: $100'),
  /^Write a whole number of euros /,
  {field: 'sessions[0].priceEur'},
);
mistake(
  'a point of a picture in fractions',
  en('gallery'),
  swap(/focal: \[\d+, \d+\]/, 'focal: [0.66, 0.55]'),
  /^Write a whole number from 0 to 100 \(percent\)\./,
  {field: 'photos[0].focal[0]'},
);
mistake(
  'a letter of another alphabet is told alone',
  en(PROGRAM),
  append('Bring the gl\u0430ss with you.'),
  /^Type the word again\.$/,
  {at: 'Bring the gl'},
);

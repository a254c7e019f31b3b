/** Typing errors, accents forgotten, names misspelt. */
import {PROGRAM} from '../facts';
import {EN, textOf} from '../memory';
import {append, en, es, misspelt, mistake, set, swap} from '../tools';

const unknown = (wrong: string): RegExp =>
  new RegExp(`^“${wrong}”, which the dictionary does not have`);

for (const [wrong, meant] of [
  ['recieve', 'receive'],
  ['seperate', 'separate'],
  ['accomodation', 'accommodation'],
  ['beautifull', 'beautiful'],
  ['untill', 'until'],
  ['evning', 'evening'],
  ['tehm', 'them'],
] as const) {
  misspelt(
    `a slip of the hand: ${wrong}`,
    en(PROGRAM),
    `It is the kind of thing that one might ${wrong} on the stairs.`,
    meant,
    {at: wrong, found: unknown(wrong)},
  );
}

for (const [wrong, meant] of [
  ['habitacion', 'habitación'],
  ['tambien', 'también'],
  ['reservala', 'resérvala'],
  ['dinoslo', 'dínoslo'],
  ['resevar', 'reservar'],
  ['masage', 'masaje'],
  ['nesesario', 'necesario'],
] as const) {
  misspelt(
    `una errata: ${wrong}`,
    es(PROGRAM),
    `En la escalera queda escrito ${wrong} con tinta violeta.`,
    meant,
    {at: wrong, found: unknown(wrong)},
  );
}

mistake(
  'two in one field',
  es(PROGRAM),
  set(
    'description',
    'La habitacion huele a jabon y a lluvia, y nadie lleva la cuenta del rato que pasa.',
  ),
  /^Did you mean “habitación”, and “jabón”\?/,
  {field: 'description'},
);
mistake(
  'at the beginning of a sentence',
  es(PROGRAM),
  append('Quien llega tarde, llega. Despues se sube la escalera.'),
  /^Did you mean “Después”/,
  {at: 'Despues'},
);

const [, first = '', second = ''] =
  /^name: (\p{Lu}\p{Ll}{4,}) (\p{Lu}\p{Ll}{3,})$/mu.exec(textOf(`${EN}/${PROGRAM}.mdx`)) ?? [];
if (first) {
  const wrong = first.replace(/(.)(.)$/, '$2$1');
  mistake(
    'a program’s name, misspelt',
    en(PROGRAM),
    append(`It was called ${wrong} ${second} from its first day.`),
    new RegExp(`“${first}”`),
    {at: `called ${wrong}`},
  );
}

for (const [wrong, meant] of [
  ['segnda', 'segunda'],
  ['imagenes', 'imágenes'],
  ['jovenes', 'jóvenes'],
  ['vezes', 'veces'],
  ['havía', 'había'],
  ['cojer', 'coger'],
  ['albornós', 'albornoz'],
  ['hambiente', 'ambiente'],
] as const)
  misspelt(`corta: ${wrong}`, es(PROGRAM), `En la pared quedan ${wrong} de hace años.`, meant, {
    at: wrong,
    found: unknown(wrong),
  });
for (const [wrong, meant] of [
  ['luxery', 'luxury'],
  ['wierd', 'weird'],
  ['confortable', 'comfortable'],
] as const)
  misspelt(`short: ${wrong}`, en(PROGRAM), `It may seem ${wrong} at the door.`, meant, {
    at: wrong,
    found: unknown(wrong),
  });
mistake(
  'a slip in the first word of a field',
  en('masseuses/noa'),
  swap('personality: Observant', 'personality: Observent'),
  /^Did you mean “Observant”/,
  {field: 'personality'},
);
mistake(
  'una errata con mayúscula',
  'i18n/es/code.json',
  swap('"message": "Disponibilidad"', '"message": "Disponiblidad"'),
  /^Did you mean “Disponibilidad”/,
);
mistake(
  'a name of the house near a word without its accent',
  es('gallery'),
  swap('title: Galería', 'title: Galeria'),
  /^Did you mean “Galería”/,
  {field: 'title'},
);
mistake(
  'a number close to a word',
  en(PROGRAM),
  append('So you may breathe2 again.'),
  /Delete the number/,
  {
    at: 'breathe2',
  },
);

for (const [wrong, meant] of [
  ['tha', 'that'],
  ['wih', 'with'],
  ['lft', 'left'],
  ['rom', 'from'],
] as const) {
  const sentence = `The lamp is low ${wrong} the oil is warm.`;
  misspelt(`a letter missing in ${wrong}`, en(PROGRAM), sentence, meant, {
    at: sentence,
    found: unknown(wrong),
  });
}
for (const [wrong, meant] of [
  ['tdo', 'todo'],
  ['nla', 'la'],
] as const) {
  const sentence = `La luz es baja y ${wrong} el aceite está tibio.`;
  misspelt(`una letra de más o de menos: ${wrong}`, es(PROGRAM), sentence, meant, {
    at: sentence,
    found: unknown(wrong),
  });
}
for (const [file, word, sentence] of [
  [en(PROGRAM), 'u', 'Write to us when u are near the door.'],
  [en(PROGRAM), 'pls', 'Ring the bell twice pls and wait.'],
  [es(PROGRAM), 'ke', 'La luz es baja, ke es como gusta aquí.'],
  [es(PROGRAM), 'xfa', 'Llama dos veces, xfa, y espera.'],
] as const) {
  mistake(`a word as in a message: ${word}`, file, append(sentence), /^Write the whole word/, {
    at: sentence,
    found: new RegExp(`^“${word}”, as in a message`),
  });
}
misspelt(
  'as it sounds, and a word of English: equipage',
  es(PROGRAM),
  'Deja el equipage junto a la puerta.',
  'equipaje',
  {found: unknown('equipage')},
);

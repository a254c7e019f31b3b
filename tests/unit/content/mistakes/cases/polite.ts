/** Forms of usted, fixed labels, names of places: what a dictionary does not tell. */
import {FACT_PAGE, PROGRAM} from '../facts';
import {isExample} from '../memory';
import {append, en, es, misspelt, mistake, swap} from '../tools';

const CODE = 'i18n/es/code.json';
for (const [sentence, form] of [
  ['Léalas con calma.', 'Léalas'],
  ['Hay un libro arriba. Búsquelo sin prisa.', 'Búsquelo'],
  ['La puerta es roja. Ábrala con cuidado.', 'Ábrala'],
  ['Puede escribirnos ahora.', 'Puede escribirnos'],
  ['Puede escribir ahora o de madrugada.', 'Puede escribir'],
  ['Disculpe las molestias de la obra.', 'Disculpe las'],
] as const) {
  mistake(`usted: ${sentence}`, es(FACT_PAGE), append(sentence), /^Say it otherwise/, {
    at: sentence,
    found: new RegExp(`^“${form}”`),
  });
}
for (const [field, label, typed] of [
  ['booking.call', 'Llamar Ahora', 'Llamar ahora'],
  ['consent.acceptAll', 'Aceptar Todo', 'Aceptar todo'],
  ['masseuse.view', 'Ver Perfil', 'Ver su Perfil'],
] as const) {
  const remedy = new RegExp(`^Write “${label}”: it is a fixed label`);
  mistake(`a fixed label, ${typed}`, CODE, swap(`"${label}"`, `"${typed}"`), remedy, {field});
}
mistake(
  'an entry without its curly brackets',
  CODE,
  swap(/("booking\.duration": )\{\s*"message": ("[^"]*")\s*\}/, '$1$2'),
  /^Write \{ "message"/,
  {at: '"booking.duration"'},
);
if (isExample) {
  misspelt('a district', en(PROGRAM), 'It lies in the Eixampel, upstairs.', 'Eixample', {
    at: 'Eixampel',
  });
  misspelt('a district', es(PROGRAM), 'Queda en el Eixemple, arriba.', 'Eixample', {
    at: 'Eixemple',
  });
}
misspelt('a city', en(PROGRAM), 'Nobody in Barcelone hurries.', 'Barcelona', {at: 'Barcelone'});
mistake(
  'the name of a file that is too short for words',
  en('gallery'),
  swap(/alt: A round stone tub.*/, 'alt: moonbath-window.jpg'),
  /^Say in words/,
  {field: 'photos[1].alt', found: /^the name of a file/},
);
for (const [typed, meant] of [
  ['4.5 metros', '4,5'],
  ['1,200 pasos', '1200'],
] as const) {
  mistake(
    `a number of English, ${typed}`,
    es(PROGRAM),
    append(`La alfombra tiene ${typed} de largo.`),
    new RegExp(`: write ${meant}\\.$`),
    {at: typed},
  );
}
mistake('an hour of two digits', es(FACT_PAGE), append('Abrimos a las 10 h.'), /^Leave it out/, {
  found: /^“Abrimos a las 10”/,
});

// To several readers, and to one as a stranger, where the original says “you”.
for (const [from, to, remedy] of [
  ['Tu elección se queda', 'Vuestra elección se queda', /^Say it to one reader, with tú/],
  ['Puedes cambiarla', 'Podéis cambiarla', /^Say it to one reader, with tú/],
  ['Tu elección se queda', 'Su elección se queda', /^Say it otherwise/],
] as const) {
  mistake(
    `the reader of a label: ${to}`,
    CODE,
    (text) => text.replace(from, to).replace(/(?<=: "Su elección.*)Puedes/u, 'Puede'),
    remedy,
    {field: 'consent.preferencesText'},
  );
}

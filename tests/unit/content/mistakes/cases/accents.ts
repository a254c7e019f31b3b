/** Slips that a dictionary alone does not tell: of words the house uses, apostrophes, accents beside a noun. */
import {PROGRAM} from '../facts';
import {EN, fileNames, textOf} from '../memory';
import {en, es, misspelt, mistake, swap} from '../tools';

for (const [wrong, right] of [
  ['dont', 'don’t'],
  ['alot', 'a lot'],
  ['teh', 'the'],
  ['tommorow', 'tomorrow'],
  ['definately', 'definitely'],
  ['atmosfere', 'atmosphere'],
  ['long-evenign', 'evening'],
  ['mezanine', 'mezzanine'],
  ['realy', 'really'],
  ['tomorow', 'tomorrow'],
  ['revolveing', 'revolving'],
  ['troughout', 'throughout'],
  ['recepcion', 'reception'],
] as const) {
  misspelt(
    `a slip of the hand: ${wrong}`,
    en(PROGRAM),
    `It was ${wrong} that somebody wrote on the stairs.`,
    right,
    {at: `was ${wrong}`},
  );
}

for (const [wrong, right] of [
  ['dia', 'día'],
  ['asi', 'así'],
  ['compania', 'compañía'],
  ['habitacón', 'habitación'],
  ['tantrico', 'tántrico'],
  ['trankila', 'tranquila'],
  ['exelente', 'excelente'],
  ['tranquilidaz', 'tranquilidad'],
  ['paples', 'papeles'],
  ['pasiyo', 'pasillo'],
  ['habitaciòn', 'habitación'],
  ['rapidamente', 'rápidamente'],
  ['despeues', 'después'],
  ['visitanos', 'visítanos'],
  ['reserba', 'reserva'],
  ['porfavor', 'por favor'],
] as const) {
  misspelt(
    `una errata: ${wrong}`,
    es(PROGRAM),
    `En la escalera queda escrito ${wrong} con tinta violeta.`,
    right,
    {at: `escrito ${wrong}`},
  );
}

for (const [sentence, right] of [
  ['Queda escrito el numero de la puerta.', 'el número'],
  ['Queda una lampara en la escalera.', 'una lámpara'],
  ['No queda nada mas que la escalera.', 'nada más'],
  ['¿Como se sube la escalera?', '¿Cómo'],
  ['¿Quien sube la escalera?', '¿Quién'],
  ['Ademas, la escalera cruje.', 'Además'],
] as const) {
  misspelt(`sin tilde: ${sentence}`, es(PROGRAM), sentence, right, {
    at: sentence,
    found: /without an accent$/,
  });
}

/** Programs whose name is one word with an accent; people’s names may be right without theirs. */
const accented = fileNames(`${EN}/programs/`)
  .map((file) => /^name: (\p{Lu}\p{Ll}*[áéíóú]\p{Ll}*)$/mu.exec(textOf(file))?.[1] ?? '')
  .filter(Boolean);
for (const name of accented) {
  const wrong = name.normalize('NFD').replace(/\u0301/g, '');
  misspelt(
    'a name without its accent',
    en(PROGRAM),
    `It was called ${wrong} from its first day.`,
    name,
    {at: `called ${wrong}`},
  );
}
const [long = ''] = fileNames(`${EN}/masseuses/`)
  .map((file) => /^name: (\p{Lu}\p{Ll}{5,})$/mu.exec(textOf(file))?.[1] ?? '')
  .filter((name) => /(.)\1/.test(name));
if (long) {
  const wrong = long.replace(/(.)\1/, '$1');
  misspelt(
    'a name that something belongs to',
    en(PROGRAM),
    `It was in ${wrong}’s notebook from its first day.`,
    long,
    {at: `in ${wrong}’s`},
  );
}

mistake(
  'a heading that asks without its accent',
  es('outcall'),
  swap(/^## Qué (?=\*)/m, '## Que '),
  /^Did you mean “Qué”\?/,
  {at: '## Que ', found: /without an accent$/},
);

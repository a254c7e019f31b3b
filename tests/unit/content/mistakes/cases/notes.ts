/** Notes to colleagues that were left in the words, however they are written. */
import {append, en, es, mistake, set, swap} from '../tools';

const REMEDY = /^Delete the note, and write the words that it stands for/;

for (const [file, from, to, found] of [
  [en('casting'), 'Impeccable hygiene', '**NEW** Impeccable hygiene', 'NEW'],
  [es('casting'), 'Higiene', '**NUEVO** Higiene', 'NUEVO'],
  [es('about'), 'Así *trabajamos*', 'Así *trabajamos* (NEW)', 'NEW'],
  [en('about'), 'Say it *your way*', 'Say it *your way* (old version)', '\\(old version\\)'],
  [es('about'), 'Dilo *', 'Dilo (versión antigua) *', '\\(versión antigua\\)'],
  [en('outcall'), '## Where we *go*', '## Where we *go* — revisar', '— revisar'],
  [en('about'), 'description: ', 'description: TODO ', 'TODO'],
  [es('about'), 'La barandilla se acuerda.', 'La barandilla se acuerda. PENDIENTE', 'PENDIENTE'],
  [es('home'), 'Léelas con calma.', 'Léelas con calma. ??', '\\?\\?'],
  [
    es('legal/terms-of-service'),
    'Los precios están',
    'Nota: falta confirmar con Luis. Los precios están',
    'Nota: falta confirmar con Luis',
  ],
] as const) {
  mistake(`a note: ${to}`, file, swap(from, to), REMEDY, {
    at: to.replace(/^[^A-ZÁ]+/u, ''),
    found: new RegExp(`^the note “${found}”$`),
  });
}
mistake(
  'a bracket of code.json in a message',
  es('masseuses'),
  swap(/message="[^"]*"/, 'message="Buenas noches. ¿Está {masseuse} esta noche?"'),
  /^Write the words that belong there: code\.json alone/,
  {at: '{masseuse}', field: 'WhatsAppLink message'},
);
mistake(
  'a bracket of code.json in a field',
  en('about'),
  set(
    'description',
    'Why {brand} opened, what it holds to, and how a night in it is run, hour by hour, until the last lamp.',
  ),
  /^Write the words that belong there: code\.json alone/,
  {field: 'description'},
);
for (const [file, paragraph] of [
  [en('masseuses/noa'), 'DRAFT 2'],
  [es('masseuses/noa'), 'BORRADOR'],
  [en('programs/prana-nirvana'), 'Note for Marta: check this.'],
  [es('programs/prana-nirvana'), 'Nota para Marta: revisar esto.'],
  [en('outcall'), 'Rewrite this paragraph.'],
  [es('outcall'), 'Corregir esta frase.'],
] as const) {
  mistake(`a note of its own: ${paragraph}`, file, append(paragraph), REMEDY, {at: paragraph});
}

/** Words that stop, begin or stand where none do: entries cut short, small beginnings, letters and signs left over. */
import {both, en, es, mistake, swap} from '../tools';

const STOPS = {found: /^words that stop at /};
const BACK = /^Put back what came after/;

for (const [file, from, to] of [
  [en('contact'), '- A drink while the water warms', '- A drink while the'],
  [en('contact'), '- A rain shower and warm towels', '- A glass of'],
  [en('contact'), '## First the message, *then the stairs*', '## First the message, *then the*'],
  [en('contact'), 'title="Nothing left vague"', 'title="Nothing left or"'],
  [es('contact'), '### Para el taxista', '### Para el'],
  [es('casting'), '- Ganas de aprender', '- Ganas de'],
] as const) {
  mistake(`words cut at a small word: ${to}`, file, swap(from, to), BACK, {...STOPS, at: to});
}

const TWIN = {found: /without its twin$/};
mistake(
  'a quotation opened twice',
  en('legal/terms-of-service'),
  swap('“Stop” is enough.', '“Stop is enough.'),
  /^Open with “/,
  TWIN,
);
mistake(
  'a quotation opened twice',
  es('legal/terms-of-service'),
  swap('Basta un «para».', 'Basta un «para.'),
  /^Open with «/,
  TWIN,
);
mistake(
  'a quotation closed twice',
  es('contact'),
  swap('se oye.', 'se oye. Dicen «ya» o no», y basta.'),
  /^Open with «/,
  TWIN,
);

const SMALL = {found: /^a paragraph that begins small/};
for (const [file, from, to] of [
  [en('masseuses/alba'), 'So a session', 'so a session'],
  [es('masseuses/alba'), 'Puedes hablarle', 'puedes hablarle'],
  [es('contact'), 'No hay formulario', 'no hay formulario'],
] as const) {
  mistake('a paragraph that begins small', file, swap(from, to), /^Begin it with/, {
    ...SMALL,
    at: to,
  });
}
for (const [file, from, to] of [
  [es('contact'), 'No hay formulario', 'sNo hay formulario'],
  [en('contact'), 'Ring once', 'nRing once'],
  [en('masseuses/alba'), 'So a session', 'dSo a session'],
] as const) {
  mistake('a letter left before a capital', file, swap(from, to), /^Delete the letter/, {at: to});
}

const COPIED = {found: /^a line of a list without its sign/};
for (const [file, from, to] of [
  [en('contact'), '- Robe, slippers', 'o Robe, slippers'],
  [es('contact'), '- Albornoz', 'o Albornoz'],
  [
    en('contact'),
    '- Robe, slippers and fresh linen\n- A drink',
    'o Robe, slippers and fresh linen\no A drink',
  ],
] as const) {
  mistake('an entry with the sign of a word processor', file, swap(from, to), /^Write “- ”/, {
    ...COPIED,
    at: to.split('\n')[0] ?? '',
  });
}
mistake(
  'a paragraph that fell out of its entry',
  en('masseuses'),
  swap('  Her card lists her languages.', 'Her card lists her languages.'),
  /^Write two blanks/,
  {at: 'Her card lists'},
);
mistake(
  'a paragraph that fell out of the last entry',
  es('masseuses'),
  (text) => text.replace(/^ {2}(\S.*\n\n<\/Reasons>)/m, '$1'),
  /^Write two blanks/,
);

for (const [file, from, to] of [
  [en('contact'), 'it is heard.', 'it is heard.\\nTwo flights.'],
  [es('masseuses/alba'), 'como quien riega.', 'como quien riega.\\n\\nY nada más.'],
  [en('contact'), 'it is heard.', 'it is heard. The Eixample was planned by Cerdà [1].'],
  [es('masseuses/alba'), 'como quien riega.', 'como quien riega.[2]'],
] as const) {
  mistake(`signs left over: ${to}`, file, swap(from, to), /^Delete it: /, {at: to});
}
for (const file of both('masseuses/alba')) {
  mistake(
    'a field below the fields',
    file,
    swap(/\n---\n\n/, '\n---\n\npersonality: Quiet\n\n'),
    /^Write it above the line ---/,
    {found: /^the field personality/},
  );
}
for (const [file, said] of [
  [en('legal/terms-of-service'), 'Last updated: 3 March 2025.'],
  [es('legal/terms-of-service'), 'Última actualización: 3 de marzo de 2025.'],
  [es('legal/privacy-policy'), 'Actualizado el 3 de marzo de 2025.'],
] as const) {
  mistake(
    'the day of the last change',
    file,
    swap(/\n## /, `\n${said}\n\n## `),
    /^Delete it: the page shows/,
    {at: said},
  );
}

for (const [file, from, to, field] of [
  [
    en('programs/ancestral-lust'),
    'All you have to do is thaw.',
    'All you have to do',
    'phases[0].text',
  ],
  [
    es('programs/ancestral-lust'),
    'Solo tienes que entrar en calor.',
    'Solo tienes que entrar',
    'phases[0].text',
  ],
  [
    en('legal/cookie-policy'),
    'The website has no feature that would need it.',
    'The website has',
    '',
  ],
  [
    es('legal/cookie-policy'),
    'La web no tiene ninguna función que las necesite.',
    'La web no tiene',
    '',
  ],
] as const) {
  mistake(
    'a sentence behind others that breaks off',
    file,
    swap(from, to),
    /^Finish its last sentence/,
    {
      field,
      found: /^(?:a text|an entry) that stops at “…/,
    },
  );
}
for (const [file, text, at] of [
  [en('programs/ancestral-lust'), 'which is also included.', 3],
  [es('programs/ancestral-lust'), 'que también va incluido.', 3],
] as const) {
  mistake(
    'a field without the full stop of those beside it',
    file,
    swap(text, text.slice(0, -1)),
    /^Write one, as the/,
    {field: `phases[${at}].text`, found: /^no full stop at the end/},
  );
}
mistake(
  'an entry without its full stop, beside one that a component ends',
  en('legal/cookie-policy'),
  swap('nothing yet. The website has no feature that would need it.', 'nothing yet'),
  /^Write one, as the others/,
  {at: '- **Functional'},
);
mistake(
  'the line of a paragraph pasted once more',
  es('legal/cookie-policy'),
  swap(/^(También puedes borrar .*\n)/m, '$1$1'),
  /^Delete one of the two\.$/,
  {at: 'También puedes borrar'},
);

/** Markdown pasted from other editors, which keep its signs from marking anything; signs by name that were cut. */
import {append, en, es, mistake, swap} from '../tools';

const MENDS = /^Delete each backslash/;

for (const [name, file, from, to, at] of [
  ['stars around a word', en('home'), '*veiled*', '\\*veiled\\*', '\\*veiled'],
  ['stars around a word', es('contact'), '*contestamos*', '\\*contestamos\\*', '\\*contestamos'],
  ['lines around words', en('outcall'), '*your slippers*', '\\_your slippers\\_', '\\_your'],
  ['two stars around a word', en('about'), '**Craft**', '\\*\\*Craft\\*\\*', '\\*\\*Craft'],
  ['the signs of a heading', en('contact'), '## On arrival', '\\## On arrival', '\\## On'],
  ['the signs of a heading', es('home'), '## Estancias', '\\## Estancias', '\\## Estancias'],
  ['a hyphen', en('contact'), '- A rain shower', '\\- A rain shower', '\\- A rain'],
  ['a hyphen', en('legal/legal-notice'), '- **Company:**', '\\- **Company:**', '\\- **'],
  ['a star', en('legal/legal-notice'), '- **Company:**', '\\* **Company:**', '\\* **'],
  ['a hyphen', es('legal/terms-of-service'), '- Cancelar más', '\\- Cancelar más', '\\- Canc'],
  ['a number', en('home'), '2. Veiled', '2\\. Veiled', '2\\. '],
  ['the sign of a quotation', en('programs/outcall'), '> She carries', '\\> She carries', '\\> '],
] as const) {
  mistake(`${name} behind a backslash`, file, swap(from, to), MENDS, {at});
}
for (const [file, from, to] of [
  [en('programs/outcall'), '*and what time*', '\\*and what time\\*'],
  [es('programs/outcall'), /^( {2}title: .*?)\*(.*)\*/m, '$1\\*$2\\*'],
] as const) {
  mistake('stars of a closing behind backslashes', file, swap(from, to), MENDS, {
    field: 'closing.title',
  });
}

mistake(
  'an apostrophe by name without its semicolon',
  en('home'),
  swap('the light can turn', 'the light can turn&rsquo'),
  /^Type ’ for an apostrophe/,
  {at: '&rsquo'},
);
mistake(
  'a question mark by name without its semicolon',
  es('contact'),
  append('&iquestQué más? Nada.'),
  /^Type the sign itself/,
  {at: '&iquest'},
);

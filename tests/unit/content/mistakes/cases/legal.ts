/** Legal texts: each part of a translation says what the original says. */
import {en, es, mistake, swap} from '../tools';

const terms = {en: en('legal/terms-of-service'), es: es('legal/terms-of-service')};
for (const [name, file, change, found, remedy] of [
  ['lost', terms.es, swap(/Los masajes son de bienestar.*\n\n/, ''), /^2 paragraphs/, /^Add/],
  ['with facts lost', terms.es, swap(/\n.*name="openingHours".*\n/, ''), /^2 par/, /^Add/],
  [
    'lost in the original',
    terms.en,
    swap(/The massages are given.*\n\n/, ''),
    /^3 par/,
    /^Put back in docs/,
  ],
] as const) {
  mistake(`a paragraph ${name}`, file, change, remedy, {
    in: terms.es,
    found,
    ...(file === terms.es && {at: '{#services}'}),
  });
}
mistake(
  'a name in code that was translated',
  es('legal/cookie-policy'),
  swap('| `necessary` |', '| `necesarias` |'),
  /^Write `necessary`/,
  {at: '`necesarias`'},
);

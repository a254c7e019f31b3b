/** Legal texts: each part of a translation says what the original says. */
import {textOf} from '../memory';
import {both, cases, en, es, mistake, swap} from '../tools';

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

/** A part of a legal text, by the name of its heading. */
const partOf = (name: string): RegExp =>
  new RegExp(`^## .*\\{#${name}\\}\\n(?:(?!## ).*\\n)*`, 'm');

for (const [page, part, law] of [
  ['legal/privacy-policy', 'complaint', 'GDPR, article 13\\(2\\)\\(d\\)'],
  ['legal/legal-notice', 'registry', 'LSSI, article 10\\.1\\.b'],
  ['legal/terms-of-service', 'cancellation', 'Real Decreto Legislativo 1/2007, article 60'],
] as const) {
  const without = (file: string) => ({file, to: textOf(file).replace(partOf(part), '')});
  cases.push({
    name: `a part that a law asks for, gone from every language: ${part}`,
    edits: both(page).map(without),
    file: en(page),
    field: '',
    found: new RegExp(`\\{#${part}\\} in any language`),
    remedy: new RegExp(`^That part is asked for by law \\(${law}\\)`),
  });
}

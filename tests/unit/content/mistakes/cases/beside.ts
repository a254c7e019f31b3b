/** What one language says otherwise than the other, beside it; and what no page of the house may say. */
import {append, en, es, mistake, mistakeInExample, set, swap} from '../tools';

mistake(
  'a way to pay that one language has',
  es('about'),
  append('También se paga por Bizum.'),
  /^Leave it out, or say it in every language/,
  {at: 'por Bizum', found: /^“Bizum”, a way to pay that no text in English names/},
);
for (const [file, from, to] of [
  [es('masseuses/elena'), 'Elena le pone vetiver', 'Alba le pone vetiver'],
  [en('masseuses/elena'), 'Elena', 'Lucía'],
] as const)
  mistakeInExample(
    `the name of another masseuse: ${to}`,
    file,
    (text) => {
      const [head, body = ''] = text.split(/(?<=\n---\n)(?!.*\n---\n)/s);
      return `${head}${body.replace(from, to)}`;
    },
    /^Write Elena/,
  );

for (const [file, words] of [
  [en('about'), 'Write before midnight, for reception closes then.'],
  [es('about'), 'Escribe antes de las doce, que la recepción cierra.'],
] as const)
  mistake('a reception that closes', file, append(words), /^Leave it out, or give openingHours/, {
    at: words,
  });
mistake(
  'prices without the tax',
  en('massage-menu'),
  swap('Prices include VAT (IVA).', 'Prices do not include VAT (IVA).'),
  /^Say that it is included/,
);
mistake(
  'three times the price',
  es('programs/four-hands'),
  swap('al doble de su precio', 'al triple de su precio'),
  /^Correct it, or leave the sum out/,
);
for (const file of [en('casting'), es('casting')])
  mistake('a note behind //', file, set('label', 'Casting // revisar'), /^Delete it; in fields/, {
    field: 'label',
  });
for (const [file, words] of [
  [en('legal/legal-notice'), 'This is all that the law asks. TODO check with Marta'],
  [es('legal/legal-notice'), 'Es todo lo que pide la ley. TODO revisar con Marta'],
] as const)
  mistake('a note without its colon', file, append(words), /^Delete the note/, {at: words});
for (const [file, from] of [
  [es('contact'), '## Al llegar'],
  [en('casting'), /^## .*/m],
] as const)
  mistake(
    'a full stop behind a heading',
    file,
    (text) => text.replace(from, (heading) => `${heading.replace(/ \{#.*/, '')}.`),
    /^Delete it: the \d+ others have none/,
    {found: /^a full stop at the end/},
  );
mistake(
  'a price of ten times',
  en('programs/nyx-sensoria'),
  swap('priceEur: 170}', 'priceEur: 1700}'),
  /digit/,
  {
    field: 'sessions[0].priceEur',
  },
);

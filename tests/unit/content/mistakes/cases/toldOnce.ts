/** One slip that several rules see is one message, on the page where it was made. */
import {textOf} from '../memory';
import {append, en, es, mistake, swap} from '../tools';

const OTHERWISE = /^Say it otherwise/;

mistake(
  'a closing pasted',
  en('contact'),
  swap(
    /A name you like to be called by.*/,
    'Write now, or in the small hours. You won’t be waking us.',
  ),
  OTHERWISE,
  {in: en('home')},
);
mistake(
  'the heading of another closing',
  es('contact'),
  swap('## Primero el mensaje, *después la escalera*', '## Siempre hay *una ventana encendida*'),
  OTHERWISE,
);
mistake(
  'a closing of another page',
  es('home'),
  swap('## Siempre hay *una ventana encendida*', '## Primero el mensaje, *después la escalera*'),
  OTHERWISE,
);
for (const file of [en('programs/erosofia'), es('programs/nyx-sensoria')]) {
  const other = file.replace(/[\w-]+\.mdx$/, 'burning-sekhem.mdx');
  const second = (text: string): string =>
    (text.split('\n---\n')[1] ?? '').split('\n\n').filter((one) => /^\p{Lu}/u.test(one))[1] ?? '';
  mistake(
    'a paragraph of another program',
    file,
    (text) => text.replace(second(text), () => second(textOf(other))),
    OTHERWISE,
  );
}
mistake(
  'a line of a block in the other language',
  en('massage-menu'),
  swap('Silence does half of the work.', 'La mitad del trabajo la hace el silencio.'),
  /^Write them in English/,
  {at: 'La mitad del trabajo'},
);
const ARRIVAL = '## On arrival';
for (const [name, html] of [
  ['a list of HTML', '<ul><li>One</li></ul>'],
  ['a table of HTML', '<table>\n<tr><td>One</td></tr>\n</table>'],
  ['a part that opens', '<details>\n<summary>More</summary>\n\nRing once.\n\n</details>'],
] as const) {
  mistake(name, en('contact'), swap(ARRIVAL, `${html}\n\n${ARRIVAL}`), /^HTML is not written/);
}
for (const box of [':::tip\n\nRing once.\n\n:::', ':::note\nRing once.\n:::']) {
  mistake(
    'a box',
    en('contact'),
    swap(ARRIVAL, `${box}\n\n${ARRIVAL}`),
    /^Delete it, and the :::/,
    {
      at: ':::',
    },
  );
}
mistake(
  'a link of HTML in place of a component',
  en('about'),
  swap('<CallLink />', '<a href="tel:+34930000000">Call</a>'),
  /^HTML is not written/,
);
mistake(
  'a paragraph in another part',
  es('legal/terms-of-service'),
  (text) => {
    const [moved = ''] = /Los precios pueden cambiar.*\n\n/.exec(text) ?? [];
    return text.replace(moved, '').replace(/## .*\{#refunds\}\n\n/, (heading) => heading + moved);
  },
  /^Move it there/,
  {at: '{#refunds}'},
);
for (const [id, from, to] of [
  ['intimate', '{#intimate}', '{#intimate-life}'],
  ['applicants', '{#applicants}', '{#casting}'],
] as const) {
  mistake(
    'a name that links know otherwise',
    en('legal/privacy-policy'),
    swap(from, to),
    new RegExp(`^Write {#${id}}`),
    {at: to},
  );
}
for (const [name, file, from, to, remedy] of [
  ['words', en('contact'), 'import CallToAction', 'Welcome!\nimport CallToAction', /^Delete them/],
  [
    'a line',
    es('contact'),
    'import CallToAction',
    '\nHola.\n\nimport CallToAction',
    /^Delete them/,
  ],
] as const) {
  mistake(`${name} among the imports`, file, swap(from, to), remedy, {found: /^words among/});
}
for (const [typed, remedy] of [
  ['<https://www.barcelona.cat>', /\[words\]\(https:\/\/www\.barcelona\.cat\)/],
  ['<hola@velada.es>', /<MailLink box="info" \/>/],
] as const) {
  mistake(
    'an address in angle brackets',
    es('contact'),
    swap('se oye.', `se oye. ${typed}.`),
    remedy,
    {
      at: typed,
    },
  );
}
mistake(
  'a blank as code',
  en('about'),
  swap('Our mission is small', 'Our{" "}mission is small'),
  /type a blank/,
);
mistake(
  'a fact that was made a link',
  en('legal/legal-notice'),
  swap('<BusinessFact name="infoEmail" />', '[us](mailto:info@velada.example)'),
  /^Use the component <MailLink/,
);
mistake(
  'an entry of a legal list pasted twice',
  es('legal/terms-of-service'),
  swap(/^(- .*\n)/m, '$1$1'),
  /^Delete one of the two/,
);
mistake(
  'two names of one import',
  en('programs/four-hands'),
  swap(/^import /m, "import React, {useState} from 'react';\nimport "),
  /^Pages import listed components only/,
);
mistake(
  'an age that a translation makes younger',
  es('outcall'),
  swap('18 años cumplidos', '16 años cumplidos'),
  /^Write 18/,
);
mistake(
  'two specialties that changed places',
  es('masseuses/lucia'),
  (text) => text.replace(/^( +- .*\n)( +- .*\n)/m, '$2$1'),
  /^It has changed places with specialties/,
  {field: 'specialties[0]'},
);
mistake(
  'a specialty in words of small ads',
  en('masseuses/valeria'),
  swap('- Long evenings', '- VIP evenings'),
  /^Write one of/,
);
mistake(
  'an entry of code.json under another one’s name',
  'i18n/es/code.json',
  swap('"footer.services": {', '"footer.links": {'),
  /^Write "footer.services" in its place/,
  {field: 'footer.links'},
);
mistake(
  'a part pasted twice with its component',
  es('casting'),
  (text) => text.replace(/^### Qué enviar\n+<ApplicationList \/>\n/m, (part) => `${part}\n${part}`),
  /^Call one of the two otherwise/,
);
for (const file of [en('programs/tao-de-jade'), es('programs/tao-de-jade')])
  mistake('a text that begins with #', file, swap('subtitle: ', 'subtitle: #'), /quotation marks/, {
    found: /^a text that begins with #/,
  });
mistake(
  'quoted lines in a biography',
  es('masseuses/valeria'),
  append('> «Una botella no se abre: se le pregunta».'),
  /^Nobody is quoted in a biography/,
);

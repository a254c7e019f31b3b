/** Headings, parts, names and links that one language lost and the other has. */
import {en, es, mistake, swap} from '../tools';

for (const [file, heading, at, there] of [
  [es('programs/four-hands'), '## Lo que cuesta', '<DoubledPrices', 'What it costs'],
  [es('programs/outcall'), '## Qué incluye la visita', '- ', 'What the service includes'],
  [en('programs/outcall'), '## How it works', '<Steps>', 'Cómo funciona'],
  [en('contact'), '### For the driver', '<', 'Para el taxista'],
  [es('outcall'), '### Antes de salir', '<', 'Before we travel'],
] as const) {
  mistake(
    `the heading ${heading} deleted`,
    file,
    swap(`${heading}\n\n`, ''),
    new RegExp(`has “${there}” there: put it back`),
    {found: /^no heading/, ...(at.length > 2 && {at: `\n${at}`.trim()})},
  );
}

mistake(
  'a part deleted with its heading',
  en('contact'),
  swap(/## On arrival\n\n<MarkdownCheckList>[\s\S]*?<\/MarkdownCheckList>\n\n/, ''),
  /^Put back what stood in it, as .*contact\.mdx has it/,
  {at: 'import {MarkdownCheckList}'},
);
for (const [file, from, to] of [
  [es('home'), '<SessionRange />, <PriceRange />', '<SessionRange />'],
  [en('about'), 'included: <PriceRange />, in cash', 'included, in cash'],
] as const) {
  mistake(
    'prices taken out of their sentence',
    file,
    swap(from, to),
    /^Put <PriceRange \/> back where the text says it/,
    {at: 'import PriceRange'},
  );
}

for (const file of [en('legal/legal-notice'), es('legal/legal-notice')]) {
  mistake(
    'the name of another heading',
    file,
    (text) => text.replace('{#links}', '{#law}'),
    /^Write \{#links\}, as /,
    {at: '{#law}'},
  );
}
for (const [file, link, words, to] of [
  [es('legal/privacy-policy'), '[un apartado propio](#intimate)', 'un apartado propio', 'intimate'],
  [en('legal/privacy-policy'), '[a section of its own](#intimate)', 'a section of its', 'intimate'],
  [en('legal/privacy-policy'), '[Your rights](#rights)', 'Your rights', 'rights'],
] as const) {
  mistake(
    `a link to #${to} that is words alone`,
    file,
    swap(link, words),
    new RegExp(`write \\[words\\]\\(#${to}\\)`),
    {at: words},
  );
}

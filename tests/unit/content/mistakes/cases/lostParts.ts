/** What one language lost: entries, steps, words on stopping, links, the facts that the law wants. */
import {textOf} from '../memory';
import {cases, en, es, mistake, swap} from '../tools';

/** Takes the line away that begins so, with the empty line below a paragraph. */
const without = (beginning: string): ((text: string) => string) =>
  swap(new RegExp(`^${beginning.replace(/[.*?()]/g, '\\$&')}.*\\n+`, 'm'), '');

const FEWER = /^a list of \d+ entr/;
for (const [id, beginning] of [
  ['casting', '- Ganas'],
  ['contact', '- Ducha'],
  ['programs/outcall', '4. '],
  ['outcall', '- El pago'],
] as const)
  mistake(`a list without “${beginning}”`, es(id), without(beginning), /^Add what is missing/, {
    found: FEWER,
  });
for (const [id, beginning] of [
  ['programs/outcall', '- A couple'],
  ['outcall', '- Half the price'],
  ['casting', '- Impeccable'],
] as const)
  mistake(`a list without “${beginning}”`, en(id), without(beginning), /^Put back in docs/, {
    in: es(id),
    found: FEWER,
  });
for (const [file, beginning, number] of [
  [es('programs/outcall'), '2. ', 2],
  [en('programs/outcall'), '1. ', 1],
  [en('home'), '3. ', 3],
  [es('home'), '5. ', 5],
] as const)
  mistake(`a step lost: ${number}`, file, without(beginning), /^Put back what stood there/, {
    found: new RegExp(`^no number ${number} in a list`),
  });

for (const [file, beginning] of [
  [en('programs/nyx-sensoria'), 'Before the silk'],
  [en('programs/tao-de-jade'), 'How firm'],
  [es('programs/hedone-sacra'), 'Sin acuerdo'],
  [es('programs/kaula-tantra'), 'Antes de sentaros'],
] as const)
  mistake('no word on stopping', file, without(beginning), /put that paragraph back here/, {
    found: /refuse or stop$/,
  });

for (const [file, link] of [
  [es('programs/four-hands'), /\[(menú)\]\([^)]*\)/],
  [en('programs/outcall'), /\[(the menu)\]\([^)]*\)/],
  [es('outcall'), /\[(su propia página)\]\([^)]*\)/],
  [en('about'), /\[(the gallery)\]\([^)]*\)/],
  [es('legal/cookie-policy'), /\[(política de privacidad)\]\([^)]*\)/],
] as const)
  mistake('a link lost', file, swap(link, '$1'), /write \[[\p{L} ]+\]\(\/[\w/-]+\.mdx\)/u, {
    found: /link/,
  });
const PRIVACY = 'legal/privacy-policy';
for (const file of [en(PRIVACY), es(PRIVACY)])
  mistake(
    'a link to another website than its words say',
    file,
    swap('(https://www.aepd.es)', '(https://www.aepd.com)'),
    /^Write the same address in both/,
    {at: 'aepd.com'},
  );
mistake(
  'a link to another website than in the original',
  es(PRIVACY),
  swap('[www.aepd.es](https://www.aepd.es)', '[su web](https://www.apd.es)'),
  /^The original leads to https:\/\/www\.aepd\.es/,
  {at: 'www.apd.es'},
);

for (const [id, fact] of [
  [PRIVACY, 'company'],
  [PRIVACY, 'address'],
  ['legal/legal-notice', 'nif'],
] as const) {
  const take = swap(new RegExp(`^.*name="${fact}".*\\n`, 'm'), '');
  const told = {found: new RegExp(`^no <BusinessFact name="${fact}"`)};
  const made = mistake(`no ${fact}`, en(id), take, /^The law wants it here/, told);
  // Taken away in both languages, it is missing once.
  const twin = {file: es(id), to: take(textOf(es(id)))};
  if (made) cases.push({...made, name: `${made.name} in both`, edits: [...made.edits, twin]});
}
mistake(
  'a fact that the original lost',
  en('legal/legal-notice'),
  swap('<BusinessFact name="whatsapp" />', 'the same number'),
  /put it back where/,
  {at: 'the same number'},
);

/** Takes a component away with what stands inside it, and its import where that is said. */
const withoutBlock =
  (name: string, isImported: boolean) =>
  (text: string): string =>
    (isImported ? text : text.replace(new RegExp(`^import .*\\b${name}\\b.*\\n`, 'm'), '')).replace(
      new RegExp(`<${name}(?:[^>]*/>|[^>]*>[\\s\\S]*?</${name}>)\\n*`),
      '',
    );
for (const [id, name] of [
  ['about', 'Mission'],
  ['contact', 'LocationPanel'],
] as const)
  for (const isImported of [true, false])
    mistake(
      `${name} lost in the original${isImported ? '' : ' with its import'}`,
      en(id),
      withoutBlock(name, isImported),
      /shows it: put that part back, or delete it there too\.$/,
      {found: new RegExp(`^no <${name}> in the text$`)},
    );

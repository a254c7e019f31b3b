/** Facts that one language shows and the other lost, counts in their form, links to the wrong place. */
import {cases, en, es, mistake, mistakeInExample, swap} from '../tools';

const fact = (name: string): string => `<BusinessFact name="${name}" />`;
const BACK = /put it back where /;

for (const [id, name, from, to] of [
  ['legal/legal-notice', 'company', fact('company'), 'Velada Barcelona SL'],
  ['legal/terms-of-service', 'brand', `under the name ${fact('brand')}`, 'under the name Velada'],
  ['legal/legal-notice', 'infoEmail', `E-mail:** ${fact('infoEmail')}`, 'E-mail:** on request'],
  ['legal/terms-of-service', 'openingHours', fact('openingHours'), 'always'],
] as const) {
  mistake(`typed in place of ${name} in the original`, en(id), swap(from, to), BACK, {
    found: new RegExp(`^no <BusinessFact name="${name}" />$`),
    at: to,
  });
}
mistake(
  'typed in place of a fact in the translation',
  es('legal/terms-of-service'),
  swap(fact('brand'), 'Velada'),
  /put it where its sentence stands here/,
  {found: /^no <BusinessFact name="brand" \/>$/, at: 'Velada'},
);
for (const [from, to] of [
  ['- <CastingFact name="contract" />', '- A contract of employment'],
  ['We answer within <CastingFact name="reply" />', 'We answer within two weeks'],
  ['<CastingFact name="pay" /> a day, <CastingFact name="payIs" />', 'Good pay'],
] as const) {
  mistake(
    'a promise typed in the original',
    en('casting'),
    swap(from, to),
    /put (?:it|them) back/,
    {
      found: /^no <CastingFact /,
      at: to,
    },
  );
}
mistake(
  'a note in place of a fact',
  es('legal/legal-notice'),
  swap(fact('nif'), '[NIF]'),
  /put it where its sentence stands/,
  {at: '[NIF]'},
);
const company = swap(/- \*\*.*<BusinessFact name="company" \/>\n/, '');
const controller = mistake(
  'a controller in no language',
  en('legal/privacy-policy'),
  company,
  /^The law wants it/,
  {found: /^no <BusinessFact name="company" \/>$/},
);
if (controller) {
  const twin = mistake('a controller in no language', es('legal/privacy-policy'), company, /./);
  cases.pop();
  const at = cases.indexOf(controller);
  cases[at] = {...controller, edits: [...controller.edits, ...(twin?.edits ?? [])]};
}
const CHANGE = /^Let the two change places/;
mistake(
  'two numbers that changed places',
  en('legal/accessibility'),
  swap(
    `call ${fact('phone')} or send a message to ${fact('whatsapp')}`,
    `call ${fact('whatsapp')} or send a message to ${fact('phone')}`,
  ),
  CHANGE,
);
mistake(
  'two facts that changed places',
  es('legal/legal-notice'),
  (text) =>
    text
      .replace(fact('nif'), '@@')
      .replace(fact('registeredAddress'), () => fact('nif'))
      .replace('@@', () => fact('registeredAddress')),
  CHANGE,
);

const TWICE = /^Delete one of the two/;
mistake(
  'a fact twice in a row',
  es('legal/legal-notice'),
  swap(fact('nif'), `${fact('nif')} ${fact('nif')}`),
  TWICE,
);
mistake(
  'a link twice in a row',
  es('about'),
  swap('[la galería](/gallery.mdx)', '[la galería](/gallery.mdx)[la galería](/gallery.mdx)'),
  TWICE,
);

const FIRST = /^Write <HouseCount of="\w+" as="capital" \/>/;
mistake(
  'a count that begins a paragraph small',
  en('home'),
  swap('<HouseCount of="suites" as="capital" /> private', '<HouseCount of="suites" /> private'),
  FIRST,
);
mistake(
  'a count that begins a sentence small',
  es('home'),
  swap('Eixample. <HouseCount of="suites" as="capital" />', 'Eixample. <HouseCount of="suites" />'),
  FIRST,
);
mistake(
  'a count that begins a heading small',
  es('home'),
  swap('## <HouseCount of="masseuses" as="capital" />', '## <HouseCount of="masseuses" />'),
  FIRST,
);
mistake(
  'a count with a capital within a sentence',
  es('about'),
  swap('a <HouseCount of="suites" />', 'a <HouseCount of="suites" as="capital" />'),
  /^Write <HouseCount of="suites" \/>/,
);
for (const [file, from, to] of [
  [en('gallery'), 'Suites, a round bath', 'Five suites, a round bath'],
  [es('gallery'), 'Suites, una bañera', 'Tres suites, una bañera'],
] as const) {
  mistake(
    'a number that begins a sentence',
    file,
    swap(from, to),
    /as="capital" \/> in place of “\p{L}+”.* Add to the imports at the top: import HouseCount/u,
  );
}
mistake(
  'a count of something else',
  es('about'),
  swap('<HouseCount of="suites" /> suites', '<HouseCount of="programs" /> suites'),
  /^Write <HouseCount of="suites" \/>/,
);

for (const file of [en('about'), es('about')]) {
  mistake(
    'a link to the page itself',
    file,
    swap('(/gallery.mdx)', '(/about.mdx)'),
    /^Link to the page that the words/,
    {at: '(/about.mdx)'},
  );
}
const policy = '(/legal/privacy-policy.mdx#applicants)';
for (const to of ['(/legal/privacy-policy.mdx#retention)', '(/legal/privacy-policy.mdx)']) {
  mistake('a link to another part', es('casting'), swap(policy, to), /^The original leads to/, {
    at: to,
  });
}
mistake(
  'a part that a link of the original lost',
  en('casting'),
  swap(policy, '(/legal/privacy-policy.mdx)'),
  /leads to \/legal\/privacy-policy\.mdx#applicants/,
);
mistake(
  'a part of another page',
  en('casting'),
  swap(policy, '(#applicants)'),
  /write \/legal\/privacy-policy\.mdx#applicants\.$/,
);
mistake(
  'an authority at another address',
  es('legal/privacy-policy'),
  swap('https://www.aepd.es', 'https://www.aepd.com'),
  /^(?:The original leads to|Write the same address)/,
);
mistakeInExample(
  'a first year before those of the original',
  es('about'),
  swap('- *2020*', '- *2018*'),
  /^The original has 2020 there/,
  {found: /^the year 2018$/},
);

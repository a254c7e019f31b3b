/** Parts that stand twice or are missing, names that do not match, files where nothing reads them. */
import {MASSEUSE, OTHER_MASSEUSE, PROGRAM, TIERED} from '../facts';
import {EN, ES, textOf} from '../memory';
import {append, both, cases, en, es, mistake, set, swap} from '../tools';

const TAB = /<MenuTab id="special"[\s\S]*?<\/MenuTab>\n/;
for (const file of both('massage-menu')) {
  mistake(
    'a tab of the menu twice',
    file,
    swap(/(<MenuTab id="special")/, '<MenuTab id="all"'),
    /^Write id="special", which is missing/,
    {
      field: 'MenuTab id',
    },
  );
  mistake(
    'a tab of the menu inside another',
    file,
    (text) =>
      text.replace(/<\/MenuTab>\n(<MenuTab id="special"[\s\S]*?<\/MenuTab>)/, '\n$1\n</MenuTab>'),
    /^Write <\/MenuTab> before it, and delete the one that is too many below/,
    {at: '<MenuTab id="special"'},
  );
  mistake('a tab of the menu gone', file, swap(TAB, ''), /Put it back: it has programs/, {
    found: /<MenuTab id="special">/,
  });
  mistake(
    'a word of the scale gone',
    file,
    swap(/<Intensity word="(?:Extraordinary|Extraordinario)".*\n/, ''),
    /Programs carry this word/,
  );
  mistake(
    'a service twice',
    file,
    swap('<Service program="four-hands"', '<Service program="outcall"'),
    /No two/,
    {field: 'Service program'},
  );
}

mistake(
  'a room with another’s photo',
  en('home'),
  swap(/^(rooms:\n(?:.*\n)*? +photo: )(\d+)((?:\n.*)*?\n +photo: )\d+/m, '$1$2$3$2'),
  /another photo/,
  {
    field: 'rooms[1].photo',
  },
);
mistake('a program under two names', en(PROGRAM), set('label', 'Another Name'), /one name/, {
  field: 'name',
});
mistake(
  'a masseuse in small letters',
  en(MASSEUSE),
  (text) => text.replace(/^name: ./m, (whole) => whole.toLowerCase()),
  /^Write \p{Lu}/u,
  {
    field: 'name',
  },
);
mistake(
  'a masseuse whom her biography calls otherwise',
  en(MASSEUSE),
  (text) => text.replace(/^name: .*$/m, 'name: Aurora'),
  /in her biography/,
  {
    field: 'name',
  },
);
for (const [folder, field] of [
  [EN, 'personality'],
  [ES, 'description'],
] as const) {
  const line = new RegExp(`^${field}: .*$`, 'm');
  const [other] = line.exec(textOf(`${folder}/${MASSEUSE}.mdx`)) ?? [''];
  mistake(
    'a masseuse in another’s words',
    `${folder}/${OTHER_MASSEUSE}.mdx`,
    swap(line, other),
    /words of her own/,
    {field},
  );
}
for (const [folder, field] of [
  [EN, 'summary'],
  [ES, 'summary'],
] as const) {
  const line = new RegExp(`^${field}: .*$`, 'm');
  const [first, second] = [PROGRAM, TIERED].sort();
  const [other] = line.exec(textOf(`${folder}/${first}.mdx`)) ?? [''];
  mistake(
    'a program in another’s words',
    `${folder}/${second}.mdx`,
    swap(line, other),
    /own words/,
    {
      field,
    },
  );
}
for (const id of [PROGRAM, MASSEUSE]) {
  const name = /^name: (.*)$/m.exec(textOf(en(id)))?.[1] ?? '';
  mistake(
    'a text of a few words',
    en(id),
    swap(/(\n---\n)[\s\S]*$/, `$1\n${name} is here.\n`),
    /Write at least/,
  );
}

const TERMS = 'legal/terms-of-service';
mistake(
  'parts of a legal text in another order',
  es(TERMS),
  (text) => {
    const parts = text.split(/(?=^## )/m);
    return [parts[0], parts[2], parts[1], ...parts.slice(3)].join('');
  },
  /in the order of docs/,
);
mistake(
  'another fact in a legal text',
  es('legal/legal-notice'),
  swap('<BusinessFact name="nif" />', '<BusinessFact name="registry" />'),
  /The original has <BusinessFact name="nif" \/> instead/,
);
mistake(
  'a fact that a legal text no longer shows',
  es('legal/legal-notice'),
  swap('<BusinessFact name="nif" />', '…'),
  /put it where its sentence stands/,
);

const STRANGE: readonly (readonly [string, string, RegExp])[] = [
  ['French', 'La porte est fermée, et vous pouvez attendre dans la rue avec les autres.', /French/],
  [
    'Catalan',
    'La porta és tancada, i pots esperar al carrer amb els altres fins que vulguis.',
    /Catalan/,
  ],
  [
    'Italian',
    'La porta è chiusa, e puoi aspettare nella strada con gli altri, senza fretta.',
    /Italian/,
  ],
];
for (const [language, words, found] of STRANGE) {
  for (const file of both(PROGRAM)) {
    mistake(`a paragraph in ${language}`, file, append(words), /^Write them in (English|Spanish)/, {
      at: words,
      found,
    });
  }
}
for (const file of both(PROGRAM)) {
  mistake('a sign of a terminal', file, append('AB\u000BCD'), /Type the words around it/);
  mistake('a line end of another kind', file, append('AB\u2028CD'), /Type the words around it/);
}

for (const [name, file, text, remedy] of [
  [
    'facts in a translation',
    `${ES}/business.yml`,
    'suites: 4\n',
    /they stand once, in docs\/business\.yml/,
  ],
  [
    'a list with another extension in a translation',
    `${ES}/gone.yaml`,
    '- /x\n',
    /they stand once, in docs/,
  ],
  ['a list with another extension', `${EN}/gone.yaml`, '- /x\n', /Rename it to docs\/gone\.yml/],
  ['a second list', `${EN}/business.yaml`, 'suites: 4\n', /Delete it: docs\/business\.yml is read/],
  [
    'words of Docusaurus cut off',
    'i18n/es/docusaurus-theme-classic/navbar.json',
    '{ "x": ',
    /bring it back from git/,
  ],
] as const) {
  cases.push({name: `${name} (${file})`, edits: [{file, to: text}], file, remedy});
}
cases.push({
  name: 'the addresses of the last release emptied (addresses.json)',
  edits: [{file: 'addresses.json', to: ''}],
  file: 'addresses.json',
  remedy: /git checkout/,
});

const CODE = 'i18n/es/code.json';
type Entries = Record<string, {message: string}>;
const entry =
  (change: (entries: Entries) => void) =>
  (text: string): string => {
    const entries = JSON.parse(text) as Entries;
    change(entries);
    return `${JSON.stringify(entries, null, 2)}\n`;
  };
const messageOf = (entries: Entries, id: string): string => entries[id]?.message ?? '';
mistake(
  'two buttons that say the same',
  CODE,
  entry((entries) => {
    entries['consent.marketing'] = {message: messageOf(entries, 'consent.functional')};
  }),
  /Translate each/,
  {field: 'consent.marketing'},
);
mistake(
  'a placeholder that sticks to its word',
  CODE,
  entry((entries) => {
    entries['hours.range'] = {message: 'de{from} a {to}'};
  }),
  /blank between \{from\}/,
  {field: 'hours.range'},
);
mistake(
  'a label far too long',
  CODE,
  entry((entries) => {
    entries['consent.customize'] = {
      message: 'Rechazar todas las que no sean estrictamente necesarias',
    };
  }),
  /write at most \d+/,
  {field: 'consent.customize'},
);

for (const file of both('legal/cookie-policy')) {
  mistake('a cell too few', file, swap(/^(\| `analytics` \|).*$/m, '$1'), /Write 2 cells/, {
    at: '| `analytics` |',
  });
  mistake('a cell too many', file, swap(/^(\| `analytics` \|.*)$/m, '$1 x |'), /write \\\|/, {
    at: '| `analytics` |',
  });
}

for (const file of both('contact')) {
  const hero = swap(/(<PageHero[\s\S]*?\.)(\s+<\/PageHero>)/, '$1[^1]$2');
  mistake('the mark of a footnote', file, hero, /no footnotes/, {
    found: /footnote that is nowhere/,
  });
  const comment = swap(/(<PageHero[\s\S]*?\.)(\s+<\/PageHero>)/, '$1[a]$2');
  mistake('the mark of an editor’s comment', file, comment, /the comment/, {
    found: /letter in square/,
  });
}

for (const [typed, meant] of [
  ['esp', /Did you mean es\?/],
  ['spa', /Did you mean es\?/],
  ['es_ES', /Did you mean es\?/],
  ['Spanish', /a code such as es/],
] as const) {
  mistake(
    `words in the language ${typed}`,
    en('home'),
    swap('<i lang="es">', `<i lang="${typed}">`),
    meant,
    {field: 'i lang'},
  );
}

for (const file of both('about')) {
  mistake('a year out of its order', file, swap('- *2022*', '- *2012*'), /from the first/, {
    at: '- *2012*',
  });
  mistake(
    'a first year that is too late',
    file,
    swap(/- \*20(?:19|20)\*/, '- *2029*'),
    /from the first/,
    {
      at: '- *2029*',
    },
  );
  mistake(
    'a year without its marks',
    file,
    swap(/- \*2021\* \*\*(.*?)\*\*/, '- 2021 $1'),
    /\*2020\*/,
    {
      at: '- 2021',
    },
  );
  mistake('a value without its word', file, swap(/^2\. \*\*(.*?)\*\*/m, '2. $1:'), /as in “1\. /, {
    found: /entry of <Values>/,
  });
}
for (const file of both('programs/outcall')) {
  mistake(
    'a step without its words in bold',
    file,
    swap(/^2\. \*\*(.*?)\*\*/m, '2. $1'),
    /as in “1\. /,
    {
      found: /entry of <Steps>/,
    },
  );
  mistake('a hyphen among the numbers', file, swap(/^3\. /m, '- '), /with a number/, {
    found: /a hyphen in a numbered list/,
  });
}
for (const file of both('masseuses')) {
  mistake(
    'a reason without its heading',
    file,
    swap(/^- ### (.*)\n\n +/m, '- $1. '),
    /as in “- ### /,
    {
      found: /entry of <Reasons>/,
    },
  );
}

for (const file of both('masseuses')) {
  mistake(
    'a heading lower than its sisters',
    file,
    (text) => text.replace(/(- ### [\s\S]*?- #)(## )/, '$1#$2'),
    /^Write ###\./,
    {at: '- ####'},
  );
  mistake(
    'the heading of a block in bold letters',
    file,
    swap(/(<MasseuseGrid>\n\n)## (.*)/, '$1**Heading**'),
    /delete the signs/,
    {at: '**Heading**'},
  );
}
for (const file of both('casting')) {
  mistake(
    'a heading in bold letters',
    file,
    swap(/^## (Qu.|What) .*/m, '**$1**'),
    /## and a blank/,
    {
      found: /only bold/,
    },
  );
}

mistake(
  'a last call before a photo that is not named',
  en('about'),
  swap(/^closingPhoto: .*\n/m, ''),
  /Write closingPhoto: /,
  {at: '<CallToAction ground="photo">'},
);
for (const file of both('contact')) {
  mistake(
    'a last call before no photo',
    file,
    swap('<CallToAction>', '<CallToAction ground="photo">'),
    /delete ground/,
    {at: '<CallToAction'},
  );
}

for (const file of both(TERMS)) {
  mistake('a name taken from a heading', file, swap(' {#cancellation}', ''), /\{#cancellation\}/, {
    found: /without a name/,
  });
  mistake(
    'a heading in bold in a legal text',
    file,
    swap(/^## (.*) \{#refunds\}/m, '**$1**'),
    /##/,
    {
      found: /only bold/,
    },
  );
}
mistake(
  'a list that lost an entry in translation',
  es(TERMS),
  swap(/^- .*desplazamiento.*\n/m, ''),
  /Add what is missing/,
  {found: /a list of \d+ entr/},
);
mistake(
  'a list that lost an entry in the original',
  en(TERMS),
  swap('- Nothing else is added.\n', ''),
  /^Put back in docs.*delete here what is too much/,
  {in: es(TERMS)},
);
mistake(
  'a table that lost a row in translation',
  es('legal/cookie-policy'),
  swap(/^\| `marketing` .*\n/m, ''),
  /Add what is missing/,
  {found: /a table of/},
);
mistake(
  'a list that lost an entry with a fact',
  es('legal/legal-notice'),
  swap(/^- .*<BusinessFact name="nif".*\n/m, ''),
  /Add what is missing/,
);

for (const [name, id, change, found] of [
  [
    'a service',
    'massage-menu',
    swap(/<Service program="outcall"[\s\S]*?<\/Service>\n/, ''),
    /no <Service program="outcall">/,
  ],
  [
    'a feature',
    'contact',
    swap(/<Feature icon="key"[\s\S]*?<\/Feature>\n/, ''),
    /no <Feature icon="key">/,
  ],
  [
    'a way to the house',
    'contact',
    swap(/ *<ContactMethod name="info".*\n/, ''),
    /no <ContactMethod name="info">/,
  ],
  [
    'an entry with a fact',
    'casting',
    swap('- <CastingFact name="contract" />\n', ''),
    /no <CastingFact name="contract" \/>/,
  ],
  [
    'a button with its label',
    'about',
    swap(/ *<ButtonLink page="contact">.*\n/, ''),
    /no <ButtonLink page="contact">/,
  ],
  [
    'a button with its import',
    'outcall',
    (text: string) => text.replace('  <CallLink />\n', '').replace(/import CallLink.*\n/, ''),
    /no <CallLink \/>/,
  ],
] as const) {
  mistake(`${name} that a translation lost`, es(id), change, /put it/, {found, field: ''});
}
for (const [name, id, from, to] of [
  ['service', 'massage-menu', '<Service program="four-hands"', '<Service program="kaula-tantra"'],
  ['button', 'gallery', '<ButtonLink page="contact"', '<ButtonLink page="casting"'],
  ['promise', 'casting', '<CastingFact name="pay" />', '<CastingFact name="reply" />'],
] as const) {
  mistake(
    `another ${name} than in the original`,
    es(id),
    swap(from, to),
    /instead: correct it here/,
    {
      at: to,
    },
  );
}
mistake(
  'another page than in the original, with its label',
  es('about'),
  swap(/page="contact"(.*)page="contact"/, 'page="casting"$1page="casting"'),
  /instead: correct it here/,
  {at: '<ButtonLink page="casting"'},
);
mistake(
  'a promise that the original lost',
  en('casting'),
  swap(' within <CastingFact name="reply" />', ' soon'),
  /put it back where/,
  {found: /^no <CastingFact name="reply" \/>$/},
);
for (const file of both('contact')) {
  mistake(
    'a way to the house twice',
    file,
    swap('name="info"', 'name="whatsapp"'),
    /one of the two/,
    {
      found: /second time/,
    },
  );
}
for (const file of both('outcall')) {
  mistake(
    'a button twice',
    file,
    swap('  <CallLink />\n', '  <CallLink />\n  <CallLink />\n'),
    /delete it/,
    {
      found: /second time/,
    },
  );
}
for (const file of both('about')) {
  mistake(
    'a button called by another page',
    file,
    swap('<PageLabel page="contact"', '<PageLabel page="casting"'),
    /same page in both/,
    {at: '<PageLabel page="casting"'},
  );
}

mistake(
  'a link to another page than in the original',
  es('outcall'),
  swap('](/programs/outcall.mdx)', '](/contact.mdx)'),
  /leads to \/programs\/outcall\.mdx there/,
  {at: '](/contact.mdx)'},
);
mistake(
  'a legal text’s link to another page than in the original',
  es(TERMS),
  swap('](/legal/legal-notice.mdx)', '](/legal/cookie-policy.mdx)'),
  /leads to \/legal\/legal-notice\.mdx there/,
  {at: '](/legal/cookie-policy.mdx)'},
);
mistake(
  'a link to another heading than in the original',
  en('legal/privacy-policy'),
  swap('](#rights)', '](#minors)'),
  /leads to #minors there/,
  {in: es('legal/privacy-policy')},
);
mistake(
  'a heading on another level than in the original',
  es('casting'),
  swap('### Qué enviar', '## Qué enviar'),
  /has ### there/,
  {at: '## Qué enviar'},
);
mistake(
  'another year than in the original',
  en('about'),
  swap('- *2025*', '- *2052*'),
  /has 2052 there: correct it here/,
  {in: es('about')},
);

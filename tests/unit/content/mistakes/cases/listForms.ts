/** Lists that lost their form, and entries that lost their place, their hyphen or their brackets. */
import {PHASED, PROGRAM, TIERED} from '../facts';
import {EN, ES, textOf} from '../memory';
import {both, cases, en, es, mistake, swap} from '../tools';

for (const [list, id] of [
  ['features', PROGRAM],
  ['keywords', 'about'],
  ['specialties', 'masseuses/alba'],
] as const) {
  for (const file of both(id)) {
    for (const [sign, typed] of [
      ['', ''],
      [' with its hyphen', '- '],
    ] as const) {
      mistake(
        `the first of ${list} beside its name${sign}`,
        file,
        swap(new RegExp(`^${list}:\\n {2}- `, 'm'), `${list}: ${typed}`),
        /^Write it on the next line.*: - /,
        {at: `${list}: `, found: /beside its name/},
      );
    }
    for (const sign of ['–', '•', '1.', '1)', '+', '−']) {
      mistake(
        `${sign} for the first hyphen of ${list}`,
        file,
        swap(new RegExp(`^(${list}:\\n) {2}- `, 'm'), `$1  ${sign} `),
        /^Write a hyphen and a blank in its place/,
        {at: `  ${sign} `, found: /another sign than a hyphen/},
      );
    }
    mistake(
      `the first of ${list} without its hyphen`,
      file,
      swap(new RegExp(`^(${list}:\\n) {2}- `, 'm'), '$1  '),
      /“- ”/,
      {found: /without its hyphen/},
    );
    mistake(
      `the second of ${list} at the beginning of its line, without its hyphen`,
      file,
      swap(new RegExp(`^(${list}:\\n.*\\n) {2}- `, 'm'), '$1'),
      /^Begin it with 2 blanks, a hyphen/,
    );
  }
}
for (const [list, key, file] of [
  ['rooms', 'id', es('home')],
  ['hotels', 'id', en('outcall')],
  ['tiers', 'minutes', en(TIERED)],
  ['phases', 'id', es(PHASED)],
  ['words', 'word', `${EN}/wording.yml`],
  ['words', 'word', `${ES}/wording.yml`],
] as const) {
  mistake(
    `the first of ${list} at the beginning of its line, without its hyphen`,
    file,
    swap(new RegExp(`^(${list}:\\n(?: *#.*\\n)?) {2}- ${key}:`, 'm'), `$1${key}:`),
    new RegExp(`: {3}- ${key}: `),
    {found: /without its place and its hyphen/},
  );
}
mistake(
  'the first keyword one blank too far in',
  en('about'),
  swap(/^(keywords:\n) {2}- /m, '$1   - '),
  /^Begin it with 2 blanks/,
);

const SESSION = /^ {2}- \{minutes: (\d+), priceEur: (\d+)\}/m;
for (const typed of [
  'minutes: $1, priceEur: $2',
  'minutes: $1 priceEur: $2',
  'minutes: $1, priceEur: $2}',
  '{minutes: $1, priceEur: $2',
  '(minutes: $1, priceEur: $2)',
  '[minutes: $1, priceEur: $2]',
  '{$1, $2}',
]) {
  mistake(
    `a session as ${typed}`,
    en(TIERED),
    swap(SESSION, `  - ${typed}`),
    /^Write - \{minutes: \d+, priceEur: \d+\}$/,
    {at: '  - '},
  );
}
mistake(
  'a picture and its point without brackets',
  en(TIERED),
  swap(/^hero: \{(.*)\}$/m, 'hero: $1'),
  /^Write hero: \{file: .*, focal: \[\d+, \d+\]\}$/,
);

for (const [from, to] of [
  ['i18n/es/code.json', 'i18n/es/docusaurus-theme-classic/code.json'],
  ['i18n/es/code.json', 'i18n/es/words/code.json'],
  [`${ES}/wording.yml`, `${ES}/programs/wording.yml`],
  [`${EN}/business.yml`, `${EN}/legal/business.yml`],
] as const) {
  cases.push({
    name: `${from} moved to ${to}`,
    edits: [
      {file: from, to: undefined},
      {file: to, to: textOf(from)},
    ],
    file: to,
    remedy: new RegExp(`^Move it to ${from}\\.$`),
  });
}
for (const [id, list] of [
  ['home', 'rooms'],
  ['programs/outcall', 'areas'],
] as const) {
  mistake(
    `one of ${list} deleted in the original alone`,
    en(id),
    swap(
      new RegExp(`^(${list}:\\n {2}- .*\\n(?: {4}.*\\n)+) {2}- .*\\n(?: {4}.*\\n)+?(?= {2}-)`, 'm'),
      '$1',
    ),
    /^Put it back/,
    {field: list, found: /which i18n/},
  );
}
for (const file of [es(PROGRAM), es('gallery'), `${ES}/wording.yml`, 'i18n/es/code.json']) {
  mistake(
    'accents apart from their letters',
    file,
    (text) => text.normalize('NFD'),
    /^Type the words again/,
    {
      found: /on (?:lines|\d+ lines)/,
    },
  );
}

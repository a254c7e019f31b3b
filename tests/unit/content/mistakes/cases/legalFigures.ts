/** Numbers of legal texts: every sentence of a translation has those of its original. */
import {ES} from '../memory';
import {en, es, mistake, swap} from '../tools';

const PAGES = {
  privacy: 'legal/privacy-policy',
  terms: 'legal/terms-of-service',
  cookies: 'legal/cookie-policy',
  access: 'legal/accessibility',
  notice: 'legal/legal-notice',
} as const;
type Page = keyof typeof PAGES;

type Change = readonly [page: Page, from: string, to: string, found: RegExp];
const HERE = /^Correct it here or in docs\/legal\//;

/** What is changed in the translation. */
const SPANISH: readonly Change[] = [
  [
    'privacy',
    '10 de julio de 2023',
    '10 de junio de 2023',
    /^“10 de junio de 2023”.*“10 July 2023”/,
  ],
  ['privacy', '10 de julio de 2023', '10 de julio de 2022', /^“10 de julio de 2022”/],
  ['privacy', '(artículo 17)', '(artículo 18)', /^“artículo 18”.*“article 17”/],
  ['privacy', 'artículo 6.1.b', 'artículo 6.1.c', /^“artículo 6\.1\.c”.*“article 6\.1\.b”/],
  ['privacy', 'Juan 6, 28001', 'Juan 6, 28010', /^“28010”.*“28001”/],
  ['privacy', 'seis años, como', 'cinco años, como', /^“cinco años”.*“six years”/],
  ['terms', 'plazo de un mes', 'plazo de dos meses', /^“dos meses”.*“one month”/],
  ['terms', 'plazo de un mes', 'plazo de una semana', /^“una semana”.*“one month”/],
  ['terms', 'Decreto 121/2013', 'Decreto 112/2013', /^“112\/2013”.*“121\/2013”/],
  ['access', 'EN 301 549', 'EN 301 594', /^“594”.*“549”/],
  ['access', '(WCAG) 2.2', '(WCAG) 2.1', /^“2\.1”.*“2\.2”/],
  ['access', '4,5 a 1', '3,5 a 1', /^“3,5”.*“4\.5”/],
  ['cookies', 'cincuenta entradas', 'quince entradas', /^“quince entradas”.*“fifty entries”/],
  ['cookies', 'Guarda dos cosas', 'Guarda tres cosas', /^“tres cosas”.*“two things”/],
  ['cookies', 'artículo 22.2', 'artículo 22', /^“artículo 22”.*“article 22\.2”/],
  ['notice', 'artículo 10 de la Ley', 'artículo 11 de la Ley', /^“artículo 11”.*“article 10”/],
];
for (const [page, from, to, found] of SPANISH)
  mistake(`another number: ${to}`, es(PAGES[page]), swap(from, to), HERE, {at: to, found});

/** What is changed in the original, and where the translation says it. */
const ENGLISH: readonly (readonly [...change: Change, at: string])[] = [
  ['privacy', '(article 17)', '(article 71)', /^“artículo 17”.*“article 71”/, 'artículo 17'],
  ['privacy', 'three years, to', 'two years, to', /^“tres años”.*“two years”/, 'tres años'],
  ['terms', 'call 112.', 'call 911.', /^“112”.*“911”/, 'al 112'],
  ['cookies', 'has five fields', 'has four fields', /^“cinco campos”.*“four/, 'cinco campos'],
  ['cookies', 'after seven days', 'after ten days', /^“siete días”.*“ten days”/, 'siete días'],
  [
    'access',
    '320 pixels wide and with',
    '360 pixels wide and with',
    /^“320”.*“360”/,
    '320 píxeles',
  ],
];
for (const [page, from, to, found, at] of ENGLISH)
  mistake(`another number: ${to}`, en(PAGES[page]), swap(from, to), HERE, {
    in: es(PAGES[page]),
    found,
    at,
  });

for (const [file, change, found, remedy, at] of [
  [
    es(PAGES.terms),
    swap(' de catorce días de los', ' de los'),
    /“fourteen-day”/,
    /^Say it here as well/,
    'desistimiento',
  ],
  [
    es(PAGES.privacy),
    swap(' (artículo 32 de la LOPDGDD)', ''),
    /“article 32”/,
    /^Say it here as well/,
    'Cuando la ley lo',
  ],
  [
    en(PAGES.privacy),
    swap(' under article 28 of the GDPR', ''),
    /^“artículo 28”, which/,
    /^Put it back in docs/,
    'artículo 28',
  ],
  [
    en(PAGES.terms),
    swap(' (article 103.l of Royal Legislative Decree 1/2007)', ''),
    /^“artículo 103\.l” and “1\/2007”/,
    /^Put it back in docs/,
    'artículo 103.l',
  ],
] as const)
  mistake('a number that one language lost', file, change, remedy, {
    in: file.replace(/^docs/, ES),
    found,
    at,
  });
mistake(
  'another number in a description',
  es(PAGES.notice),
  swap(/^(description: .*)artículo 10/m, '$1artículo 11'),
  HERE,
  {field: 'description'},
);

/** What other programs leave in files: invisible characters, notes, empty fields, second copies. */
import {ES, type Site} from '../site';
import {ABOUT, BUSINESS, CODE, COOKIES, TIDE} from './paths';
import {accepts, reports} from './tables';

accepts([
  {
    name: 'a web address with an equals sign',
    file: TIDE,
    from: 'The water',
    to: 'The [water](https://house.test/?a==b)',
  },
  {
    name: 'a date as a midnight timestamp',
    file: COOKIES,
    from: 'updated: 2026-01-31',
    to: 'updated: 2026-01-31T00:00:00.000Z',
  },
  {
    name: 'an optional list that is empty',
    file: 'docs/contact.mdx',
    from: 'slug:',
    to: 'formerly: []\nslug:',
  },
  {
    name: 'the id of a heading as a comment',
    file: COOKIES,
    from: '{#stored}',
    to: '{/* #stored */}',
  },
]);

reports([
  {
    name: 'a bidirectional control in a text',
    file: TIDE,
    from: 'The water',
    to: 'The \u202Ewater',
    at: '\u202Ewater',
    message: /U\+202E after “The ”/,
  },
  {
    name: 'a variation selector in a title',
    file: ABOUT,
    from: 'About the house',
    to: 'About the \u2764\uFE0F house',
    at: '❤\uFE0F house',
    message: /U\+FE0F/,
  },
  {
    name: 'a tag character',
    file: TIDE,
    from: 'The water',
    to: '\u{E0041}The water',
    at: '\u{E0041}The water comes',
    message: /U\+E0041 at the beginning/,
  },
  {
    name: 'an invisible character in a telephone number',
    file: BUSINESS,
    from: '+34 930',
    to: '\u2066+34 930',
    at: 'phone: "\u2066+34',
    message: /U\+2066/,
  },
  {
    name: 'an invisible character in a label',
    file: CODE,
    from: 'Suave',
    to: 'Sua\u200Bve',
    at: 'Sua\u200Bve',
    message: /U\+200B/,
  },
  {
    name: 'a note between percent signs',
    file: TIDE,
    from: 'The water',
    to: '%%ask Ana%% The water',
    at: '%%ask Ana%%',
    message: /note or mark of an editor/,
  },
  {
    name: 'a highlight',
    file: TIDE,
    from: 'The water',
    to: 'The ==water==',
    at: '==water==',
    message: /note or mark/,
  },
  {
    name: 'tildes that strike nothing through',
    file: TIDE,
    from: 'The water',
    to: 'The ~~cold water',
    at: '~~cold water',
    message: /note or mark/,
  },
  {
    name: 'a comment of a word processor',
    file: TIDE,
    from: 'The water',
    to: 'Commented [AB1]: The water',
    at: 'Commented [AB1]',
    message: /note or mark/,
  },
  {
    name: 'a mark in a field',
    file: ABOUT,
    from: 'About the house',
    to: 'About ++the++ house',
    at: '++the++',
    field: 'title',
    message: /doubled characters/,
  },
  {
    name: 'a mark in a label',
    file: CODE,
    from: 'Suave',
    to: '||Suave||',
    at: '||Suave||',
    field: 'intensity.gentle',
    message: /note or mark/,
  },
  {
    name: 'nested entries of labels',
    file: CODE,
    from: /"booking\.call": (\{.*\})/,
    to: '"booking": {"call": $1}',
    at: '"booking":',
    field: 'booking',
    message: /whole name, such as "booking\.call"/,
  },
  {
    name: 'a timestamp instead of a date',
    file: COOKIES,
    from: 'updated: 2026-01-31',
    to: 'updated: 2026-01-31T17:20:00.000Z',
    at: '2026-01-31T17:20:00.000Z',
    field: 'updated',
    message: /year-month-day/,
  },
  {
    name: 'a component that needs an optional field that is empty',
    file: 'docs/contact.mdx',
    from: /^hero: .*/m,
    to: 'hero: ""',
    at: '<PageHero>',
    field: '<PageHero ground>',
    message: /Write "hero" in/,
  },
  {
    name: 'a required text that is empty',
    file: ABOUT,
    from: 'title: About the house',
    to: 'title: ""',
    at: 'title: ""',
    field: 'title',
  },
  {
    name: 'another id of a heading as a comment',
    file: COOKIES,
    from: '{#stored}',
    to: '{/* #kept */}',
  },
]);

/** How file managers and clouds call the second copy of about.mdx. */
const COPIES = [
  'about (1)',
  'about 2',
  'about copy',
  'about-copia',
  'about-conflict',
  'about.sync-conflict-20261121-101500-ABCDEFG',
  'about (conflicted copy 2026-11-21)',
];

reports(
  COPIES.map((copy) => ({
    name: `a second copy called ${copy}`,
    change: (site: Site) => site.copy(`${ES}/about.mdx`, `${ES}/${copy}.mdx`),
    reportedIn: `${ES}/${copy}.mdx`,
    message: /a copy of about\.mdx/,
  })),
);

/** What the hours of the house or the law make wrong. */
import {ES, type Site} from '../site';
import {ABOUT, COOKIES, BUSINESS, CODE, FORBIDDEN_WORDS, LABELS} from './paths';
import {accepts, reports} from './tables';

/** Gives the house opening hours; the fixture is always open. */
const withHours = ({edit}: Site): void =>
  edit(BUSINESS, 'openingHours: always', 'openingHours: {from: "10:00", to: "04:00"}');

const BY_DAYS =
  'programHours: {monday-thursday: {from: "10:00", to: "02:00"}, friday-sunday: {from: "12:00", to: "02:00"}}';

/** Gives programs other hours on other days. */
const withDays = ({edit}: Site): void =>
  edit(BUSINESS, 'programHours: {from: "10:00", to: "02:00"}', BY_DAYS);

/** Lets a component show the word for a closed day, which no language has. */
function withoutWord({edit}: Site): void {
  edit(LABELS, 'frame.menu', 'hours.closed');
  for (const code of ['i18n/en/code.json', CODE]) edit(code, /,\s*"frame.menu": \{[^}]*\}/, '');
}

accepts([
  {
    name: 'a label without words that no page shows with these hours',
    change: withoutWord,
  },
  {
    name: 'a phrase for "every day" without hours by days',
    change: ({edit}) => {
      edit(FORBIDDEN_WORDS, /$/, 'everyDay: [given daily]\n');
      edit(ABOUT, '# The house', '# Programs are given daily');
    },
  },
  {
    name: 'a phrase for "always open" without opening hours',
    change: ({edit}) => edit(ABOUT, '# The house', '# Open day and night'),
  },
]);

reports([
  {
    name: 'a label without words that pages show with hours by days',
    change: (site) => {
      withDays(site);
      withoutWord(site);
    },
    reportedIn: CODE,
    field: 'hours.closed',
    message: /npm run translations -- --write/,
  },
  {
    name: 'a phrase for "every day" with hours by days',
    change: (site) => {
      withDays(site);
      site.edit(FORBIDDEN_WORDS, /$/, 'everyDay: [given daily]\n');
      site.edit(ABOUT, '# The house', '# Programs are given daily');
    },
    reportedIn: ABOUT,
    at: 'Programs are given daily',
    message: /"given daily"\. Programs are given at other hours on other days/,
  },
  {
    name: 'a phrase for "always open" with opening hours',
    change: (site) => {
      withHours(site);
      site.edit(ABOUT, '# The house', '# Open day and night');
    },
    reportedIn: ABOUT,
    at: 'Open day and night',
    message: /"day and night"\. The house has opening hours/,
  },
  {
    name: 'the same in a translation, over two lines',
    change: (site) => {
      withHours(site);
      site.edit(`${ES}/about.mdx`, '# La casa', '# La casa\n\nDía y\nnoche.');
    },
    reportedIn: `${ES}/about.mdx`,
    at: 'Día y\nnoche',
    message: /"día y noche"/,
  },
  {
    name: 'the same in a label',
    change: (site) => {
      withHours(site);
      site.edit(CODE, 'Menú', 'Día y noche');
    },
    reportedIn: CODE,
    at: 'Día y noche',
    field: 'frame.menu',
    message: /"día y noche"/,
  },
  {
    name: 'a legal notice without the tax number',
    change: ({copy}) => copy(COOKIES, 'docs/legal/legal-notice.mdx'),
    reportedIn: 'docs/legal/legal-notice.mdx',
    message: /<BusinessFact name="nif" \/>: the law requires it/,
  },
  {
    name: 'terms without the right to stop',
    change: ({copy}) => copy(COOKIES, 'docs/legal/terms-of-service.mdx'),
    reportedIn: 'docs/legal/terms-of-service.mdx',
    message: /\{\/\* #consent \*\/\} back: the law requires it/,
  },
]);

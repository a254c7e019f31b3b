/** Headings with an id that the site uses itself. */
import {ABOUT, COOKIES, MENU} from './paths';
import {accepts, reports, reportsOnly} from './tables';

const TAKEN = [
  {id: 'book', message: /the address #book opens the booking dialog\.$/},
  {
    id: 'main',
    message: /^Write another id than \{\/\* #main \*\/\} after this heading: the address #main /,
  },
  {id: 'booking-bar', message: /the address #booking-bar leads/},
  {id: 'site-scripts', message: /the address #site-scripts belongs/},
  {id: 'unavailable', message: /the address #unavailable shows/},
  {id: 'cookie-banner-title', message: /leads to the question about cookies/},
  {id: 'user-content-fn-1', message: /leads to a footnote/},
];

reportsOnly(
  TAKEN.map(({id, message}) => ({
    name: `the heading id ${id}`,
    file: ABOUT,
    from: '## Come',
    to: `## Come {#${id}}`,
    problems: [{at: `{#${id}}`, message}],
  })),
);

reports([
  {
    name: 'a heading that is called like an address of the site',
    file: COOKIES,
    from: /$/,
    to: '\n### Book\n\nWords.\n',
    at: '### Book',
    message: /Write another id than \{\/\* #book \*\/\}/,
  },
  {
    name: 'a heading of the menu page with the id of its list',
    file: MENU,
    from: /^# .*$/m,
    to: '# Menu {#programs}',
    at: '{#programs}',
    message: /the address #programs leads to the list of programs/,
  },
  ...['ana', 'ana-name', 'profile-name'].map((id) => ({
    name: `a heading of the masseuses page with the id ${id}`,
    file: 'docs/masseuses.mdx',
    from: /^# .*$/m,
    to: `# Masseuses {#${id}}`,
    at: `{#${id}}`,
    message: /the address #[a-z-]+ leads to the (?:card of a masseuse|name in a profile)/,
  })),
  {
    name: 'a heading of the masseuses page that is the name of one',
    file: 'docs/masseuses.mdx',
    from: /^# .*$/m,
    to: '# Ana',
    at: '# Ana',
    message: /Write another id than \{\/\* #ana \*\/\}/,
  },
  {
    name: 'a heading of the menu page with the id of a tab',
    file: MENU,
    from: /^# .*$/m,
    to: '# Menu {#tab-premium}',
    at: '{#tab-premium}',
    message: /the address #tab-premium leads to a component/,
  },
]);

accepts([
  {
    name: 'a heading with the name of a masseuse on another page',
    file: ABOUT,
    from: '## Come',
    to: '## Ana',
  },
]);

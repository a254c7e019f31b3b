/** Headings with an id that the site uses itself. */
import {ABOUT, COOKIES, MENU} from './paths';
import {reports, reportsOnly} from './tables';

const TAKEN = [
  {id: 'book', message: /the address #book opens the booking dialog\.$/},
  {
    id: 'main',
    message: /^Write another id than \{\/\* #main \*\/\} after this heading: the address #main /,
  },
  {id: 'booking-bar', message: /the address #booking-bar leads/},
  {id: 'site-scripts', message: /the address #site-scripts belongs/},
  {id: 'unavailable', message: /the address #unavailable shows/},
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
]);

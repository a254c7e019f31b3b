/** Numbers in a text that are one. */
import {ES} from '../site';
import {BUSINESS, HOME} from './paths';
import {accepts, reports} from './tables';

const ONE_SUITE = {file: BUSINESS, from: 'suites: 4', to: 'suites: 1'};
const SPANISH_HOME = `${ES}/home.mdx`;

reports([
  {
    name: 'the number of suites where there is one',
    edits: [ONE_SUITE],
    reportedIn: HOME,
    at: '<Count of="suites" />',
    message: /^Write words for “one suite” in place of <Count of="suites" \/>: .* only one/,
  },
  {
    name: 'the number of suites in a translation',
    edits: [ONE_SUITE],
    reportedIn: SPANISH_HOME,
    at: '<Count of="suites" />',
    message: /only one/,
  },
  {
    name: 'the number of masseuses where there is one',
    file: HOME,
    from: '<Count of="suites" />',
    to: '<Count of="masseuses" as="capital" />',
    at: '<Count of="masseuses"',
    message: /in place of <Count of="masseuses" \/>/,
  },
]);

accepts([
  {
    name: 'one suite in words',
    edits: [
      ONE_SUITE,
      {file: HOME, from: '<Count of="suites" /> suites', to: 'one suite'},
      {file: SPANISH_HOME, from: '<Count of="suites" /> suites', to: 'una suite'},
    ],
  },
]);

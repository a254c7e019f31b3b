/** Characters of YAML in a text without quotation marks, which would take a part of it away. */
import {ANA, BUSINESS, TIDE} from './paths';
import {accepts, reportsOnly} from './tables';

const message = /^Put this text in quotation marks: /;

accepts([
  {
    name: 'emphasis at the beginning of a text',
    edits: [{file: TIDE, from: 'subtitle: It comes and goes', to: 'subtitle: "*It*"'}],
  },
  {
    name: 'comments that take nothing away',
    edits: [
      {file: BUSINESS, from: 'suites: 4', to: '# The suites.\nsuites: 4 # private'},
      {file: BUSINESS, from: 'openingHours: always', to: 'openingHours: always # day and night'},
      {file: BUSINESS, from: 'email:', to: 'email: # of the house'},
      {file: ANA, from: 'age: 24', to: '# Her age.\nage: 24 # years'},
    ],
  },
]);

reportsOnly([
  {
    name: 'a number sign in a text',
    edits: [{file: TIDE, from: 'subtitle: It comes', to: 'subtitle: Circle #1 of it: comes'}],
    problems: [{at: 'Circle #1 of it:', field: 'subtitle', message}],
  },
  {
    name: 'a number sign and a space in a text',
    edits: [{file: TIDE, from: 'subtitle: It comes and', to: 'subtitle: It # comes and'}],
    problems: [{at: '# comes', field: 'subtitle', message}],
  },
  {
    name: 'a number sign in a text of several lines',
    edits: [{file: TIDE, from: 'subtitle: It comes and', to: 'subtitle: It\n  comes #2 and\n '}],
    problems: [{at: 'subtitle: It', field: 'subtitle', message}],
  },
  {
    name: 'a number sign at the beginning of a text',
    edits: [{file: TIDE, from: 'subtitle: It comes and', to: 'subtitle: #1 and'}],
    problems: [{at: 'subtitle: #1', field: 'subtitle', message}],
  },
  {
    name: 'a number sign in a list of one line',
    edits: [{file: TIDE, from: '[Everything above, A rest]', to: '[Everything #1, A rest]'}],
    problems: [{at: 'Everything #1', field: 'included.90[0]', message}],
  },
  {
    name: 'a number sign in a fact of the house',
    edits: [{file: BUSINESS, from: 'district: ', to: 'district: North #2 '}],
    problems: [{at: 'North #2 Eixample', field: 'address.district', message}],
  },
  {
    name: 'emphasis at the beginning of a text without quotation marks',
    edits: [{file: TIDE, from: 'subtitle: It comes', to: 'subtitle: *It* comes'}],
    problems: [{at: 'subtitle: *It*', field: 'subtitle', message}],
  },
  {
    name: 'an asterisk at the beginning of a text',
    edits: [{file: TIDE, from: 'subtitle: It comes and goes', to: 'subtitle: *It'}],
    problems: [{at: 'subtitle: *It', field: 'subtitle', message}],
  },
  {
    name: 'an ampersand at the beginning of a text',
    edits: [{file: TIDE, from: 'subtitle: It comes', to: 'subtitle: &c comes'}],
    problems: [{at: 'subtitle: &c', field: 'subtitle', message}],
  },
  {
    name: 'an exclamation mark at the beginning of a text',
    edits: [{file: TIDE, from: 'subtitle: It comes', to: 'subtitle: !Hola comes'}],
    problems: [{at: 'subtitle: !Hola', field: 'subtitle', message}],
  },
]);

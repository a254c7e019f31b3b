/** Marks that git leaves in a file where two versions of the same lines meet. */
import {ES} from '../site';
import {ABOUT, ADDRESSES, BUSINESS, CODE, TIDE} from './paths';
import {accepts, reportsOnly} from './tables';

const message =
  /^Decide between the two versions of these lines, and delete the marks of the merge/;

/** Two versions of a line, as git writes them. */
const conflict = (ours: string, theirs: string): string =>
  `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> summer`;

accepts([
  {
    name: 'a heading underlined with more characters, and a quotation in a quotation',
    edits: [{file: TIDE, from: 'The water', to: 'A part\n----------\n\n>>> The water'}],
  },
]);

reportsOnly([
  {
    name: 'two versions of a paragraph',
    edits: [{file: TIDE, from: 'The water', to: `${conflict('One.', 'Two.')}\nThe water`}],
    problems: [{at: '<<<<<<< HEAD', message}],
  },
  {
    name: 'three versions of a paragraph',
    edits: [
      {
        file: TIDE,
        from: 'The water',
        to: '<<<<<<< HEAD\nOne.\n||||||| 1a2b3c4\nNone.\n=======\nTwo.\n>>>>>>> summer\nThe water',
      },
    ],
    problems: [{at: '<<<<<<< HEAD', message}],
  },
  {
    name: 'a mark that was forgotten in a text',
    edits: [{file: TIDE, from: 'The water', to: '>>>>>>> summer\nThe water'}],
    problems: [{at: '>>>>>>> summer', message}],
  },
  {
    name: 'a line between two versions that was forgotten',
    edits: [{file: TIDE, from: 'The water', to: '=======\n\nThe water'}],
    problems: [{at: '=======', message}],
  },
  {
    name: 'two versions of a field',
    edits: [{file: ABOUT, from: 'label: About', to: conflict('label: House', 'label: About')}],
    problems: [{at: '<<<<<<< HEAD', message}],
  },
  {
    name: 'two versions of a fact of the house, and two of another',
    edits: [
      {file: BUSINESS, from: 'suites: 4', to: conflict('suites: 4', 'suites: 5')},
      {file: BUSINESS, from: 'adultLabel: true', to: conflict('adultLabel: true', '# none')},
    ],
    problems: [
      {at: '<<<<<<< HEAD\nsuites', message},
      {at: '<<<<<<< HEAD\nadultLabel', message},
    ],
  },
  {
    name: 'two versions of a label',
    edits: [{file: CODE, from: /^ {2}"frame.*$/m, to: conflict('  "a": {}', '  "b": {}')}],
    problems: [{at: '<<<<<<< HEAD', message}],
  },
  {
    name: 'two versions of the published addresses',
    edits: [{file: ADDRESSES, from: '[', to: `${conflict('[', '["/old", ')}\n`}],
    problems: [{at: '<<<<<<< HEAD', message}],
  },
  {
    name: 'a mark in the words of a language that are not used',
    edits: [{file: `${ES}/forbidden-words.yml`, from: /^/, to: '||||||| 1a2b3c4\n'}],
    problems: [{at: '||||||| 1a2b3c4', message}],
  },
]);

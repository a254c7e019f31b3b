/** Marks that git leaves in a file where two versions of the same lines meet. */
import {ES} from '../site';
import {testMistakes} from './reported';
import {ABOUT, ADDRESSES, BUSINESS, CODE, TIDE} from './rows';

const message =
  /^Decide between the two versions of these lines, and delete the marks of the merge/;

/** Two versions of a line, as git writes them. */
const conflict = (ours: string, theirs: string): string =>
  `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> summer`;

testMistakes([
  {
    name: 'two versions of a paragraph',
    edits: [{file: TIDE, from: 'The water', to: `${conflict('One.', 'Two.')}\nThe water`}],
    reported: [{place: `${TIDE}:31`, message}],
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
    reported: [{place: `${TIDE}:31`, message}],
  },
  {
    name: 'a mark that was forgotten in a text',
    edits: [{file: TIDE, from: 'The water', to: '>>>>>>> summer\nThe water'}],
    reported: [{place: `${TIDE}:31`, message}],
  },
  {
    name: 'a line between two versions that was forgotten',
    edits: [{file: TIDE, from: 'The water', to: '=======\n\nThe water'}],
    reported: [{place: `${TIDE}:31`, message}],
  },
  {
    name: 'two versions of a field',
    edits: [{file: ABOUT, from: 'label: About', to: conflict('label: House', 'label: About')}],
    reported: [{place: `${ABOUT}:10`, message}],
  },
  {
    name: 'two versions of a fact of the house, and two of another',
    edits: [
      {file: BUSINESS, from: 'suites: 4', to: conflict('suites: 4', 'suites: 5')},
      {file: BUSINESS, from: 'adultLabel: true', to: conflict('adultLabel: true', '# none')},
    ],
    reported: [
      {place: `${BUSINESS}:14`, message},
      {place: `${BUSINESS}:36`, message},
    ],
  },
  {
    name: 'two versions of a label',
    edits: [{file: CODE, from: /^ {2}"frame.*$/m, to: conflict('  "a": {}', '  "b": {}')}],
    reported: [{place: `${CODE}:5`, message}],
  },
  {
    name: 'two versions of the published addresses',
    edits: [{file: ADDRESSES, from: '[', to: `${conflict('[', '["/old", ')}\n`}],
    reported: [{place: `${ADDRESSES}:1`, message}],
  },
  {
    name: 'a mark in the words of a language that are not used',
    edits: [{file: `${ES}/forbidden-words.yml`, from: /^/, to: '||||||| 1a2b3c4\n'}],
    reported: [{place: `${ES}/forbidden-words.yml:1`, message}],
  },
  {
    name: 'a heading underlined with more characters, and a quotation in a quotation',
    edits: [{file: TIDE, from: 'The water', to: 'A part\n----------\n\n>>> The water'}],
    reported: [],
  },
]);

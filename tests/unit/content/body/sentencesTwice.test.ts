/** Sentences that were pasted twice into a paragraph. */
import {expect, test} from 'vitest';

import {sentencesTwice} from '../../../../src/content/body/sentencesTwice';
import {mendsOf, saidAt, treeOf} from './said';

const faultsOf = (body: string) => sentencesTwice(treeOf(body));
const SEVEN = 'The door is green and never closed.';

test.each([
  [
    'in a row',
    'One.\n\nThe door opens. The door opens.',
    '3 | the sentence "The door opens." twice',
  ],
  [
    'in a row with a comma',
    'Come in, the door opens. Come in, the door opens.',
    '1 | the sentence "Come in, the door opens." twice',
  ],
  [
    'four words with a comma',
    'Yes, the door opens. Yes, the door opens.',
    '1 | the sentence "Yes, the door opens." twice',
  ],
  [
    'a question',
    'Is the door green? Is the door green?',
    '1 | the sentence "Is the door green?" twice',
  ],
  ['on two lines', 'The door opens.\nThe door opens.', '1 | the sentence "The door opens." twice'],
  ['further on, where it is long', `${SEVEN} Yes. ${SEVEN}`, `1 | the sentence "${SEVEN}" twice`],
  [
    'in the middle',
    'Yes. The door opens. The door opens. No.',
    '1 | the sentence "The door opens." twice',
  ],
  ['in an entry', '- The door opens. The door opens.', '1 | the sentence "The door opens." twice'],
])('%s', (_, body, expected) => expect(saidAt(faultsOf(body))).toEqual([expected]));

test('how to mend it', () =>
  expect(mendsOf(faultsOf('The door opens. The door opens.'))).toEqual(['Delete one of the two.']));

test.each([
  ['two words', 'It rains. It rains.'],
  ['three words with a comma', 'Thumb, palm, pause. Thumb, palm, pause.'],
  ['six words further on', 'The door is green and open. Yes. The door is green and open.'],
  ['in two paragraphs', `${SEVEN}\n\n${SEVEN}`],
  ['in a heading', '## The door opens. The door opens.'],
  ['words still to be written', '[to write] The door opens. The door opens.'],
  ['two that begin alike', 'The door opens. The door opens wide.'],
  ['one', 'The door opens.'],
])('nothing is said: %s', (_, body) => expect(faultsOf(body)).toEqual([]));

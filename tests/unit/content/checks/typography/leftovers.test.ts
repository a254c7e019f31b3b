/** Signs that were copied along with a text. */
import {describe, expect, test} from 'vitest';

import {foundIn, signsIn} from './signs';

const FOOTNOTE = 'the number of a source that stands nowhere. Delete it: pages have no footnotes.';

test.each([
  [
    'a number close to a word',
    'The house2 is open.',
    '“house2”, a number close to a word. Delete the number, or write a blank before it.',
  ],
  [
    'a note of the writer',
    'The door // check this.',
    'a note that visitors would read (//). Delete it; in fields a note begins with # and a blank, in the text it stands as {/* … */}.',
  ],
  [
    'a new line by its letter',
    'The door\\n opens.',
    'the sign \\n, which is shown as it is typed. Delete it: two sentences have a blank between them, two paragraphs an empty line.',
  ],
  ['a stroke', 'The door \\# opens.', 'the sign \\. Delete it: signs need none before them here.'],
  [
    'a word in two parts',
    'The mas-\n  seuse opens.',
    '“mas- seuse”, a word in two parts. Write it as one word: its end stands on the next line.',
  ],
  ['a command of an editor', ':wq', '“:wq”, a command of an editor. Delete it.'],
  ['the number of a source', 'It is old.[12]', `[12], ${FOOTNOTE}`],
  ['several of them', 'It is old [1, 2].', `[1, 2], ${FOOTNOTE}`],
])('%s', (_, text, one) => expect(signsIn(text)).toEqual([one]));

describe('what is left alone', () => {
  test.each([
    ['a number of a short word', 'At B12 and no2.'],
    ['an address', 'At https://velada.example here.'],
    ['a file', 'See house2.jpg here.'],
    ['a word for two', 'A one-\nand two-hour stay.'],
    ['what begins with a colon', ':a'],
    ['something in brackets', 'The [door] is here.'],
    ['a bracket at the beginning', '[1] The door.'],
  ])('%s', (_, text) => expect(foundIn(text)).toEqual([]));
});

/** Stories of which only a rest is left. */
import {expect, test} from 'vitest';

import {tooShort} from '../../../../../src/content/checks/bodies/tooShort';
import {saidAt} from '../../body/said';
import {rawPage} from '../rawPages';

const TEN = 'One two three four five six seven eight nine ten.';
const NINE = 'One two three four five six seven eight nine.';
const said = (body: string, id: string): string[] => saidAt(tooShort(rawPage(body, {id})));

test.each([
  ['a biography', NINE, 'masseuses/alba', '- | a text of 9 words'],
  ['a program', 'One.', 'programs/a', '- | a text of 1 word'],
  [
    'tags and imports are no words',
    `import A from '@site/a b c';\n\n<A b="c d">\n\n${NINE}\n\n</A>`,
    'programs/a',
    '- | a text of 9 words',
  ],
])('%s', (_, body, id, expected) => expect(said(body, id)).toEqual([expected]));

test('what to do', () =>
  expect(tooShort(rawPage('One.', {id: 'programs/a'}))[0]?.remedy).toBe(
    'Write at least 10: what stood here may have been deleted.',
  ));

test.each([
  ['ten words', TEN, 'masseuses/alba'],
  ['words between two tags', `<A>${TEN}</A>`, 'programs/a'],
  ['a text that is still to be written', '[to write] One.', 'programs/a'],
  ['a page', 'One.', 'about'],
  ['a legal text', 'One.', 'legal/a'],
])('nothing is said of %s', (_, body, id) => expect(said(body, id)).toEqual([]));

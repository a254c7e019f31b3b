/** Beginnings of the tags in a text. */
import {expect, test} from 'vitest';

import {tagsIn} from '../../../../src/content/body/tagsIn';

test.each([
  ['none', 'Use the menu > here.', []],
  ['one alone', 'Use <CallLink />.', ['<CallLink']],
  ['one that opens', 'Use <MapLink>…</MapLink>.', ['<MapLink']],
  ['without a blank', 'Use <br/>.', ['<br']],
  [
    'with properties',
    'Use <HouseCount of="suites" as="words" /> or <A b="">.',
    ['<HouseCount of="suites" as="words"', '<A b=""'],
  ],
  ['with a property alone', 'Use <CallLink plain />.', []],
  ['with two blanks', 'Use <CallLink  />.', []],
])('%s', (_, text, tags) => expect(tagsIn(text)).toEqual(tags));

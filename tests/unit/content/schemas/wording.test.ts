/** Lists of words that the house does not use, or seldom. */
import {describe, expect, test} from 'vitest';

import {wordingSchema} from '../../../../src/content/schemas/wording';
import {letters, refusedOf} from './takes';

const WORD = {word: 'escort', reason: 'The house offers massage.'};

describe('words that the house does not use', () => {
  const refused = refusedOf(wordingSchema, {words: [WORD]});

  test('what may be left out is empty', () =>
    expect(wordingSchema.parse({words: [WORD]})).toEqual({
      words: [{...WORD, except: []}],
      sparingly: [],
      alwaysOpen: [],
      known: [],
      alike: [],
    }));

  test.each<[string, Record<string, unknown>, string[]]>([
    ['with innocent forms', {words: [{...WORD, except: ['escorted']}]}, []],
    ['none', {words: []}, ['words']],
    ['without a reason', {words: [{word: 'escort'}]}, ['words.0.reason']],
    ['a long word', {words: [{...WORD, word: letters(61)}]}, ['words.0.word']],
    ['a long reason', {words: [{...WORD, reason: letters(301)}]}, ['words.0.reason']],
    ['as long as may be', {words: [{word: letters(60), reason: letters(300)}]}, []],
    ['a word to use sparingly', {sparingly: [{...WORD, atMost: 0}]}, []],
    ['without a number', {sparingly: [WORD]}, ['sparingly.0.atMost']],
    ['too often', {sparingly: [{...WORD, atMost: 1001}]}, ['sparingly.0.atMost']],
    [
      'with innocent forms of one to use sparingly',
      {sparingly: [{...WORD, atMost: 1, except: []}]},
      ['sparingly.0'],
    ],
    ['words for open', {alwaysOpen: ['24/7'], known: ['velada'], alike: ['Nuru']}, []],
    [
      'empty words',
      {alwaysOpen: [''], known: [''], alike: ['']},
      ['alwaysOpen.0', 'known.0', 'alike.0'],
    ],
    ['another field', {never: []}, ['']],
  ])('%s', (_, changes, fields) => expect(refused(changes)).toEqual(fields));
});

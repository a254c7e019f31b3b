/** Hotels of the outcall page: what their facts and words take. */
import {describe, expect, test} from 'vitest';

import {outcallFacts, outcallWords} from '../../../../src/content/schemas/outcall';
import {PAGE_WORDS, letters, refusedOf} from './takes';

describe('outcall', () => {
  const HOTEL = {id: 'a', name: letters(60), area: 'centre', class: 'five-star'};
  const facts = refusedOf(outcallFacts, {kind: 'page'});
  const own = refusedOf(outcallWords, PAGE_WORDS);

  test.each<[string, unknown, string[]]>([
    ['a hotel', [HOTEL], []],
    ['an invented one', [{...HOTEL, sample: true}], []],
    ['none', [], ['hotels']],
    ['a long name', [{...HOTEL, name: letters(61)}], ['hotels.0.name']],
    ['a class that is none', [{...HOTEL, class: 'two-star'}], ['hotels.0.class']],
    ['an area that is no name', [{...HOTEL, area: 'The centre'}], ['hotels.0.area']],
  ])('%s', (_, hotels, fields) => expect(facts({hotels})).toEqual(fields));

  test.each<[string, unknown, string[]]>([
    ['words of a hotel', [{id: 'a', description: letters(160)}], []],
    ['none', [], ['hotels']],
    ['too long', [{id: 'a', description: letters(161)}], ['hotels.0.description']],
  ])('in words: %s', (_, hotels, fields) => expect(own({hotels})).toEqual(fields));
});

/** Facts and words of a file: taken apart, checked, and joined again. */
import {describe, expect, test} from 'vitest';

import {joinFactsAndWords, splitFields} from '../../../src/content/join';

describe('taken apart', () => {
  test('facts, words, and what is neither', () =>
    expect(splitFields('page', {kind: 'page', title: 'A', photo: 1, colour: 'red'})).toEqual({
      facts: {kind: 'page', photo: 1, colour: 'red'},
      words: {title: 'A'},
    }));

  test('a list of both, entry by entry', () =>
    expect(
      splitFields('gallery', {
        photos: [{id: 1, file: 'a.jpg', title: 'A', colour: 'red'}, 'b', null, ['c']],
      }),
    ).toEqual({
      facts: {photos: [{id: 1, file: 'a.jpg', colour: 'red'}, 'b', null, ['c']]},
      words: {photos: [{id: 1, title: 'A'}, 'b', null, ['c']]},
    }));

  test('a list of words or facts alone, and what should be a list', () => {
    expect(splitFields('gallery', {keywords: ['a'], photos: 'b'})).toEqual({
      facts: {},
      words: {keywords: ['a'], photos: 'b'},
    });
    expect(splitFields('program', {sessions: [{minutes: 30}], tiers: [{minutes: 30}]})).toEqual({
      facts: {sessions: [{minutes: 30}]},
      words: {tiers: [{minutes: 30}]},
    });
  });
});

describe('joined', () => {
  test('facts and words', () =>
    expect(joinFactsAndWords({photo: 1, days: ['mon']}, {title: 'A', keywords: ['a']})).toEqual({
      photo: 1,
      days: ['mon'],
      title: 'A',
      keywords: ['a'],
    }));

  test('lists by the ids of their entries, in the order of the facts', () =>
    expect(
      joinFactsAndWords(
        {
          rooms: [
            {id: 'a', photo: 1},
            {id: 'b', photo: 2},
            {id: 'c', photo: 3},
          ],
          kind: 'page',
        },
        {
          rooms: [
            {id: 'b', name: 'B'},
            {id: 'a', name: 'A'},
          ],
          kind: 'words',
        },
      ),
    ).toEqual({
      rooms: [
        {id: 'a', photo: 1, name: 'A'},
        {id: 'b', photo: 2, name: 'B'},
        {id: 'c', photo: 3},
      ],
      kind: 'words',
    }));

  test('lists by their minutes, where they have no ids', () =>
    expect(
      joinFactsAndWords(
        {
          tiers: [
            {minutes: 30, priceEur: 90},
            {minutes: 60, priceEur: 130},
          ],
        },
        {tiers: [{minutes: 60, features: ['A']}, 'b']},
      ),
    ).toEqual({
      tiers: [
        {minutes: 30, priceEur: 90},
        {minutes: 60, priceEur: 130, features: ['A']},
      ],
    }));

  test('a list and something else stay as the words have it', () =>
    expect(
      joinFactsAndWords({rooms: [{id: 'a'}], days: 'mon'}, {rooms: 'A', days: ['tue']}),
    ).toEqual({
      rooms: 'A',
      days: ['tue'],
    }));
});

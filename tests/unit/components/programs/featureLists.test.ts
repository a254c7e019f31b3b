import {expect, test} from 'vitest';

import {featureLists, shortList} from '../../../../src/components/programs/featureLists';

const features = ['shower', 'oil', 'gel', 'tea', 'rest'];

test('small screens get the first three features and the number of the others', () => {
  expect(shortList({included: [...features, 'One finish']})).toEqual({
    first: ['shower', 'oil', 'gel'],
    rest: ['tea', 'rest'],
    finish: 'One finish',
    more: 3,
    longer: [],
  });
});

test('the finish counts as one more', () => {
  expect(shortList({included: [...features.slice(0, 3), 'One finish']}).more).toBe(1);
});

test('the menu lists the shortest session in full, and what longer ones add', () => {
  const included = {
    60: [...features, 'stones', 'One finish'],
    90: ['all of it', 'tea', 'Two finishes'],
  };
  expect(shortList({included})).toEqual({
    first: ['shower', 'oil', 'gel'],
    rest: ['tea', 'rest', 'stones'],
    finish: 'One finish',
    more: 4,
    longer: [{minutes: 90, features: ['all of it', 'tea'], finish: 'Two finishes'}],
  });
});

test('one list is valid for every session', () => {
  expect(featureLists({included: [...features, 'One finish']})).toEqual([
    {minutes: undefined, features, finish: 'One finish'},
  ]);
});

test('a list for each session, the shorter one first', () => {
  const included = {90: ['all of it', 'tea', 'Two finishes'], 60: ['oil', 'One finish']};
  expect(featureLists({included})).toEqual([
    {minutes: 60, features: ['oil'], finish: 'One finish'},
    {minutes: 90, features: ['all of it', 'tea'], finish: 'Two finishes'},
  ]);
});

import {expect, test} from 'vitest';

import {featureLists, shortList} from '../../../../../src/components/programs/menu/featureLists';

const features = ['shower', 'oil', 'gel', 'tea', 'rest'];

test('small screens get the first three features and the number of the others', () => {
  expect(shortList({features, finish: 'One finish'})).toEqual({
    first: ['shower', 'oil', 'gel'],
    rest: ['tea', 'rest'],
    more: 3,
  });
});

test('the finish alone is one more', () => {
  expect(shortList({features: features.slice(0, 3), finish: 'One finish'}).more).toBe(1);
});

test('three features without a finish leave nothing out', () => {
  expect(shortList({features: features.slice(0, 3), finish: undefined}).more).toBe(0);
});

test('without tiers one list holds for every session', () => {
  expect(featureLists({features, finish: 'One finish', tiers: undefined})).toEqual([
    {minutes: undefined, features, finish: 'One finish'},
  ]);
});

test('tiers make one list each, the shorter session first', () => {
  const tiers = [
    {minutes: 90, features: ['all of it', 'tea'], finish: 'Two finishes'},
    {minutes: 60, features: ['oil'], finish: 'One finish'},
  ];
  const lists = featureLists({features, finish: 'One finish', tiers});
  expect(lists.map(({minutes}) => minutes)).toEqual([60, 90]);
  expect(lists[1]).toEqual(tiers[0]);
});

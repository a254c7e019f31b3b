import {expect, test} from 'vitest';

import {featureLists, shortList} from '../../../../src/components/programs/featureLists';

const features = ['shower', 'oil', 'gel', 'tea', 'rest'];
const tiers = undefined;

test('small screens get the first three features and the number of the others', () => {
  expect(shortList({features, finish: 'One finish', tiers})).toEqual({
    first: ['shower', 'oil', 'gel'],
    rest: ['tea', 'rest'],
    finish: 'One finish',
    more: 3,
    longer: [],
  });
});

test('the finish alone is one more', () => {
  expect(shortList({features: features.slice(0, 3), finish: 'One finish', tiers}).more).toBe(1);
});

test('three features without a finish leave nothing out', () => {
  expect(shortList({features: features.slice(0, 3), finish: undefined, tiers}).more).toBe(0);
});

test('with tiers the menu lists the shortest session whole, and names what the longer one adds', () => {
  const longer = {minutes: 90, features: ['all of it', 'tea'], finish: 'Two finishes'};
  const shortest = {minutes: 60, features: [...features, 'stones'], finish: 'One finish'};
  expect(shortList({features, finish: undefined, tiers: [longer, shortest]})).toEqual({
    first: ['shower', 'oil', 'gel'],
    rest: ['tea', 'rest', 'stones'],
    finish: 'One finish',
    more: 4,
    longer: [longer],
  });
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

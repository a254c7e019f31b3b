import {expect, test} from 'vitest';

import {featureLists} from '../../../../src/components/programs/featureLists';

const features = ['shower', 'oil', 'gel', 'tea', 'rest'];

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

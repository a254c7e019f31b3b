import {expect, test} from 'vitest';

import {intensityKey} from '../../../../src/components/programs/ProgramBadges';

const labels = {gentle: 'Suave', intimate: 'Íntimo'};

test.each([
  ['Gentle', 'gentle'],
  ['GENTLE', 'gentle'],
  ['suave', 'gentle'],
  ['ÍNTIMO', 'intimate'],
  [' Intimate ', 'intimate'],
  ['Muy Intenso', 'neutral'],
  ['', 'neutral'],
])('the word %j has the colour %j', (word, key) => {
  expect(intensityKey(word, labels)).toBe(key);
});

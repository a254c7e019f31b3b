import {expect, test} from 'vitest';

import {forgetTexts, rememberedByText} from '../../../src/content/remember';

test('what is known by text is worked out once, until it is given up', () => {
  const asked: string[] = [];
  const length = rememberedByText((text) => {
    asked.push(text);
    return text.length;
  });
  expect([length('veil'), length('veil')]).toEqual([4, 4]);
  expect(asked).toEqual(['veil']);
  forgetTexts();
  expect(length('veil')).toBe(4);
  expect(asked).toEqual(['veil', 'veil']);
});

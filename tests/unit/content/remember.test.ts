import {expect, test} from 'vitest';

import {
  forgetAll,
  remembered,
  rememberedByFile,
  rememberedByText,
} from '../../../src/content/remember';

test('what is known by text is worked out once, until it is given up', () => {
  const asked: string[] = [];
  const length = rememberedByText((text) => {
    asked.push(text);
    return text.length;
  });
  expect([length('veil'), length('veil')]).toEqual([4, 4]);
  expect(asked).toEqual(['veil']);
  forgetAll();
  expect(length('veil')).toBe(4);
  expect(asked).toEqual(['veil', 'veil']);
});

test('what is known by object and by file is given up with it', () => {
  let times = 0;
  const count = (): number => (times += 1);
  const byObject = remembered(count);
  const byFile = rememberedByFile(count);
  const page = {};
  const ask = (): number[] => [byObject(page), byFile('a.mdx', 'veil')];
  expect([ask(), ask()]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  forgetAll();
  expect(ask()).toEqual([3, 4]);
});

test('so many texts are known, and the next one begins anew', () => {
  const asked: string[] = [];
  const ask = rememberedByText((text) => {
    asked.push(text);
    return text;
  }, 2);
  for (const text of ['a', 'b', 'a', 'b', 'c', 'c', 'a']) ask(text);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('what is known by file is worked out again for another content', () => {
  let times = 0;
  const ofList = rememberedByFile(
    (_file, _content: readonly string[]) => (times += 1),
    (content, earlier) => content.join() === earlier.join(),
  );
  expect([ofList('a', ['x']), ofList('a', ['x']), ofList('b', ['x'])]).toEqual([1, 1, 2]);
  expect([ofList('a', ['y']), ofList('a', ['x'])]).toEqual([3, 4]);
});

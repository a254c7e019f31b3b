/** Which words of two languages mean the same, learned from texts that stand in both. */
import {describe, expect, test} from 'vitest';

import {beginningsIn, likenessOf} from '../../../../src/content/language/learnedWords';

test.each([
  ['the longer words of a text', 'The lamp is warm', ['lamp', 'warm']],
  ['without accents and capitals', 'Lámpara', ['lampar']],
  ['six letters of each', 'Candlelight', ['candle']],
  ['without the ending of several', 'Lamps and boxes', ['lamp', 'box']],
  ['with an s within', 'Lesson', ['lesson']],
  ['each once', 'A lamp, two lamps, a Lamp', ['lamp']],
  ['none', 'A 3 to', []],
])('beginnings: %s', (_, text, expected) => expect(beginningsIn(text)).toEqual(expected));

/** How alike two texts are by all pairs but two; a pair is “en en = es es”. */
const likeness = (
  pairs: readonly string[],
  [first, second]: readonly [number, number],
  without: readonly [number, number],
): number => {
  const words = (text = ''): string[] => text.split(' ').filter(Boolean);
  return likenessOf(
    pairs.map((pair) => {
      const [original, translation] = pair.split('=');
      return {original: words(original), translation: words(translation)};
    }),
  )(first, second, without);
};

const NEVER: readonly [number, number] = [-1, -1];

describe('how much two texts have in common', () => {
  const PAIRS = [
    'lamp = luz',
    'lamp chair = luz silla',
    'chair door = silla mesa',
    'door = puerta',
  ];

  test.each<[string, readonly [number, number], readonly [number, number], number]>([
    ['words that always stand together', [0, 0], NEVER, 1],
    ['two of them', [1, 1], NEVER, 2],
    ['one of two', [1, 0], NEVER, 1],
    ['none of them', [0, 3], NEVER, 0],
    ['not by the pairs themselves: nobody knows them', [0, 0], [0, 1], 0],
    ['by one other pair, where they stand nowhere else', [0, 0], [0, 3], 1],
    ['once together, and once apart', [3, 3], NEVER, 0],
  ])('%s', (_, which, without, expected) => expect(likeness(PAIRS, which, without)).toBe(expected));

  test.each<[string, readonly string[], number]>([
    ['twice of three times', ['a = x', 'a = x', 'a = y'], 0.8],
    ['twice of four times and four', ['a = x', 'a = x', 'a =', 'a =', '= x', '= x'], 0],
    ['three of five times', ['a = x', 'a = x', 'a = x', 'a =', 'a =', '= x', '= x'], 0.6],
    ['the most of two', ['a = x y', 'a = x y', 'a = x'], 1],
  ])('a part of what they have: %s', (_, pairs, expected) =>
    expect(likeness(pairs, [0, 0], NEVER)).toBeCloseTo(expected, 10),
  );

  test('without the two that are held against each other', () => {
    const pairs = ['a = x', 'a = x', 'a = x', 'b = x', 'b = x'];
    expect(likeness(pairs, [0, 0], NEVER)).toBeCloseTo(0.75, 10);
    expect(likeness(pairs, [0, 0], [3, 4])).toBe(1);
    expect(likeness(pairs, [0, 0], [0, 3])).toBeCloseTo(0.8, 10);
  });

  test('of texts without words, and of none', () => {
    expect(likeness(['a =', '= x'], [0, 0], NEVER)).toBe(0);
    expect(likeness(['a = x'], [5, 0], NEVER)).toBe(0);
    expect(likeness(['a = x'], [0, 5], NEVER)).toBe(0);
  });
});

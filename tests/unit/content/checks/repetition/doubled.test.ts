/** Paragraphs that stand twice on one page. */
import {describe, expect, test} from 'vitest';

import {checkDoubled} from '../../../../../src/content/checks/repetition/doubled';
import {told} from '../rawPages';
import {textOf} from '../texts';

const words = (first: string, count: number): string =>
  [
    first,
    ...Array.from({length: count - 1}, (_, at) => `word${'abcdefghijklmnopq'.charAt(at)}`),
  ].join(' ');
const [ONE, TWO] = [words('One', 15), words('Two', 15)];
const at = (line: number, text: string, more = {}) => textOf(text, 'en', {line, ...more});

describe('what is told', () => {
  test('all of it', () =>
    expect(checkDoubled([at(12, ONE), at(14, TWO), at(20, ONE)])).toEqual([
      {
        file: 'en/about.mdx',
        field: '',
        line: 20,
        found: 'the words of line 12 again',
        remedy: 'Delete one of the two, with all that was pasted along with it.',
        rule: 'twice',
      },
    ]));

  test('with other blanks', () =>
    expect(told(checkDoubled([at(12, ONE), at(20, ` ${ONE.replaceAll(' ', '\n ')}`)]))).toEqual([
      'en/about.mdx:20 | the words of line 12 again',
    ]));

  test('what was pasted in one go, once', () =>
    expect(told(checkDoubled([at(2, ONE), at(4, TWO), at(12, ONE), at(14, TWO)]))).toEqual([
      'en/about.mdx:12 | the words of line 2 again',
    ]));

  test('what was pasted apart, twice', () =>
    expect(told(checkDoubled([at(2, ONE), at(4, TWO), at(12, ONE), at(15, TWO)]))).toEqual([
      'en/about.mdx:12 | the words of line 2 again',
      'en/about.mdx:15 | the words of line 4 again',
    ]));

  test('three times, with the first', () =>
    expect(told(checkDoubled([at(2, ONE), at(4, ONE), at(12, ONE)]))).toEqual([
      'en/about.mdx:4 | the words of line 2 again',
      'en/about.mdx:12 | the words of line 2 again',
    ]));

  test('as far below, on two pages', () =>
    expect(
      checkDoubled([2, 4].flatMap((line) => [at(line, ONE), at(line, ONE, {file: 'en/home.mdx'})])),
    ).toHaveLength(2));
});

test.each([
  ['fourteen words', [at(2, words('One', 14)), at(4, words('One', 14))]],
  ['two pages', [at(2, ONE), at(4, ONE, {file: 'en/home.mdx'})]],
  ['fields', [at(2, ONE, {field: 'lead'}), at(4, ONE, {field: 'text'})]],
  ['texts without a line', [at(2, ONE), textOf(ONE, 'en', {line: undefined})]],
  ['two texts', [at(2, ONE), at(4, TWO)]],
])('nothing is said of %s', (_, texts) => expect(checkDoubled(texts)).toEqual([]));

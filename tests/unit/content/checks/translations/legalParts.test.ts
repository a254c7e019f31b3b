/** Parts of a legal text, by the names of their headings. */
import {describe, expect, test} from 'vitest';

import {
  haveSameParts,
  isToldIn,
  partAt,
} from '../../../../../src/content/checks/translations/legalParts';
import {rawPage} from '../rawPages';

const PAGE = rawPage('Words.\n\n## A {#a}\n\nWords.\n\n## B {#b}\n');

test.each([
  [1, ''],
  [2, ''],
  [3, 'a'],
  [6, 'a'],
  [7, 'b'],
  [99, 'b'],
])('line %i stands in the part “%s”', (line, part) => expect(partAt(PAGE, line)).toBe(part));

test.each([
  ['the same', '## A {#a}\n\n## B {#b}', '## X {#a}\n\n## Y {#b}', true],
  ['another order', '## A {#a}\n\n## B {#b}', '## B {#b}\n\n## A {#a}', false],
  ['one less', '## A {#a}\n\n## B {#b}', '## A {#a}', false],
  ['code in one', '## A {#a}\n\n~~~\na\n~~~', '## A {#a}', false],
  ['code in the other', '## A {#a}', '## A {#a}\n\n~~~\na\n~~~', false],
  ['names set as code', '## A {#a}\n\n`b`', '## A {#a}', true],
  ['none', 'A', 'B', true],
  ['one that cannot be read', 'A', '<Open', true],
])('whether both have the same parts: %s', (_, one, other, expected) =>
  expect(haveSameParts(rawPage(one), rawPage(other))).toBe(expected),
);

describe('whether something is told of a part', () => {
  const isTold = (line: number | undefined, file = PAGE.file, field = ''): boolean =>
    isToldIn('a', PAGE, [{file, field, line, found: 'a mistake', remedy: 'Mend it.'}]);

  test.each([
    ['its first line', 12, true],
    ['its last line', 15, true],
    ['the line above it', 11, false],
    ['the next part', 16, false],
    ['the whole text', undefined, false],
  ])('%s', (_, line, expected) => expect(isTold(line)).toBe(expected));

  test('none of another text, of a field, or where nothing is told', () => {
    expect(isTold(12, 'es/about.mdx')).toBe(false);
    expect(isTold(12, PAGE.file, 'title')).toBe(false);
    expect(isToldIn('a', PAGE, [])).toBe(false);
  });

  test('of a text that begins with its file', () => {
    const {bodyLine: _, ...whole} = PAGE;
    const at = {file: PAGE.file, field: '', line: 3, found: 'a mistake', remedy: 'Mend it.'};
    expect(isToldIn('a', whole, [at])).toBe(true);
  });
});

/** Paragraphs of a legal text: as many in each part of a translation as in the original. */
import {describe, expect, test} from 'vitest';

import {checkLegalParagraphs} from '../../../../../src/content/checks/translations/legalParagraphs';
import type {Problem} from '../../../../../src/content/problems';
import {inBoth, rawPage, told} from '../rawPages';

const words = (count: number): string => Array.from({length: count}, () => 'word').join(' ');
/** A part with paragraphs of so many words. */
const part = (name: string, ...lengths: number[]): string =>
  [`## ${name} {#${name.toLowerCase()}}`, ...lengths.map(words)].join('\n\n');
const parts = (...all: string[]): string => all.join('\n\n');

const problems = (english: string, spanish: string, known: readonly Problem[] = []) =>
  checkLegalParagraphs(inBoth(english, spanish, {id: 'legal/a'}), known);
const said = (...both: Parameters<typeof problems>): string[] => told(problems(...both));

describe('a paragraph less', () => {
  test.each<[string, string, string, string]>([
    [
      'at the beginning',
      parts(words(9), words(5)),
      words(9),
      'es/legal/a.mdx:10 | 1 paragraph in this part, and the original has 2',
    ],
    [
      'in a part',
      parts(part('A', 9), part('B', 9, 5, 7)),
      parts(part('A', 9), part('B', 9, 7)),
      'es/legal/a.mdx:14 | 2 paragraphs in this part, and the original has 3',
    ],
    [
      'the only one',
      parts(part('A', 9), part('B', 9)),
      parts(part('A', 9), part('B')),
      'es/legal/a.mdx:14 | no paragraph in this part, and the original has 1',
    ],
    [
      'in the original',
      part('A', 9),
      part('A', 9, 8),
      'es/legal/a.mdx:10 | 2 paragraphs in this part, and the original has 1',
    ],
    [
      'two, with their words',
      part('A', 9, 9, 9),
      part('A', 9),
      'es/legal/a.mdx:10 | 1 paragraph in this part, and the original has 3',
    ],
    [
      'in a part that only the translation has words in',
      part('A'),
      part('A', 9),
      'es/legal/a.mdx:10 | 1 paragraph in this part, and the original has 0',
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  test('how to mend it', () => {
    expect(problems(part('A', 9, 8), part('A', 9))[0]).toMatchObject({
      remedy: 'Add what is missing here, or correct en/legal/a.mdx.',
      rule: 'paragraphs',
    });
    expect(problems(part('A', 9), part('A', 9, 8))[0]?.remedy).toBe(
      'Put back in en/legal/a.mdx what it lost, or delete here what is too much.',
    );
  });
});

describe('a paragraph in another part', () => {
  test('is told where it stands', () => {
    const [problem, ...others] = problems(
      parts(part('A', 9, 5), part('B', 9)),
      parts(part('A', 9), part('B', 9, 5)),
    );
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      line: 14,
      found: 'a paragraph in this part that the original has in {#a}',
      remedy: 'Move it there, or correct en/legal/a.mdx.',
    });
  });

  test('of the beginning', () =>
    expect(said(parts(words(9), words(5), part('B', 9)), parts(words(9), part('B', 9, 5)))).toEqual(
      ['es/legal/a.mdx:12 | a paragraph in this part that the original has in its beginning'],
    ));

  test.each<[string, string, string, number]>([
    [
      'one less in each of two parts',
      parts(part('A', 9, 5), part('B', 9, 5)),
      parts(part('A', 9), part('B', 9)),
      2,
    ],
    [
      'one less, and two more in another part',
      parts(part('A', 9, 5), part('B', 9)),
      parts(part('A', 9), part('B', 9, 5, 5)),
      2,
    ],
    [
      'one less, one more, and one less',
      parts(part('A', 9, 5), part('B', 9), part('C', 9, 5)),
      parts(part('A', 9), part('B', 9, 5), part('C', 9)),
      3,
    ],
  ])('none of it: %s', (_, english, spanish, count) =>
    expect(
      said(english, spanish).filter((one) => one.includes('and the original has')),
    ).toHaveLength(count),
  );
});

describe('nothing is said', () => {
  test.each<[string, string, string]>([
    ['of as many', part('A', 9, 5), part('A', 5, 9)],
    ['of one that is divided', part('A', 14, 3), part('A', 7, 7, 3)],
    ['of two in one', part('A', 3, 7, 7), part('A', 3, 14)],
    ['of several in one', part('A', 5, 5, 5), part('A', 15)],
    ['of several in one, a little shorter', part('A', 8, 8, 4), part('A', 15)],
    ['of paragraphs in entries', parts(part('A', 9), '- A\n\n  B'), parts(part('A', 9), '- A')],
    ['where a part is missing', parts(part('A', 9, 5), part('B', 9)), part('A', 9)],
    ['where the translation cannot be read', part('A', 9, 5), `${part('A', 9)}\n\n<Open`],
    ['where the original cannot be read', `${part('A', 9, 5)}\n\n<Open`, part('A', 9)],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('of a page that is no legal text', () =>
    expect(checkLegalParagraphs(inBoth(part('A', 9, 5), part('A', 9)), [])).toEqual([]));

  test('of a text without its original', () =>
    expect(
      checkLegalParagraphs([rawPage(part('A', 9), {id: 'legal/a', locale: 'es'})], []),
    ).toEqual([]));
});

describe('where something is told', () => {
  const [english, spanish] = [
    parts(part('A', 9, 5), part('B', 9, 5)),
    parts(part('A', 9), part('B', 9)),
  ];
  const known = (rest: Partial<Problem>): Problem[] => [
    {file: 'es/legal/a.mdx', field: '', found: 'a mistake', remedy: 'Mend it.', ...rest},
  ];
  const [A, B] = [
    'es/legal/a.mdx:10 | 1 paragraph in this part, and the original has 2',
    'es/legal/a.mdx:14 | 1 paragraph in this part, and the original has 2',
  ];

  test.each<[string, Partial<Problem>, (string | undefined)[]]>([
    ['of a part', {line: 12}, [B]],
    ['of the other part', {line: 14}, [A]],
    ['of a part of the original', {file: 'en/legal/a.mdx', line: 16}, [A]],
    ['of a field', {line: 12, field: 'title'}, [A, B]],
    ['of the whole text', {}, [A, B]],
    ['of another text', {file: 'es/legal/b.mdx', line: 12}, [A, B]],
  ])('%s, the others are told', (_, rest, expected) =>
    expect(said(english, spanish, known(rest))).toEqual(expected),
  );
});

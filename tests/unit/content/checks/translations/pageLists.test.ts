/** Lists of pages that are longer in one language than in the other. */
import {describe, expect, test} from 'vitest';

import type {Problem} from '../../../../../src/content/problems';
import {checkPageLists} from '../../../../../src/content/checks/translations/pageLists';
import {inBoth, rawPage, told} from '../rawPages';

const problems = (english: string, spanish: string, known: readonly Problem[] = [], id = 'about') =>
  checkPageLists(inBoth(english, spanish, {id}), known);
const said = (...both: Parameters<typeof problems>): string[] => told(problems(...both));

const list = (...entries: string[]): string => entries.map((entry) => `- ${entry}`).join('\n');
const [TWO, THREE] = [list('Tea.', 'Oil.'), list('Tea.', 'Oil.', 'Rain.')];
const around = (name: string, inner: string): string => `<${name}>\n\n${inner}\n\n</${name}>`;

describe('a list of another length', () => {
  test.each<[string, string, string, string]>([
    ['shorter', THREE, TWO, 'es/about.mdx:10 | a list of 2 entries, and the original has 3'],
    ['longer', TWO, THREE, 'es/about.mdx:10 | a list of 3 entries, and the original has 2'],
    ['one entry', TWO, list('Té.'), 'es/about.mdx:10 | a list of 1 entry, and the original has 2'],
    [
      'below the second heading',
      `## A\n\n${TWO}\n\n## B\n\n${THREE}`,
      `## A\n\n${TWO}\n\n## B\n\n${TWO}`,
      'es/about.mdx:17 | a list of 2 entries, and the original has 3',
    ],
    [
      'the second list below a heading',
      `${TWO}\n\nWords.\n\n${THREE}`,
      `${TWO}\n\nPalabras.\n\n${TWO}`,
      'es/about.mdx:15 | a list of 2 entries, and the original has 3',
    ],
    [
      'in a component',
      around('Reasons', THREE),
      around('Reasons', TWO),
      'es/about.mdx:12 | a list of 2 entries, and the original has 3',
    ],
    [
      'numbers that are counted on in both',
      '1. Tea.\n2. Oil.\n3. Rain.',
      '1. Té.\n2. Aceite.',
      'es/about.mdx:10 | a list of 2 entries, and the original has 3',
    ],
    [
      'numbers left out in both',
      '1. Tea.\n3. Oil.\n4. Rain.',
      '1. Té.\n3. Aceite.',
      'es/about.mdx:10 | a list of 2 entries, and the original has 3',
    ],
    [
      'headings within the entries',
      list('### Tea', '### Oil'),
      list('Té'),
      'es/about.mdx:10 | a list of 1 entry, and the original has 2',
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  test('how to mend it', () => {
    expect(problems(THREE, TWO)[0]).toMatchObject({
      remedy: 'Add what is missing here, or correct en/about.mdx.',
      rule: 'length-of-list',
    });
    expect(problems(TWO, THREE)[0]?.remedy).toBe(
      'Put back in en/about.mdx what it lost, or delete here what is too much.',
    );
  });
});

describe('the number of an entry that is missing', () => {
  const whole = '1. Tea.\n2. Oil.\n3. Rain.';
  test.each<[string, string, string, string]>([
    [
      'in the translation',
      whole,
      '1. Té.\n3. Lluvia.',
      'es/about.mdx:11 | no number 2 in a list of 2 entries, and en/about.mdx has 3',
    ],
    [
      'in the original',
      '1. Tea.\n3. Rain.',
      whole,
      'en/about.mdx:11 | no number 2 in a list of 2 entries, and es/about.mdx has 3',
    ],
    [
      'the first',
      whole,
      '2. Aceite.\n3. Lluvia.',
      'es/about.mdx:10 | no number 1 in a list of 2 entries, and en/about.mdx has 3',
    ],
    [
      'in a list of one',
      '1. Tea.\n2. Oil.',
      '2. Aceite.',
      'es/about.mdx:10 | no number 1 in a list of 1 entry, and en/about.mdx has 2',
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  test('how to mend it', () =>
    expect(problems(whole, '1. Té.\n3. Lluvia.')[0]?.remedy).toBe(
      'Put back what stood there, or delete it in en/about.mdx too and count on.',
    ));
});

describe('an entry within another', () => {
  test.each<[string, string, string, string]>([
    [
      'of hyphens',
      THREE,
      '- Té. - Aceite.\n- Lluvia.',
      'es/about.mdx:10 | “-” within the line of another entry',
    ],
    [
      'of numbers, in the original',
      '1. Tea.\n2. Oil. 3. *Rain.*',
      '1. Té.\n2. Aceite.\n3. Lluvia.',
      'en/about.mdx:11 | “3.” within the line of another entry',
    ],
    [
      'two entries less',
      list('Tea.', 'Oil.', 'Rain.', 'Wind.'),
      '- Té. - Aceite.\n- Lluvia.',
      'es/about.mdx:10 | a list of 2 entries, and the original has 4',
    ],
    [
      'a hyphen between words',
      THREE,
      '- Té - aceite.\n- Lluvia.',
      'es/about.mdx:10 | a list of 2 entries, and the original has 3',
    ],
    [
      'another number',
      '1. Tea.\n2. Oil.\n3. Rain.',
      '1. Té. 3. Lluvia.\n2. Aceite.',
      'es/about.mdx:10 | a list of 2 entries, and the original has 3',
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));
});

describe('nothing is said', () => {
  test.each<[string, string, string]>([
    ['of lists that are as long', THREE, THREE],
    ['where a heading is of another level', `## A\n\n${THREE}`, `### A\n\n${TWO}`],
    ['where a heading is missing', `## A\n\n${THREE}`, TWO],
    ['where a list is missing', `${THREE}\n\nWords.\n\n${TWO}`, TWO],
    ['where one list has numbers', '1. Tea.\n2. Oil.', list('Té.')],
    ['where one list stands in a component', around('Reasons', THREE), TWO],
    ['of what the house holds to', around('Values', THREE), around('Values', TWO)],
    ['of years', around('Stack', around('Years', THREE)), around('Stack', around('Years', TWO))],
    ['of lists within entries', '- Tea.\n  - Green.\n  - Black.', '- Té.\n  - Verde.'],
    ['where the translation cannot be read', THREE, `${TWO}\n\n<Open`],
    ['where the original cannot be read', `${THREE}\n\n<Open`, TWO],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test.each(['legal/cookies', 'masseuses/noa'])('of %s', (id) =>
    expect(said(THREE, TWO, [], id)).toEqual([]),
  );

  test('of a page without its original', () =>
    expect(checkPageLists([rawPage(THREE, {locale: 'es'})], [])).toEqual([]));
});

describe('where something is told', () => {
  const page = (inner: string): string => `Words.\n\n## A\n\n${inner}\n\n## B\n\nMore.`;
  const known = (rest: Partial<Problem>): Problem[] => [
    {file: 'es/about.mdx', field: '', found: 'a mistake', remedy: 'Mend it.', ...rest},
  ];
  const saidBeside = (rest: Partial<Problem>): number =>
    said(page(THREE), page(TWO), known(rest)).length;

  test.each<[string, Partial<Problem>]>([
    ['of the heading', {line: 12}],
    ['of the last line before the next heading', {line: 16}],
    ['of the original', {file: 'en/about.mdx', line: 13}],
    ['of a component that is missing somewhere', {rule: 'missing-component'}],
  ])('%s, nothing is said', (_, rest) => expect(saidBeside(rest)).toBe(0));

  test.each<[string, Partial<Problem>]>([
    ['above the heading', {line: 11}],
    ['of the next heading', {line: 17}],
    ['of a field', {line: 13, field: 'title'}],
    ['of a component in a field', {field: 'title', rule: 'missing-component'}],
    ['of the whole page', {}],
    ['of another page', {file: 'es/home.mdx', line: 13}],
  ])('%s, the list is told', (_, rest) => expect(saidBeside(rest)).toBe(1));
});

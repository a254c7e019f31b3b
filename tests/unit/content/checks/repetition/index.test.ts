/** What is said more than once: which of two messages about it is told. */
import {describe, expect, test} from 'vitest';

import {matterOf} from '../../../../../src/content/checks/matter';
import {checkDoubledParts, checkSame} from '../../../../../src/content/checks/repetition';
import type {Problem} from '../../../../../src/content/problems';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

const LONG =
  'The lift is slow and smells of oranges, and nobody counts the lamps along the corridor.';

const matter = (...pages: ReturnType<typeof rawPage>[]) => matterOf(rawSite(pages), rawSite(pages));

const problem = (more: Partial<Problem>): Problem => ({
  ...{file: 'en/about.mdx', field: '', found: 'this', remedy: 'Mend it.'},
  ...more,
});

describe('paragraphs that stand twice on a page', () => {
  const twice = matter(rawPage(`${LONG}\n\nOne.\n\n${LONG}`));
  const said = (menu: readonly Problem[], bodies: readonly Problem[]): string[] =>
    told(checkDoubledParts(twice, menu, bodies));
  const SAID = ['en/about.mdx:14 | the words of line 10 again'];

  test('are told', () => expect(said([], [])).toEqual(SAID));

  test.each<[string, Problem[], Problem[]]>([
    ['its menu', [problem({line: 1})], []],
    ['a block above that is there twice', [], [problem({rule: 'twice', line: 10})]],
    ['a heading above that is there twice', [], [problem({rule: 'name-twice', line: 12})]],
    ['itself', [], [problem({rule: 'twice', line: 14})]],
  ])('but not where something is told of %s', (_, menu, bodies) =>
    expect(said(menu, bodies)).toEqual([]),
  );

  test.each<[string, Problem[], Problem[]]>([
    ['another page’s menu', [problem({file: 'en/home.mdx', line: 1})], []],
    ['what stands too far above', [], [problem({rule: 'twice', line: 9})]],
    ['what stands below', [], [problem({rule: 'twice', line: 15})]],
    ['another page', [], [problem({rule: 'twice', line: 12, file: 'en/home.mdx'})]],
    ['another mistake above', [], [problem({rule: 'html', line: 12})]],
    ['a page without a line', [], [problem({rule: 'twice'})]],
  ])('also where something is told of %s', (_, menu, bodies) =>
    expect(said(menu, bodies)).toEqual(SAID),
  );
});

describe('what two pages or two entries have in common', () => {
  const EIGHT = 'The lift is slow and smells of oranges';
  const [one, other] = [rawPage(EIGHT, {id: 'a'}), rawPage(EIGHT, {id: 'b'})];

  test.each([
    ['words', [one, other], 'the words “The lift is slow and smells of oranges”, as in en/a.mdx'],
    [
      'fields',
      [
        rawPage('', {id: 'programs/a', fields: {subtitle: 'Tea'}}),
        rawPage('', {id: 'programs/b', fields: {subtitle: 'Tea'}}),
      ],
      '"Tea", which en/programs/a.mdx has already',
    ],
    [
      'entries',
      [rawPage('', {locale: 'es', fields: {areas: [{name: 'Tea'}, {name: 'Tea'}]}})],
      '"Tea", which areas[0] has already',
    ],
    [
      'lines of an entry',
      [rawPage('', {locale: 'es', fields: {rooms: [{name: 'Tea', line: 'Tea'}]}})],
      '"Tea", which name says already',
    ],
  ])('%s', (_, pages, found) =>
    expect(checkSame(matter(...pages), []).map((same) => same.found)).toEqual([found]),
  );

  test.each<[string, Partial<Problem>, number]>([
    ['lost its sign', {rule: 'line-without-sign'}, 0],
    ['has another mistake', {rule: 'html'}, 1],
  ])('words of a line that %s', (_, more, count) =>
    expect(
      checkSame(matter(one, other), [problem({file: 'en/b.mdx', line: 10, ...more})]),
    ).toHaveLength(count),
  );
});

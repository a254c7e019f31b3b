/** A number over a list, against the list. */
import {describe, expect, test} from 'vitest';

import {checkListCounts} from '../../../../../src/content/checks/statements/listCounts';
import {rawPage, told} from '../rawPages';

const said = (body: string, locale?: string): string[] =>
  told(checkListCounts([rawPage(body, {...(locale && {locale})})]));

const TWO = '- Ask.\n- Answer.';

describe('a number that the list straight below does not have', () => {
  test.each([
    [
      'a paragraph',
      `Three rules hold.\n\n${TWO}`,
      'en/about.mdx:10 | “Three rules” over a list of 2 entries',
    ],
    ['a heading', `## 3 steps\n\n${TWO}`, 'en/about.mdx:10 | “3 steps” over a list of 2 entries'],
    ['one entry', 'Two points\n\n- Ask.', 'en/about.mdx:10 | “Two points” over a list of 1 entry'],
    [
      'further down',
      `Before.\n\nThree rules hold.\n\n${TWO}`,
      'en/about.mdx:12 | “Three rules” over a list of 2 entries',
    ],
    [
      'after another list',
      `One.\n\n${TWO}\n\nThree rules.\n\n${TWO}`,
      'en/about.mdx:15 | “Three rules” over a list of 2 entries',
    ],
    [
      'a quote behind it',
      `Three rules.\n\n${TWO}\n\n> “Yes.”`,
      'en/about.mdx:10 | “Three rules” over a list of 2 entries',
    ],
    [
      'a component around it',
      `<Rules>\n\nThree rules.\n\n${TWO}\n\n</Rules>`,
      'en/about.mdx:12 | “Three rules” over a list of 2 entries',
    ],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual([expected]));

  test('in Spanish', () =>
    expect(said(`Cuatro normas.\n\n- Una.`, 'es')).toEqual([
      'es/about.mdx:10 | “Cuatro normas” over a list of 1 entry',
    ]));

  test('how to mend it', () =>
    expect(checkListCounts([rawPage(`Three rules\n\n${TWO}`)])[0]?.remedy).toBe(
      'Correct the number, or the list.',
    ));
});

describe('nothing is said', () => {
  test.each([
    ['the number of the list', `Two rules hold.\n\n${TWO}`],
    ['a number of something else', `Three rooms are open.\n\n${TWO}`],
    ['a number further on in the sentence', `The house has three rules.\n\n${TWO}`],
    ['a longer word', `Three rulesets.\n\n${TWO}`],
    ['something between', `Three rules.\n\nThese:\n\n${TWO}`],
    ['a table between', `Three rules.\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n${TWO}`],
    ['a quote between', `Three rules.\n\n> “Yes.”\n\n${TWO}`],
    ['two lists', `Three rules.\n\n${TWO}\n\n1. One.`],
    ['a list of lists', `- Three rules.\n  - Ask.\n  - Answer.`],
    ['a list in a quote', `> Three rules.\n>\n> - Ask.`],
    ['no list', 'Three rules.'],
    ['a text that cannot be read', `Three rules.\n\n${TWO}\n\n<Open`],
  ])('%s', (_, body) => expect(said(body)).toEqual([]));

  test('a language whose numbers are not known', () =>
    expect(said(`Three rules.\n\n${TWO}`, 'fr')).toEqual([]));
});

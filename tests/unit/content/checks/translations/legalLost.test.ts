/** Parts that an original lost, and its translations still have. */
import {describe, expect, test} from 'vitest';

import {afterOf, lostParts} from '../../../../../src/content/checks/translations/legalLost';
import {rawPage} from '../rawPages';
import {faultLines, legalPages} from './legalPages';

const faults = (english: string, spanish: string, ...names: string[]) => {
  const {original, translation} = legalPages(english, spanish);
  return lostParts(
    original,
    names.map((name) => ({name, twin: translation})),
  );
};
const said = (...of: Parameters<typeof faults>): string[] => faultLines('en', faults(...of));

const SPANISH = 'Uno.\n\n## A {#a}\n\nDos.\n\n## B {#b}\n\nTres.';
const FOUND = 'words without ##, where es/legal/cookies.mdx has the heading {#b}';

describe('words of a heading that are left', () => {
  test.each<[string, string, string, string, string]>([
    [
      'below its part',
      'One.\n\n## A {#a}\n\nTwo.\n\nVisits\n\nThree.',
      SPANISH,
      'b',
      `en:7 | ${FOUND}`,
    ],
    [
      'before all parts',
      'One.\n\nVisits\n\nTwo.',
      'Uno.\n\n## B {#b}\n\nDos.',
      'b',
      `en:3 | ${FOUND}`,
    ],
    [
      'of twelve words',
      `## A {#a}\n\n${'word '.repeat(12)}\n\n## C {#c}`,
      '## A {#a}\n\n## B {#b}\n\n## C {#c}',
      'b',
      `en:3 | ${FOUND}`,
    ],
  ])('%s', (_, english, spanish, name, expected) =>
    expect(said(english, spanish, name)).toEqual([expected]),
  );

  test('how to mend it', () =>
    expect(faults('One.\n\n## A {#a}\n\nTwo.\n\nVisits', SPANISH, 'b')[0]?.remedy).toBe(
      'Write ## and a blank before them and {#b} behind them, or delete that part there.',
    ));
});

describe('a part of which nothing is left', () => {
  test.each<[string, string]>([
    ['the part is gone', 'One.\n\n## A {#a}\n\nTwo.'],
    ['a sentence', 'One.\n\n## A {#a}\n\nTwo.\n\nThree.'],
    ['words that lead to something', 'One.\n\n## A {#a}\n\nTwo.\n\nThree:'],
    ['many words', `One.\n\n## A {#a}\n\nTwo.\n\n${'word '.repeat(13)}`],
    ['a list', 'One.\n\n## A {#a}\n\nTwo.\n\n- Three'],
    ['words in another part', 'One.\n\n## A {#a}\n\nTwo.\n\n## C {#c}\n\nThree'],
    ['a text that cannot be read', 'One.\n\n## A {#a}\n\nTwo.\n\nThree\n\n<Open'],
    ['no words', 'One.\n\n## A {#a}\n\nTwo.\n\n<CallLink />'],
  ])('%s', (_, english) =>
    expect(said(english, SPANISH, 'b')).toEqual(['en | no heading with the name {#b}']),
  );

  test('how to mend it', () =>
    expect(faults('One.', SPANISH, 'b')[0]?.remedy).toBe(
      'es/legal/cookies.mdx has one, after {#a}: put it back here, and its text where that is missing too; if that part went on purpose, delete it there.',
    ));

  test('several', () =>
    expect(said('One.', SPANISH, 'a', 'b')).toEqual([
      'en | no heading with the name {#a}',
      'en | no heading with the name {#b}',
    ]));
});

test('behind which part a name stands', () => {
  expect(afterOf(rawPage(SPANISH), 'b')).toBe(', after {#a}');
  expect(afterOf(rawPage(SPANISH), 'a')).toBe('');
});

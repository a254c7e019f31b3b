/** Stories much shorter than in the other language. */
import {describe, expect, test} from 'vitest';

import {checkCutShort} from '../../../../../src/content/checks/language/cutShort';
import {inBoth, told} from '../rawPages';

const story = (words: number): string => `${'word '.repeat(words).trim()}.`;
const pages = (english: string, spanish: string, id = 'masseuses/alba') =>
  inBoth(english, spanish, {id});
const said = (english: string, spanish: string, id?: string): string[] =>
  told(checkCutShort(pages(english, spanish, id)));

describe('a story', () => {
  test.each([
    [
      'of the translation',
      story(60),
      story(35),
      'masseuses/alba',
      'es/masseuses/alba.mdx | a story of 35 words, and en/masseuses/alba.mdx has 60',
    ],
    [
      'of the original',
      story(40),
      story(90),
      'masseuses/alba',
      'en/masseuses/alba.mdx | a story of 40 words, and es/masseuses/alba.mdx has 90',
    ],
    [
      'of a program',
      story(100),
      story(59),
      'programs/prana',
      'es/programs/prana.mdx | a story of 59 words, and en/programs/prana.mdx has 100',
    ],
  ])('%s', (_, english, spanish, id, one) => expect(said(english, spanish, id)).toEqual([one]));

  test('what to do', () =>
    expect(checkCutShort(pages(story(60), story(20)))[0]?.remedy).toBe(
      'Put back what is missing here, or shorten the other one as well.',
    ));
});

describe('nothing is said', () => {
  test.each([
    ['of as many words', story(60), story(60)],
    ['of a share that may be', story(100), story(60)],
    ['of short ones', story(59), story(5)],
    ['where one is missing', story(60), ''],
    ['where the original is missing', '', story(60)],
    ['where one is still to be written', story(60), `[to write] ${story(5)}`],
    ['where the original is', `[to write] ${story(60)}`, story(5)],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('of another page', () => expect(said(story(60), story(5), 'about')).toEqual([]));

  test('of a translation without an original', () =>
    expect(checkCutShort(pages(story(60), story(5)).slice(1))).toEqual([]));

  test('of the original alone', () =>
    expect(checkCutShort(pages(story(60), story(5)).slice(0, 1))).toEqual([]));
});

test('a story that is told to be cut is told once', () =>
  expect(said(story(60), 'La puerta de la casa es verde y')).toEqual([
    'es/masseuses/alba.mdx:10 | a paragraph that stops at “…puerta de la casa es verde y”',
  ]));

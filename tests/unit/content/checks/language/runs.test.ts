/** Neighbouring entries of a list, told in one message. */
import {describe, expect, test} from 'vitest';

import {toldByRun} from '../../../../../src/content/checks/language/runs';
import type {Text} from '../../../../../src/content/texts';
import {told} from '../rawPages';
import {textOf} from '../texts';

const field = (name: string, more: Partial<Text> = {}): Text =>
  textOf('', 'en', {field: name, line: undefined, ...more});
const entry = (line: number, more: Partial<Text> = {}): Text =>
  textOf('', 'en', {line, goesOn: true, ...more});

/** What is told of texts, of which those whose place in their row is given are wrong. */
const said = (texts: readonly Text[], wrong = texts.map((_, at) => at)): string[] =>
  told(
    toldByRun(
      wrong.flatMap((at) => {
        const text = texts[at];
        if (!text) return [];
        const {file, field: name, line} = text;
        return [{file, field: name, line, found: 'words', remedy: 'Write.'}];
      }),
      texts,
    ),
  );

const FOUR = [0, 1, 2, 3].map((at) => field(`features[${at}]`));
const LINES = [10, 11, 12].map((line) => entry(line));

describe('one message for several entries', () => {
  test.each([
    ['two', FOUR, [0, 1], ['en/about.mdx features[0] | words, and in 1 more entry after it']],
    ['all', FOUR, undefined, ['en/about.mdx features[0] | words, and in 3 more entries after it']],
    ['lines', LINES, undefined, ['en/about.mdx:10 | words, and in 2 more entries after it']],
    [
      'two rows',
      [...FOUR, field('features[4]'), field('features[5]')],
      [0, 1, 3, 4, 5],
      [
        'en/about.mdx features[0] | words, and in 1 more entry after it',
        'en/about.mdx features[3] | words, and in 2 more entries after it',
      ],
    ],
    [
      'the ninth and the tenth',
      [field('features[9]'), field('features[10]')],
      undefined,
      ['en/about.mdx features[9] | words, and in 1 more entry after it'],
    ],
    [
      'one text that stands twice',
      [...LINES, entry(12)],
      [0, 1, 2],
      ['en/about.mdx:10 | words, and in 2 more entries after it'],
    ],
    [
      'the first text twice',
      [entry(10), entry(10), entry(11)],
      [0, 2],
      ['en/about.mdx:10 | words, and in 1 more entry after it'],
    ],
  ])('%s', (_, texts, wrong, expected) => expect(said(texts, wrong)).toEqual(expected));

  test('what to do stays', () =>
    expect(
      toldByRun(
        [0, 1].map((at) => ({
          file: 'en/about.mdx',
          field: `features[${at}]`,
          found: 'words',
          remedy: 'Write.',
        })),
        FOUR,
      ),
    ).toEqual([
      {
        file: 'en/about.mdx',
        field: 'features[0]',
        found: 'words, and in 1 more entry after it',
        remedy: 'Write.',
      },
    ]));
});

describe('a message each', () => {
  test.each([
    ['one by itself', FOUR, [1]],
    ['entries with another between', FOUR, [0, 2]],
    ['entries of two lists', [field('features[0]'), field('others[1]')], undefined],
    ['entries in another order', [field('features[1]'), field('features[0]')], undefined],
    ['entries of two files', [field('a[0]'), field('a[1]', {file: 'en/b.mdx'})], undefined],
    ['fields of two entries', [field('tiers[0].text'), field('tiers[1].text')], undefined],
    ['two fields', [field('lead'), field('summary')], undefined],
    ['a field and an entry', [field('lead'), field('a[1]')], undefined],
    ['lines of two lists', [textOf('', 'en', {line: 10}), entry(11)], undefined],
    ['a line and a field', [entry(10), field('a[0]')], undefined],
    ['a field that goes on and a line', [field('a', {goesOn: true}), entry(10)], undefined],
  ])('%s', (_, texts, wrong) =>
    expect(said(texts, wrong).filter((one) => one.includes('more entr'))).toEqual([]),
  );

  test('each of them is told', () => expect(said(FOUR, [0, 2])).toHaveLength(2));
});

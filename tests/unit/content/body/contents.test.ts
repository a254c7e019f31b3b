/** What has to stand inside a component, as its example shows. */
import {describe, expect, test} from 'vitest';

import type {Fault} from '../../../../src/content/body/faults';
import {at, faultsOf, inside, said} from './contentsOf';
import {fullyToldOf} from './toldOf';

const NUMBERED =
  'Write its lines as a numbered list: “1. Tea”, “2. Water”, with an empty line before it.';
const PLAIN = 'Write its lines as a list: “- Tea”, with an empty line before it.';
const HEADING = 'Begin it with a heading: ## and the words.';
const WORDS = 'Write them: a sentence will do.';

describe('what is missing', () => {
  test.each([
    [
      'a numbered list',
      inside('Steps', 'Words.'),
      `1:1 | no numbered list inside <Steps> | ${NUMBERED}`,
    ],
    [
      'a list of hyphens for a numbered one',
      inside('Steps', '- Tea'),
      `1:1 | no numbered list inside <Steps> | ${NUMBERED}`,
    ],
    [
      'a list',
      inside('MarkdownCheckList', 'Words.'),
      `1:1 | no list inside <MarkdownCheckList> | ${PLAIN}`,
    ],
    [
      'a numbered list for a plain one',
      inside('MarkdownCheckList', '1. Tea'),
      `1:1 | no list inside <MarkdownCheckList> | ${PLAIN}`,
    ],
    [
      'a heading',
      inside('HelpPanel', 'Words.'),
      `1:1 | no heading inside <HelpPanel> | ${HEADING}`,
    ],
    [
      'words below a heading',
      inside('HelpPanel', '## Help'),
      `1:1 | no words below the heading of <HelpPanel> | ${WORDS}`,
    ],
    [
      'words below the title of a page',
      inside('PageHero', '# The house'),
      `1:1 | no words below the heading of <PageHero> | ${WORDS}`,
    ],
    [
      'words that have become a part of their heading',
      inside('HelpPanel', '## Help is near. Call us'),
      '3:1 | a heading that goes on with the words below it | Write them in a line of their own, with an empty line between.',
    ],
    [
      'words behind a heading that ends with a quotation',
      inside('HelpPanel', '## “Help”! Call us'),
      '3:1 | a heading that goes on with the words below it | Write them in a line of their own, with an empty line between.',
    ],
    [
      'a heading that ends like a sentence',
      inside('HelpPanel', '## Help is near…'),
      '3:1 | a heading that goes on with the words below it | Write them in a line of their own, with an empty line between.',
    ],
    [
      'the form of an entry',
      inside('Years', '- *2020* **The door** One suite opens.\n- 2021 Another.'),
      '4:1 | an entry of <Years> that does not begin with *…* **…** | Write it as in “- *2020* **The door** One suite opens.”.',
    ],
  ])('%s', (_, body, expected) => expect(fullyToldOf(faultsOf(body))).toEqual([expected]));

  test('a list has a name for other rules', () =>
    expect(faultsOf(inside('Steps', 'Words.'))[0]?.rule).toBe('no-list'));

  test('a heading and a list', () =>
    expect(said(inside('Values', 'Words.'))).toEqual([
      '1:1 | no numbered list inside <Values>',
      '1:1 | no heading inside <Values>',
    ]));
});

describe('nothing is said', () => {
  test.each([
    ['a list as it should be', inside('Steps', '1. **Write.** Tell us the hour.')],
    ['a list further in', inside('Steps', inside('div', '1. **Write.** Tell us.'))],
    ['a list beside another one', inside('MarkdownCheckList', '1. Tea\n\nOr:\n\n- Water')],
    ['a heading and words', inside('HelpPanel', '## Help\n\nWords.')],
    ['a heading further in', inside('HelpPanel', inside('div', '## Help\n\nWords.'))],
    ['a heading that is only bold', inside('HelpPanel', '**Help**\n\nWords.')],
    ['a part whose block has the heading', `<Columns>\n${inside('Column', 'Words.')}\n</Columns>`],
    ['a number in a heading', inside('SplitHeading', '## The 2.5 rooms\n\nWords.')],
    ['nothing inside', '<Steps></Steps>'],
    ['a component that is not known', inside('Stepps', 'Words.')],
    ['plain words', 'Words.'],
  ])('%s', (_, body) => expect(said(body)).toEqual([]));
});

describe('what is told of signs may be why something is missed', () => {
  const list = inside('Steps', 'Words.\n\nMore words.');
  test.each([
    ['on its first line', 1, []],
    ['between its lines', 5, []],
    ['on its last line', 7, []],
    ['below it', 8, ['1:1 | no numbered list inside <Steps>']],
  ])('of a list: %s', (_, line, expected) => expect(said(list, [], [at(line)])).toEqual(expected));

  test('above it', () =>
    expect(said(`Words.\n\n${list}`, [], [at(1)])).toEqual([
      '3:1 | no numbered list inside <Steps>',
    ]));

  test('what is told of headings is not', () =>
    expect(said(list, [at(5)])).toEqual(['1:1 | no numbered list inside <Steps>']));

  const help = inside('HelpPanel', '\\## Help');
  test('of a heading: its sign behind a backslash', () =>
    expect(said(help, [], [at(3, {rule: 'escaped-heading'})])).toEqual([]));

  test.each<[string, Fault[]]>([
    ['other signs', [at(3)]],
    ['the sign of another heading', [at(9, {rule: 'escaped-heading'})]],
  ])('not of a heading: %s', (_, ofSigns) =>
    expect(said(help, [], ofSigns)).toEqual(['1:1 | no heading inside <HelpPanel>']),
  );

  test('of words: what is told of the heading', () => {
    const body = inside('HelpPanel', '## Help\n\n## Words');
    expect(said(body, [at(5)])).toEqual([]);
    expect(said(body, [at(4)])).toEqual(['1:1 | no words below the heading of <HelpPanel>']);
  });

  test('of an entry: what is told of its line', () => {
    const body = inside('Years', '- *2020* **The door** Opens.\n- 2021 Another.');
    expect(said(body, [at(4)])).toEqual([]);
    expect(said(body, [at(3)])).toHaveLength(1);
  });
});

/** Signs of Markdown that mark nothing, and forms of it that pages do not use. */
import {describe, expect, test} from 'vitest';

import {looseMarks} from '../../../../src/content/body/signs';
import {mendsOf, saidAt, treeOf} from './said';

const faultsOf = (body: string) => looseMarks(treeOf(body), body);
const said = (body: string): string[] => saidAt(faultsOf(body));

describe('forms that pages have no look for', () => {
  test.each([
    ['words that are struck out', 'Old ~~price~~ here.', '1 | words that are struck out (~~)'],
    ['a rule', 'One.\n\n***\n\nTwo.', '3 | a line of signs (***), which draws a rule'],
    [
      'a heading by the line below it',
      'One.\n\nTwo\n---',
      '3 | a line of signs (--- or ===) that makes a heading of the words above it',
    ],
    [
      'a heading by the line below it, among others',
      '# One\n\nTwo\n===\n\n## Three',
      '3 | a line of signs (--- or ===) that makes a heading of the words above it',
    ],
    ['a footnote that nothing calls', 'One.\n\n[^1]: Two.', '3 | a footnote'],
    ['a box to tick', '- [ ] Tea\n- Ice', '1 | a box to tick, [ ]'],
    ['a ticked box', '- Tea\n- [x] Ice', '2 | a box to tick, [ ]'],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual([expected]));

  test('a footnote once, where it is called', () =>
    expect(said('One.[^1]\n\n[^1]: Two.')).toEqual(['1 | a footnote']));

  test('headings with # are left alone', () =>
    expect(said('Words.\n\n## Two\n\n  ### Three')).toEqual([]));

  test.each([
    ['struck', '~~a~~', 'Delete them, or take the signs ~~ away.'],
    ['footnote', 'One.[^1]\n\n[^1]: Two.', 'Say it in the text: pages have no footnotes.'],
    ['rule', 'A.\n\n***', 'Delete it: a heading (##) or an empty line parts the text.'],
    ['box', '- [ ] Tea', 'Delete the brackets: pages have plain lists.'],
    [
      'heading',
      'Two\n===',
      'Delete the line of signs, which stands below these words; a heading begins with ##.',
    ],
  ])('how to mend it: %s', (_, body, remedy) => expect(mendsOf(faultsOf(body))).toEqual([remedy]));
});

describe('addresses that nobody can touch', () => {
  test.each([
    ['a name of a site', 'See velada.example for more.', 'velada.example'],
    ['at the end of a sentence', 'See velada-house.com', 'velada-house.com'],
    ['behind a link that is none', 'Words velada.es, here.', 'velada.es'],
  ])('%s', (_, body, domain) =>
    expect(faultsOf(body).map(({found, remedy}) => [found, remedy])).toEqual([
      [
        `the address “${domain}”, which nobody can touch`,
        `Make it a link, [words](https://${domain}), or say it in words.`,
      ],
    ]),
  );

  test.each([
    ['a brand', 'The prices of Booking.com.'],
    ['the words of a link', '[velada.example](https://velada.example)'],
    ['a letter box', 'Write to info@velada.example.'],
    ['a letter box in parts', 'Write to info (@) velada.example.'],
    ['a longer name', 'A file velada.example.zip here.'],
    ['another ending', 'The file velada.mdx.'],
    ['within a path', 'The folder a/velada.es.'],
    ['letters with accents before it', 'La ñvelada.es.'],
  ])('not %s', (_, body) => expect(said(body)).toEqual([]));
});

describe('words in brackets', () => {
  test('are told with their brackets', () =>
    expect(faultsOf('Come in [the red door] now.')).toEqual([
      {
        field: '',
        line: 1,
        column: 1,
        found: '[the red door], with its brackets',
        remedy:
          'Write a link as [words](/page.mdx), without brackets what belongs to the text, and delete a note.',
        rule: 'words-in-brackets',
      },
    ]));

  test('also behind a number', () =>
    expect(said('As in [1. red doors].')).toEqual(['1 | [1. red doors], with its brackets']));

  test.each([
    ['a quotation', 'She said “come in [the door] now”.'],
    ['what a quotation left out', 'It [sic] is.'],
    ['a note that is told elsewhere', 'TODO: [the red door]'],
    ['words still to be written', '[to write] The door'],
    ['a letter', 'A [B] here.'],
    ['numbers', 'As in [123].'],
    ['single letters', 'As in [A 1 B 2].'],
    ['the first half of a link, two blanks before the other', '[the red door]  (/door.mdx)'],
    ['behind a word', 'Word[with more] here.'],
    ['before another bracket', 'A [red door][[ here.'],
    ['a link', '[the red door](/door.mdx)'],
    ['the first half of a link', '[the red door] (/door.mdx)'],
    ['before a colon', '[the red door]: closed'],
  ])('not %s', (_, body) =>
    expect(said(body).filter((one) => one.includes('with its brackets'))).toEqual([]),
  );
});

describe('signs that mark nothing', () => {
  test.each([
    ['a star', 'A *star alone.', '1 | the sign *, which marks nothing here'],
    ['two stars', 'A ** star.', '1 | the sign **, which marks nothing here'],
    ['a backtick', 'A `tick alone.', '1 | the sign `, which marks nothing here'],
    ['a line before a word', 'A _word alone.', '1 | the sign _, which marks nothing here'],
    ['at the beginning of a line', '_word alone.', '1 | the sign _, which marks nothing here'],
    [
      'one more behind the words',
      'It is *time** now.',
      '1 | more signs * on one side of words than on the other',
    ],
    [
      'one more before the words',
      'It is **time* now.',
      '1 | more signs * on one side of words than on the other',
    ],
    [
      'one more behind bold words',
      'It is **time*** now.',
      '1 | more signs * on one side of words than on the other',
    ],
    [
      'a sign further from marked words',
      'A * sign *time* now.',
      '1 | the sign *, which marks nothing here',
    ],
    ['a sign by its name', 'Tea&nbsp;time.', '1 | the sign &nbsp;'],
    ['a bracket', 'Tea } time.', '1 | a curly bracket that closes nothing'],
    ['a row of a table', 'One.\n\n| a | b |', '3 | a table that is read as words'],
    ['a box', 'One.\n\n:::note\n\nTwo.', '3 | the sign :::, which marks nothing here'],
    [
      'on a later line of a paragraph',
      'One\n:::\ntwo',
      '2 | the sign :::, which marks nothing here',
    ],
    [
      'the sign of a box behind marked words',
      '*One*\n:::',
      '2 | the sign :::, which marks nothing here',
    ],
    [
      'a component by its name',
      'One \\<Section> two.',
      '1 | a component that is shown as it is typed',
    ],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual([expected]));

  test('the end of a box is no second one', () =>
    expect(said(':::note\n\nTwo.\n\n:::')).toEqual(['1 | the sign :::, which marks nothing here']));

  test.each([
    ['two boxes', ':::note\n\nTwo.\n\n:::tip', ['1', '5']],
    ['a box below a sign alone', ':::\n\nTwo.\n\n:::note', ['1', '5']],
    ['another sign before the end of a box', ':::note\n\n==Two==\n:::', ['1', '3']],
  ])('%s are two', (_, body, lines) =>
    expect(faultsOf(body).map(({line}) => String(line))).toEqual(lines),
  );

  test.each([
    ['a table behind a word of code', '`a` b\n| a | b |'],
    ['a sign that is shown on purpose', 'A \\* star and \\_line.'],
    ['a line within a word', 'A snake_case word.'],
    ['a line behind a number', 'A 4_word.'],
    ['a line alone', 'A _ line.'],
    ['marked words', '*One* and **two** and ***three***.'],
    ['a hyphen behind a link', '[Kaula](/a.mdx)-style.'],
    ['plain words', 'Tea & time.'],
  ])('nothing is said of %s', (_, body) => expect(said(body)).toEqual([]));

  test.each([
    [
      'a sign',
      'A *star.',
      'Write it on both sides and close to the words, *like this*, or delete it.',
    ],
    ['uneven signs', '*time**', 'Write the same on both sides: **like this**, or *like this*.'],
  ])('how to mend %s', (_, body, remedy) => expect(mendsOf(faultsOf(body))).toEqual([remedy]));

  test.each([
    ['a component', '\\<Section>', 'shown-as-typed'],
    ['a list', '-Tea', 'sign-of-list'],
    ['a box', ':::note', undefined],
  ])('the rule of %s', (_, body, rule) => expect(faultsOf(body)[0]?.rule).toBe(rule));
});

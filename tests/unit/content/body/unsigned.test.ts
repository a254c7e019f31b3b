/** Lines of a list that lost their hyphen or number. */
import {describe, expect, test} from 'vitest';

import {parseBody} from '../../../../src/content/body/parse';
import {unsignedLines} from '../../../../src/content/body/unsigned';

const faultsOf = (body: string) => unsignedLines(parseBody(body));

/** Where a line without its sign is told: `2:1`. */
const places = (body: string): string[] =>
  faultsOf(body).map(({line, column}) => `${line}:${column}`);

const LONG = 'A robe that is warm, and a towel that is warmer than the robe ever was';

describe('within an entry', () => {
  test.each([
    ['a line that begins with a capital', '- Tea\nIce\n- Robe', '2:1'],
    ['a line that is indented less than the words', '- Tea\n Ice', '2:2'],
    ['a line below a number', '1. Tea\n  Ice', '2:3'],
    ['a line in bold', '- Tea\n**Ice**', '2:1'],
    ['a line in bold that begins with a digit', '- Tea\n**2** towels', '2:1'],
    ['a line that begins with a component', '- Tea\n<BusinessFact name="nif" /> here', '2:1'],
    ['a line in quotation marks', '- Tea\n“Ice”', '2:1'],
    ['a question', '- Tea\n¿Qué?', '2:1'],
    ['below the end of a sentence', `- ${LONG}.\nIce`, '2:1'],
    ['below the end of a quotation', `- “${LONG}.”\nIce`, '2:1'],
    ['a small letter behind a semicolon', '- tea;\nice', '2:1'],
    ['in bold behind a semicolon', '- tea; \n**ice**', '2:1'],
    ['the third line', '- tea\n  with milk.\nIce', '3:1'],
    ['the third line, in a small letter', '- tea\n  with milk;\nice', '3:1'],
    ['in a list of a list', '- Tea\n  - Ice\n Robe', '3:2'],
    ['in a component', '<Columns>\n\n- Tea\nIce\n\n</Columns>', '4:1'],
  ])('%s', (_, body, place) => expect(places(body)).toEqual([place]));

  test('several', () => expect(places('- Tea\nIce\nRobe\n\nWords.')).toEqual(['2:1', '3:1']));

  test('all that is told of one', () =>
    expect(faultsOf('Words:\n\n- Tea\nIce')).toEqual([
      {
        field: '',
        line: 4,
        column: 1,
        found: 'a line of a list without its sign',
        remedy:
          'Begin it as the lines around it, with “- ” or a number; what goes on with the line above stands behind it, on the same line.',
        rule: 'line-without-sign',
      },
    ]));

  test.each([
    ['a line under the words of its entry', '- Tea\n  Ice'],
    ['a line further in', '- Tea\n    Ice'],
    ['a line that goes on', '- Tea\nand ice'],
    ['a small letter behind a comma', '- tea,\nice'],
    ['the rest of a long line with sentences', `- Yes. ${LONG}\nOf the house`],
    ['a small letter far behind a semicolon', '- tea; milk\nice'],
    ['the rest of a long line', `- ${LONG}\nOf the house`],
    ['a number', '- Tea\n2 towels'],
    ['a paragraph below', '- Tea\n\nIce'],
    ['in a quotation', '> - Tea\n> Ice'],
    ['in a quotation that goes on', '> - Tea\nIce'],
    ['a text that cannot be read', '- Tea\nIce\n\n<Open'],
  ])('not %s', (_, body) => expect(places(body)).toEqual([]));

  test('a line of sixty signs is full, a shorter one is not', () => {
    expect(places(`- ${'a'.repeat(58)}\nIce`)).toEqual([]);
    expect(places(`- ${'a'.repeat(57)}\nIce`)).toEqual(['2:1']);
  });
});

describe('the sign of a word processor', () => {
  const COPIED =
    'Write “- ” in place of the “o ” before each line: it is the sign of a word processor.';

  test.each([
    ['in an entry', '- Tea\no Robe', '2:1'],
    ['in an entry, further in', '- Tea\n o\tRobe', '2:2'],
    ['several in an entry', '- Tea\no Robe\no Ice', '2:1'],
    ['several by themselves', 'o Tea\no Robe', '1:1'],
    ['several further in', 'One.\n\n  o Tea\n  o “Robe”', '3:3'],
    ['straight above a list', 'One.\n\no **Tea**\n1. Robe', '3:1'],
  ])('%s', (_, body, place) => {
    expect(places(body)).toEqual([place]);
    expect(faultsOf(body)[0]?.remedy).toBe(COPIED);
  });

  test.each([
    ['one alone', 'o Tea'],
    ['one with an empty line before the list', 'o Tea.\n\n- Robe'],
    ['a line of words among them', 'o Tea\nand ice'],
    ['a line of words before them', 'Words\no Tea'],
    ['a Spanish or', 'o té\no hielo'],
    ['a heading', '## o Tea'],
    ['a line above a heading', 'o Tea\n## Robe'],
  ])('not %s', (_, body) => expect(places(body)).toEqual([]));
});

describe('straight above a list', () => {
  const REMEDY =
    'Begin it with “- ”, as the lines below; words that lead to a list end with a colon, and an empty line follows.';

  test.each([
    ['words like its entries', 'Tea\n- Ice\n- Robe', '1:1'],
    ['a number', '2 towels\n- Ice', '1:1'],
    ['in bold', '**Tea.**\n- Ice', '1:1'],
    ['further in', 'One.\n\n  Tea\n- Ice', '3:3'],
    ['a question', '¿Té\n- Ice', '1:1'],
    ['words with a colon in them', 'Tea: warm\n- Ice', '1:1'],
    ['a sentence above sentences', 'Tea is warm.\n- Ice is cold.', '1:1'],
    ['a sentence below a heading', '## Drinks\n\nTea is warm.\n- Ice is cold.', '3:1'],
    [
      'a sentence behind words that lead to it',
      'So it is: \n\nTea is warm.\n- Ice is cold.',
      '3:1',
    ],
  ])('%s', (_, body, place) => {
    expect(places(body)).toEqual([place]);
    expect(faultsOf(body)[0]?.remedy).toBe(REMEDY);
  });

  test.each([
    ['words that lead to it', 'We have:\n- Ice'],
    ['words that lead to it, with a blank', 'We have: \n- Ice'],
    ['a sentence in which a word is bold', 'Tea is *warm* here.\n- Ice'],
    ['words with a full stop above what has none', 'Tea is warm. Yes!\n- Ice is cold. No'],
    ['words of two lines', 'We have\ntea\n- Ice'],
    ['an empty line between', 'Tea\n\n- Ice'],
    ['a list of numbers', 'Tea\n1. Ice'],
    ['a dash', '— Tea\n- Ice'],
    ['a sentence above words', 'Tea is warm.\n- Ice'],
    ['a sentence above words and sentences', 'Tea is warm.\n- Ice is cold.\n- Robe'],
    ['a sentence behind another', 'So it is.\n\nTea is warm.\n- Ice is cold.'],
    ['a heading', '## Tea\n- Ice'],
    ['in a quotation', '> Tea\n> - Ice'],
  ])('not %s', (_, body) => expect(places(body)).toEqual([]));
});

describe('straight above the number 2', () => {
  test.each([
    ['a full stop', 'Tea\n2. Ice', 'Write “1. ” before it: the first line of the list.'],
    ['a bracket', '**Tea**\n 2) Ice', 'Write “1) ” before it: the first line of the list.'],
  ])('%s', (_, body, remedy) => {
    expect(places(body)).toEqual(['1:1']);
    expect(faultsOf(body)[0]?.remedy).toBe(remedy);
  });

  test('further down', () => expect(places('One.\n\nTea\n2. Ice')).toEqual(['3:1']));

  test.each([
    ['a small letter', 'tea\n2. Ice'],
    ['another number', 'Tea\n3. Ice'],
    ['a number like it', 'Tea\n12. Ice'],
    ['no blank', 'Tea\n2.5 more'],
    ['two lines further down', 'Tea\nmore\n2. Ice'],
  ])('not %s', (_, body) => expect(places(body)).toEqual([]));
});

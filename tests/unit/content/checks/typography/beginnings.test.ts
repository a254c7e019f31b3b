/** How words and paragraphs begin. */
import {describe, expect, test} from 'vitest';

import {smallBeginnings} from '../../../../../src/content/checks/typography/beginnings';
import {rawPage, told} from '../rawPages';
import {foundIn, signsIn} from './signs';

describe('a letter before a capital', () => {
  test.each([
    ['before a word', 'Ask for sNothing else.', 's', 'sNothing'],
    ['at the beginning', 'yThe light is on.', 'y', 'yThe'],
  ])('%s', (_, text, letter, word) =>
    expect(signsIn(text)).toEqual([
      `“${word}”, a small letter before a capital. Delete the letter “${letter}”, or write what stands there in small letters.`,
    ]),
  );

  test.each([
    ['a name', 'Ask by iPhone.'],
    ['a unit', 'At 50 kHz or a kHz.'],
    ['an abbreviation', 'Ask for kWh.'],
    ['a quotation', 'It says “yThe light”.'],
    ['an address', 'At x/yThe here.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});

const said = (body: string): string[] => told(smallBeginnings(rawPage(body)));

describe('what begins small', () => {
  test.each([
    [
      'a paragraph',
      'the door opens.',
      'en/about.mdx:10 | a paragraph that begins small, with “the”',
    ],
    ['a heading', '## the door', 'en/about.mdx:10 | a heading that begins small, with “the”'],
    [
      'behind a sentence',
      'The bell.\n\nthe door opens.',
      'en/about.mdx:12 | a paragraph that begins small, with “the”',
    ],
    [
      'behind a sentence with its quotation mark',
      'Say “yes.”\n\nthe door opens.',
      'en/about.mdx:12 | a paragraph that begins small, with “the”',
    ],
    [
      'behind a heading',
      '## The bell\n\nthe door opens.',
      'en/about.mdx:12 | a paragraph that begins small, with “the”',
    ],
    [
      'behind an import',
      'import Door from "./Door";\n\nthe door opens.',
      'en/about.mdx:12 | a paragraph that begins small, with “the”',
    ],
    [
      'behind a component that holds something',
      '<Bell>\n\nThe bell.\n\n</Bell>\n\nthe door opens.',
      'en/about.mdx:16 | a paragraph that begins small, with “the”',
    ],
    [
      'in a component',
      '<Bell>\n\nthe door opens.\n\n</Bell>',
      'en/about.mdx:12 | a paragraph that begins small, with “the”',
    ],
    [
      'in italics',
      '*the* door opens.',
      'en/about.mdx:10 | a paragraph that begins small, with “the”',
    ],
    [
      'in a quotation',
      '“the door” opens.',
      'en/about.mdx:10 | a paragraph that begins small, with “the”',
    ],
    [
      'with an apostrophe',
      'it’s the door.',
      'en/about.mdx:10 | a paragraph that begins small, with “it’s”',
    ],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual([expected]));

  test('each of several', () => expect(said('## the door\n\nthe bell.')).toHaveLength(2));

  test('how to mend it', () =>
    expect(smallBeginnings(rawPage('the door opens.'))[0]?.remedy).toBe(
      'Begin it with a capital, or put back what stood before it.',
    ));
});

describe('what may begin small', () => {
  test.each([
    ['a capital', 'The door opens.'],
    ['a number', '6 doors open.'],
    ['a name', 'iPhone and door open.'],
    ['an address', 'info@velada.example answers.'],
    ['no sentence', 'the door'],
    ['what goes on', 'We open:\n\nthe door, at noon.'],
    ['what goes on behind a list', 'We open:\n\n- Tea.\n\nand the door.'],
    ['what goes on behind a component that is empty', '<Bell />\n\nand the door.'],
    ['what is still to be written', '[to write] the door opens.'],
    ['an entry of a list', '- the door opens.'],
    ['a quotation of several lines', '> the door opens.'],
    ['lines of a verse', 'the door opens,  \nthe bell rings.'],
    ['a component at the beginning', '<Count /> doors open.'],
    ['a component before small words', '<Bell>the</Bell> door opens.'],
    ['a text that cannot be read', 'the door opens.\n\n<Open'],
  ])('%s', (_, body) => expect(said(body)).toEqual([]));
});

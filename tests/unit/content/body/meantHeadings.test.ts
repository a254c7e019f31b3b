/** Lines that were meant as headings and are none. */
import {describe, expect, test} from 'vitest';

import {
  boldHeadings,
  gluedHeadings,
  meantHeadings,
} from '../../../../src/content/body/meantHeadings';
import {SOMETHING, textOf} from '../../../../src/content/body/walk';
import {treeOf} from './said';

describe('bold words alone', () => {
  const found = (body: string): string[] => boldHeadings(treeOf(body)).map(textOf);
  const EIGHT = 'What you may ask of the house tonight';

  test.each([
    ['above words', '**The door**\n\nWords.', 'The door'],
    ['with a blank behind them', '**The door**&nbsp;\n\nWords.', 'The door\u00A0'],
    ['a full stop within', '**St. James’s door**\n\nWords.', 'St. James’s door'],
    ['a question', '**Where is it?**\n\nWords.', 'Where is it?'],
    ['eight words', `**${EIGHT}**\n\nWords.`, EIGHT],
    ['in a block', '<Section>\n\n**The door**\n\nWords.\n\n</Section>', 'The door'],
    ['in a nameless block', '<>\n\n**The door**\n\nWords.\n\n</>', 'The door'],
  ])('%s', (_, body, words) => expect(found(body)).toEqual([words]));

  test.each([
    ['nine words', `**${EIGHT} dear**\n\nWords.`],
    ['a sentence', '**The door is green.**\n\nWords.'],
    ['a colon', '**The door:**\n\nWords.'],
    ['words behind them', '**The door** is green.\n\nWords.'],
    ['words before them', 'So **the door**\n\nWords.'],
    ['two of them', '**The** **door**\n\nWords.'],
    ['italics', '*The door*\n\nWords.'],
    ['the last line', 'Words.\n\n**The door**'],
    ['the last line of a block', '<Section>\n\n**The door**\n\n</Section>\n\nWords.'],
    ['an entry', '- **The door**\n\n  Words.'],
    ['a quotation', '> **The door**\n>\n> Words.'],
    [
      'a block that writes its heading',
      '<Mission title="A">\n\n**The door**\n\nWords.\n\n</Mission>',
    ],
    ['the head of a page', '<PageHero>\n\n**The door**\n\nWords.\n\n</PageHero>'],
    [
      'within the head of a page',
      '<HomeHero>\n\n<Section>\n\n**A**\n\nWords.\n\n</Section>\n\n</HomeHero>',
    ],
    ['a heading', '## **The door**\n\nWords.'],
  ])('not %s', (_, body) => expect(found(body)).toEqual([]));
});

describe('signs without a blank', () => {
  const found = (body: string): string[] =>
    gluedHeadings(treeOf(body)).map(({signs, before}) => `${signs} behind “${before}”`);

  test.each([
    ['two', '##The door', '## behind “”'],
    ['six', '######The door', '###### behind “”'],
    ['before a mark', '##*The* door', '## behind “”'],
    ['before a question', '##¿Dónde?', '## behind “”'],
    ['before a quotation', '#“Yes”', '# behind “”'],
    ['before a component', '##<BusinessFact name="brand" />', '## behind “”'],
    ['below words', 'Words.\n##The door', '## behind “Words.\n”'],
    ['an accent', '##Última', '## behind “”'],
  ])('%s', (_, body, expected) => expect(found(body)).toEqual([expected]));

  test.each([
    ['a heading', '## The door'],
    ['a number', '#1 of the house'],
    ['within a line', 'The #door'],
    ['seven', '#######The door'],
    ['a heading with signs', '## #The door'],
  ])('not %s', (_, body) => expect(found(body)).toEqual([]));

  test('a component reads as something', () =>
    expect(textOf(treeOf('##<BusinessFact name="brand" />'))).toBe(`##${SOMETHING}`));
});

test.each([
  ['bold words', '**The door**\n\nWords.', ['paragraph']],
  ['signs without a blank', '##The door', ['paragraph']],
  ['a tag of HTML', '<h2>\n\nThe door\n\n</h2>', ['mdxJsxFlowElement']],
  ['a tag of HTML with a look', '<h2 className="visuallyHidden">\n\nThe door\n\n</h2>', []],
  ['the first heading in HTML', '<h1>\n\nThe door\n\n</h1>', []],
  ['a name that begins like it', '<h2o>\n\nThe door\n\n</h2o>', []],
  ['a name that ends like it', '<oh2>\n\nThe door\n\n</oh2>', []],
  ['a nameless block', '<>\n\nThe door\n\n</>', []],
  ['a heading', '## The door', []],
])('meant as headings: %s', (_, body, types) =>
  expect([...meantHeadings(treeOf(body))].map(({type}) => type)).toEqual(types),
);

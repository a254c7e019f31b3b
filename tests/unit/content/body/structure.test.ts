/** The form of a body: its pictures, and all that is looked for in its headings, lists and signs. */
import {describe, expect, test} from 'vitest';

import {parseBody} from '../../../../src/content/body/parse';
import {checkStructure} from '../../../../src/content/body/structure';

const faultsOf = (body: string, isLegal = false) =>
  checkStructure(parseBody(`Words.\n\n${body}`), undefined, isLegal);

const found = (body: string, isLegal = false): string[] =>
  faultsOf(body, isLegal).map((fault) => fault.found);

describe('pictures', () => {
  test.each([
    ['without words', '![](/img/a.svg)', 'a picture without words (/img/a.svg)'],
    ['with a blank', '![ ](/img/a.svg)', 'a picture without words (/img/a.svg)'],
    ['defined below, without words', '![][1]\n\n[1]: /img/a.svg', 'a picture without words ()'],
    [
      'with a word that fits any',
      '![A photo.](/img/a.svg)',
      'a picture described by a word that fits any (/img/a.svg)',
    ],
    [
      'with a Spanish word that fits any',
      '![fotografía](/img/a.svg)',
      'a picture described by a word that fits any (/img/a.svg)',
    ],
    [
      'with the name of its file',
      '![IMG_2034](/img/a.svg)',
      'a picture described by its file name (/img/a.svg)',
    ],
  ])('%s', (_, body, expected) => {
    expect(faultsOf(body)).toMatchObject([
      {
        line: 3,
        found: expected,
        remedy: 'Say between the square brackets what is seen: ![A lamp in a window](…).',
      },
    ]);
  });

  test.each([
    ['with words', '![A lamp in a window](/img/a.svg)'],
    ['with a word of its kind among others', '![A photo of the lamp](/img/a.svg)'],
    ['with words that begin alike', '![The picture](/img/a.svg)'],
  ])('left alone: %s', (_, body) => expect(found(body)).toEqual([]));
});

describe('all that is looked for', () => {
  test.each([
    ['signs', 'A *star.', 'the sign *, which marks nothing here'],
    ['numbers of lists', '1. A\n2. B\n2. C', 'the number 2 for the second time in a list'],
    ['lines without their sign', '- Tea\nIce', 'a line of a list without its sign'],
    [
      'paragraphs outside their entry',
      '- A\n\n  B\n\n- C\n\n  D\n\n- E\n\nF',
      'a paragraph that stands outside the entry above it',
    ],
    ['names of headings', '## A {#a_b}\n\nB', 'the name {#a_b}'],
    ['code', 'The `key`.', 'words set as code (`key`)'],
    ['neighbours', 'Words[here](/a.mdx).', 'no blank before the link (“Words”)'],
    ['two lists', '- A\n- B\n1. C', 'a number in a list of hyphens'],
    [
      'sentences',
      'The door is green. The door is green.',
      'the sentence "The door is green." twice',
    ],
    [
      'drawings',
      '<FeatureList>\n\n<Feature icon="a" />\n\n<Feature icon="a" />\n\n</FeatureList>',
      'icon="a" twice in one list',
    ],
    ['tables', '| A | B |\n| - | - |\n| 1 |', 'a row of 1 cell in a table of 2 columns'],
    ['years', '<Years>\n\n- 2020\n- 2019\n\n</Years>', '2019 after 2020'],
    [
      'counts',
      'It has <HouseCount of="suites" as="capital" /> rooms.',
      '<HouseCount of="suites" as="capital" /> within a sentence',
    ],
    ['facts', 'It is <PriceRange /> <PriceRange />.', '<PriceRange> twice in a row'],
    ['empty parts', '## A\n\n## B\n\nC', 'a heading with nothing below it'],
    ['levels of headings', '#### A\n\nB', 'a heading of level 4 (####) below one of level 1'],
    ['signs behind a backslash', '\\## A\n\nB', '\\##, whose signs are shown as they stand'],
  ])('%s', (_, body, expected) => expect(found(body)).toContain(expected));
});

test('words set as code are left alone in a legal text', () =>
  expect(found('The `key`.', true)).toEqual([]));

test('a heading of which something is told is not empty as well', () =>
  expect(found('## A {#a_b}')).toEqual(['the name {#a_b}']));

test('the title stands in the head of a page that has one, and nowhere else', () => {
  const said = (hero: string | undefined): string[] =>
    checkStructure(parseBody('# The house\n\nWords.'), hero, false).map((fault) => fault.remedy);
  expect(said(undefined)).toEqual([
    'The page’s title is shown already: begin with headings of the second level (##).',
  ]);
  expect(said('PageHero')).toEqual(['Move it between <PageHero> and </PageHero>.']);
});

test('nothing is said of a text that cannot be read', () =>
  expect(found('A *star.\n\n<Open')).toEqual([]));

/** Every text of a page that visitors read, with its place and what is known of it. */
import {describe, expect, test} from 'vitest';

import {anyOf, isUnseen, partsOf, type Text, textsOf} from '../../../src/content/texts';
import {rawPage} from './checks/rawPages';

/** A line for each text: its line in the file, its field, and its words. */
const lines = (texts: readonly Text[]): string[] =>
  texts.map(({line, field, text}) => [line, field, text].filter(Boolean).join(' | '));

const inBody = (body: string): string[] => lines(textsOf(rawPage(body)));
const inFields = (fields: Record<string, unknown>, id = 'programs/prana'): string[] =>
  lines(textsOf(rawPage('', {id, locale: 'es', fields})));

/** What is known of the first text of a page besides its words and place. */
function known(body: string): Partial<Text> {
  const [first] = textsOf(rawPage(body));
  const {file, locale, field, line, text, ...more} = first ?? {};
  return more;
}

describe('texts of fields', () => {
  test.each([
    ['a text', {title: 'Prana'}, ['title | Prana']],
    ['a list', {features: ['Oil', 'Tea']}, ['features[0] | Oil', 'features[1] | Tea']],
    [
      'entries of several values',
      {phases: [{name: 'One', text: 'Two'}]},
      ['phases[0].name | One', 'phases[0].text | Two'],
    ],
    ['a field in a field', {closing: {title: 'The door'}}, ['closing.title | The door']],
    ['an address and former ones', {slug: '/prana', formerly: ['/old']}, []],
    [
      'an id and minutes in an entry',
      {tiers: [{id: 'a', minutes: '30', finish: 'Tea'}]},
      ['tiers[0].finish | Tea'],
    ],
    [
      'numbers, nothing and truth values',
      {title: 1, label: null, sample: true, summary: undefined},
      [],
    ],
  ])('%s', (_, fields, expected) => expect(inFields(fields)).toEqual(expected));

  test('of the original, words and the names among its facts', () => {
    const fields = {kind: 'masseuse', name: 'Alba', nationality: 'Spanish', personality: 'Quiet'};
    expect(textsOf(rawPage('', {id: 'masseuses/alba', fields}))).toEqual([
      {file: 'en/masseuses/alba.mdx', locale: 'en', field: 'personality', text: 'Quiet'},
      {file: 'en/masseuses/alba.mdx', locale: 'en', field: 'name', text: 'Alba', isName: true},
    ]);
  });

  test('names in a list of facts', () => {
    const fields = {hotels: [{id: 'arts', name: 'Arts', area: 'sea', line: 'By the sea'}]};
    const texts = textsOf(rawPage('', {id: 'outcall', fields}));
    expect(lines(texts.filter(({isName}) => isName))).toEqual(['hotels[0].name | Arts']);
  });

  test('fields come before the body', () =>
    expect(lines(textsOf(rawPage('Below.', {fields: {title: 'Above'}})))).toEqual([
      'title | Above',
      '10 | Below.',
    ]));
});

describe('texts of a body', () => {
  test.each([
    [
      'paragraphs and headings',
      'One.\n\n## Two\n\nThree.',
      ['10 | One.', '12 | Two', '14 | Three.'],
    ],
    ['a list', '- One\n- Two', ['10 | One', '11 | Two']],
    [
      'cells of a table',
      '| A | B |\n| - | - |\n| 1 | 2 |',
      ['10 | A', '10 | B', '12 | 1', '12 | 2'],
    ],
    ['bold words and a link, with what is around them', 'A **b** [c](/d.mdx).', ['10 | A b c.']],
    ['a picture', '![A lamp](lamp.jpg)', ['10 | \uFFFC', '10 | A lamp']],
    ['a picture without words', '![](lamp.jpg)', ['10 | \uFFFC']],
    [
      'words of a property',
      '<Mission title="Ours">\n\nOne.\n\n</Mission>',
      ['10 | Mission title | Ours', '12 | One.'],
    ],
    [
      'words of a property within a paragraph',
      'Or <MailLink subject="Hello" />',
      ['10 | Or \uFFFC', '10 | MailLink subject | Hello'],
    ],
    ['a property that holds no words', '<CallLink title="Ring" />', []],
    ['a property that is worked out', '<MailLink subject={subject} />', []],
    [
      'properties handed on',
      '<MailLink {...all} subject="Hello" />',
      ['10 | MailLink subject | Hello'],
    ],
    ['a component of another name', '<Lamp title="Ours" />', []],
    ['a fragment', '<>One</>', ['10 | One']],
    ['a component that stands alone', '<PhotoGallery />', []],
    [
      'a component around paragraphs',
      '<PageHero>\n\nOne.\n\nTwo.\n\n</PageHero>',
      ['12 | One.', '14 | Two.'],
    ],
    [
      'words straight inside a component',
      '<CallToAction>Come *in* **now** or [later](/a.mdx)</CallToAction>',
      ['10 | Come in now or later'],
    ],
    [
      'a component within a paragraph',
      'Write to <CallLink>the house</CallLink> now.',
      ['10 | Write to the house now.'],
    ],
    ['a text that cannot be read', 'One.\n\n<Open', []],
  ])('%s', (_, body, expected) => expect(inBody(body)).toEqual(expected));
});

describe('what is known of a text', () => {
  test.each<[string, string, Partial<Text>]>([
    ['a plain one', 'One.', {}],
    ['words in italics', 'A *lamp* and *two* chairs.', {italics: ['lamp', 'two']}],
    ['bold words at its beginning', '**One.** Two.', {label: 'One.'}],
    [
      'bold words after a year in italics',
      '*2020* **The door** opens.',
      {italics: ['2020'], label: 'The door'},
    ],
    ['bold words after other words', 'In 2020 **the door** opens.', {}],
    ['a link at its beginning', '[One](/a.mdx) **two**.', {}],
    ['italics alone', '*One*', {italics: ['One']}],
    ['a heading', '## One', {isHeading: true}],
    ['an entry that another one follows', '- One\n- Two', {goesOn: true}],
    ['the last entry', '- One', {}],
    ['an entry in one that another one follows', '- - One\n- Two', {goesOn: true}],
    ['the last entry, and more below its list', '- One\n\nTwo', {}],
  ])('%s', (_, body, expected) => expect(known(body)).toEqual(expected));
});

describe('parts that are read by themselves', () => {
  const parts = (body: string): string[] => lines(partsOf(rawPage(body)));

  test.each([
    ['a link', 'One [two](/a.mdx).', ['10 | two']],
    [
      'bold words, without the blanks at their ends',
      'One <b> two </b> **three**.',
      ['10 | two', '10 | three'],
    ],
    ['a component within a paragraph', 'One.\n\nTwo <CallLink>ring</CallLink>', ['12 | ring']],
    ['words in italics', 'One *two*.', []],
    ['a component around paragraphs', '<PageHero>\n\nOne.\n\n</PageHero>', []],
    ['a component around a list', '<Steps>\n\n- One\n\n</Steps>', []],
    ['a component that holds nothing of words', '<Steps>\n\n---\n\n</Steps>', []],
    ['a text that cannot be read', '[One](/a.mdx)\n\n<Open', []],
  ])('%s', (_, body, expected) => expect(parts(body)).toEqual(expected));

  test('file and language', () =>
    expect(partsOf(rawPage('**Uno**', {locale: 'es'}))).toEqual([
      {file: 'es/about.mdx', locale: 'es', field: '', line: 10, text: 'Uno'},
    ]));

  test('a page whose text is the whole file', () => {
    const {bodyLine, ...page} = rawPage('**One**');
    expect(lines(partsOf(page))).toEqual(['1 | One']);
    expect(lines(textsOf(page))).toEqual(['1 | One']);
  });
});

describe('names of fields', () => {
  test.each([
    ['keywords', true],
    ['keywords[2]', true],
    ['keywordsets', false],
    ['closing.keywords', false],
    ['title', false],
  ])('%s', (field, expected) => expect(isUnseen(field)).toBe(expected));

  test.each([
    ['title', 'title'],
    ['phases[1].text', 'phases[].text'],
    ['tiers[10].features[3]', 'tiers[].features[]'],
  ])('%s is one of %s', (field, expected) => expect(anyOf(field)).toBe(expected));
});

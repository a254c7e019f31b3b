/** Parts of a legal text without a name for links, and the name that each should have. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {hasNameless, legalFaults} from '../../../../../src/content/checks/translations/legalTexts';
import {rawPage} from '../rawPages';
import {faultLines, legalPages} from './legalPages';

/** The names that the Spanish text should have: `Write {#data} behind its words.` */
function named(english: string, spanish: string, others: readonly RawDocument[] = []): string[] {
  const {translation, both} = legalPages(english, spanish);
  return legalFaults(translation, [...both, ...others])
    .filter(({found}) => found.endsWith('without a name for links'))
    .map(({remedy}) => remedy);
}

const write = (name: string): string => `Write {#${name}} behind its words.`;
const link = (to: string): RawDocument => rawPage(`See [it](${to}).`);

test('a heading without a name is told in its line', () => {
  const {translation, both} = legalPages('## Data {#data}', 'Uno.\n\n## Datos');
  expect(faultLines('es', legalFaults(translation, both))).toEqual([
    'es:3 | a heading of a legal text without a name for links',
  ]);
});

describe('the name is', () => {
  test.each<[string, string, string, string[], RawDocument[]]>([
    ['that of the original', '## Data {#data}', '## Datos', ['data'], []],
    ['that of each', '## A {#a}\n\n## B {#b}', '## A\n\n## B', ['a', 'b'], []],
    ['that of links in the text', '## Data\n\n[it](#facts)', '## Datos', ['facts'], []],
    [
      'that of links from other pages',
      '## Data',
      '## Datos',
      ['facts'],
      [link('/legal/cookies.mdx#facts')],
    ],
    ['made of the original’s heading', '## The  Data', '## Datos', ['the--data'], []],
    [
      'made of the original’s headings where more have none',
      '## Data\n\n## Visits\n\n[it](#facts)',
      '## Datos\n\n## Visitas',
      ['data', 'visits'],
      [],
    ],
    [
      'made of the original’s heading where links know two',
      '## Data\n\n[it](#facts) and [it](#more)',
      '## Datos',
      ['data'],
      [],
    ],
    [
      'made of the original’s heading where links lead to other pages',
      '## Data',
      '## Datos',
      ['data'],
      [link('/legal/terms.mdx#facts'), link('#facts')],
    ],
    [
      'made of the original’s heading where links lead to the whole text',
      '## Data',
      '## Datos',
      ['data'],
      [link('/legal/cookies.mdx')],
    ],
    [
      'that of the only link without a heading',
      '## Data\n\n## B {#b}\n\n[it](#facts) and [b](#b)',
      '## Datos\n\n## B {#b}',
      ['facts'],
      [],
    ],
    [
      'made of its own heading where the original has more parts',
      '## Data {#data}\n\n## Data two',
      '## Datos',
      ['datos'],
      [],
    ],
    [
      'that of the language that has as many parts',
      '## Data {#a}\n\n## Data two {#b}',
      '## Datos',
      ['data'],
      [rawPage('## Dati {#data}', {id: 'legal/cookies', locale: 'it'})],
    ],
  ])('%s', (_, english, spanish, expected, others) =>
    expect(named(english, spanish, others)).toEqual(expected.map(write)),
  );
});

describe('nothing is said of', () => {
  test.each([
    ['headings of other levels', '# A\n\n### B'],
    ['a heading without words', '## {#a}\n\n##'],
    ['a text that cannot be read', '## A\n\n<Open'],
  ])('%s', (_, spanish) => expect(named('## A {#a}\n\n## B {#b}', spanish)).toEqual([]));

  test('a page that is no legal text', () => {
    const page = rawPage('## A');
    expect(legalFaults(page, [page])).toEqual([]);
  });
});

describe('whether a legal text has parts without a name', () => {
  test.each([
    ['one of two', '## A {#a}\n\n## B', 'legal/cookies', true],
    ['none', '## A {#a}\n\n### B', 'legal/cookies', false],
    ['another page', '## A', 'about', false],
  ])('%s', (_, body, id, expected) => expect(hasNameless(rawPage(body, {id}))).toBe(expected));
});

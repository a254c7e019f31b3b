/** Headings that one language lost. */
import {describe, expect, test} from 'vitest';

import {checkLostHeadings} from '../../../../../src/content/checks/translations/lostHeadings';
import {inBoth, told} from '../rawPages';

const problems = (english: string, spanish: string, id = 'about') =>
  checkLostHeadings(inBoth(english, spanish, {id}), []);
const said = (...both: Parameters<typeof problems>): string[] => told(problems(...both));

const page = (...blocks: string[]): string => blocks.join('\n\n');
const LIST = '- One.\n- Two.';
const PANEL = '<InformationBox>\n\nWords.\n\n</InformationBox>';

describe('a lost heading', () => {
  test.each<[string, string, string, string]>([
    ['above a list', page('## A', LIST), LIST, 'es/about.mdx:10 | no heading (##) here'],
    [
      'in the original, above a list',
      page('Words.', LIST),
      page('Palabras.', '### A', LIST),
      'en/about.mdx:12 | no heading (###) here',
    ],
    [
      'above words that lead to a list',
      page(LIST, '## A', 'One.', 'Two.', LIST),
      page(LIST, 'Uno.', 'Dos.', LIST),
      'es/about.mdx:13 | no heading (##) here',
    ],
    [
      'above a list behind words',
      page('One.', 'Two.', '## A', LIST),
      page('Uno.', LIST),
      'es/about.mdx:12 | no heading (##) here',
    ],
    [
      'above a component',
      page('## A', PANEL, '## B', LIST),
      page(PANEL, '## B', LIST),
      'es/about.mdx:10 | no heading (##) here',
    ],
    [
      'within a component',
      '<Section>\n\n## A\n\n- One.\n\n</Section>',
      '<Section>\n\n- Uno.\n\n</Section>',
      'es/about.mdx:12 | no heading (##) here',
    ],
    ['at the end', page(LIST, '## A'), LIST, 'es/about.mdx:10 | no heading (##) here'],
    [
      'above a table',
      page('## A', '| B |\n| - |', '1. One.'),
      page('| B |\n| - |', '1. Uno.'),
      'es/about.mdx:10 | no heading (##) here',
    ],
    [
      'above a quote, behind a list',
      page(LIST, '## A', '> Words.'),
      page(LIST, '> Palabras.'),
      'es/about.mdx:13 | no heading (##) here',
    ],
    [
      'above the last words',
      page(LIST, '## A', 'One.', 'Two.'),
      page(LIST, 'Uno.', 'Dos.'),
      'es/about.mdx:15 | no heading (##) here',
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  test('how to mend it', () =>
    expect(problems(page('## The *list* ', LIST), LIST)[0]?.remedy).toBe(
      'en/about.mdx has “The list” there: put it back above this, or delete it there too.',
    ));
});

describe('nothing is said', () => {
  test.each<[string, string, string]>([
    ['of the same headings', page('## A', LIST), page('## A', LIST)],
    ['of two that are missing', page('## A', LIST, '## B', PANEL), page(LIST, PANEL)],
    ['between words', page('One.', '## A', 'Two.'), page('Uno.', 'Dos.')],
    ['where another list is longer', page('## A', LIST, PANEL), page('- Uno.', PANEL)],
    ['where a list has numbers', page('## A', LIST), '1. Uno.\n2. Dos.'],
    [
      'where a heading has another level',
      page('## A', LIST, '## B', PANEL),
      page(LIST, '### B', PANEL),
    ],
    ['where another component stands', page('## A', LIST, PANEL), page(LIST, '<Specialties />')],
    [
      'where one component stands for another',
      page('## A', LIST, '<Specialties />'),
      page(LIST, '<HotelList />'),
    ],
    [
      'where a component stands for a list behind words',
      page('## A', LIST, 'Words.', LIST),
      page(LIST, 'Palabras.', '<HotelList />'),
    ],
    ['where a component is missing', page('## A', LIST, PANEL), LIST],
    ['of headings in entries', '- ### A', '- A'],
    ['of a text that cannot be read', page('## A', LIST), `${LIST}\n\n<Open`],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test.each(['legal/cookies', 'masseuses/noa'])('of %s', (id) =>
    expect(said(page('## A', LIST), LIST, id)).toEqual([]),
  );

  test('where something else is told', () =>
    expect(
      checkLostHeadings(inBoth(page('## A', LIST), LIST), [
        {file: 'es/about.mdx', field: '', line: 3, found: 'a mistake', remedy: 'Mend it.'},
      ]),
    ).toEqual([]));
});

test('links and facts in a sentence are no blocks', () =>
  expect(
    said(page('## A', 'Call <CallLink /> now.', LIST), page('Llama <CallLink /> ya.', LIST)),
  ).toEqual(['es/about.mdx:10 | no heading (##) here']));

test('a button that stands by itself is no block', () =>
  expect(said(page('## A', LIST, '<CallLink />'), page(LIST, 'Words.'))).toEqual([]));

/** Words that stand on two pages: where they are told, how far they reach, and what stands for them. */
import {describe, expect, test} from 'vitest';

import {checkRepetition} from '../../../../../src/content/checks/repetition/repetition';
import type {Problem} from '../../../../../src/content/problems';
import {inBoth, rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

const page = (id: string, body: string, fields: Record<string, unknown> = {}) =>
  rawPage(body, {id, fields});

const said = (...pages: ReturnType<typeof page>[]): string[] =>
  told(checkRepetition(rawSite(pages)));

const EIGHT = 'The lift is slow and smells of oranges';
const OTHER = 'Nobody counts the lamps along the green corridor';
const words = (text: string, from: string): string => `the words “${text}”, as in en/${from}.mdx`;
const call = (...blocks: string[]): string =>
  `<CallToAction ground="photo">\n\n${blocks.join('\n\n')}\n\n</CallToAction>`;

describe('where it stands', () => {
  test.each([
    ['the first line', EIGHT, 10],
    ['below an empty line', `\n${EIGHT}`, 11],
    ['below paragraphs', `One.\n\nTwo\nlines.\n\n\n \n${EIGHT}`, 17],
    ['below a component', `<A />\n\n${EIGHT}\n\nTwo.`, 12],
  ])('%s', (_, body, line) =>
    expect(said(page('a', EIGHT), page('b', body))).toEqual([
      `en/b.mdx:${line} | ${words(EIGHT, 'a')}`,
    ]),
  );

  test('a pull quote', () =>
    expect(said(page('a', '> Four hands.'), page('b', 'One.\n\n> Four hands.'))).toEqual([
      'en/b.mdx:12 | the pull quote “Four hands.”, as in en/a.mdx',
    ]));

  test('a heading of the last call', () =>
    expect(
      said(page('a', call('## No hurry')), page('b', `One.\n\n${call('## No hurry')}`)),
    ).toEqual(['en/b.mdx:14 | the closing “No hurry”, as in en/a.mdx']));

  test('words of the last call', () =>
    expect(
      said(
        page('programs/a', '', {closing: {text: 'Come in.'}}),
        page('b', call('## Yes', 'Come in.')),
      ),
    ).toEqual(['en/b.mdx:14 | the closing “Come in.”, as in en/programs/a.mdx']));

  test('words of a closing in fields', () =>
    expect(
      said(page('a', call('Come in.')), page('programs/b', '', {closing: {text: 'Come in.'}})),
    ).toEqual(['en/programs/b.mdx closing.text | the closing “Come in.”, as in en/a.mdx']));

  test('of three pages, both later ones with the first', () => {
    expect(said(page('a', EIGHT), page('b', EIGHT), page('c', EIGHT))).toEqual([
      `en/b.mdx:10 | ${words(EIGHT, 'a')}`,
      `en/c.mdx:10 | ${words(EIGHT, 'a')}`,
    ]);
    expect(said(page('a', '> Yes.'), page('b', '> Yes.'), page('c', '> Yes.'))).toEqual([
      'en/b.mdx:10 | the pull quote “Yes.”, as in en/a.mdx',
      'en/c.mdx:10 | the pull quote “Yes.”, as in en/a.mdx',
    ]);
  });

  test('on the first page, where the words were pasted into it', () =>
    expect(
      said(
        ...inBoth(EIGHT, 'Uno', {id: 'a'}),
        ...inBoth(EIGHT, 'Uno dos tres cuatro cinco seis siete ocho', {id: 'b'}),
      ),
    ).toEqual([`en/a.mdx:10 | ${words(EIGHT, 'b')}`]));

  test('how to mend it', () =>
    expect(checkRepetition(rawSite([page('a', EIGHT), page('b', EIGHT)]))[0]?.remedy).toBe(
      'Say it otherwise on one of the two pages; if it has to be the same everywhere, make it a component.',
    ));
});

describe('how far it reaches', () => {
  test('two runs with a word between', () =>
    expect(said(page('a', `${EIGHT}\n\n${OTHER}`), page('b', `${EIGHT} yes ${OTHER}`))).toEqual([
      `en/b.mdx:10 | ${words(EIGHT, 'a')}`,
      `en/b.mdx:10 | ${words(OTHER, 'a')}`,
    ]));

  test('two runs side by side', () =>
    expect(said(page('a', `${EIGHT}\n\n${OTHER}`), page('b', `${EIGHT} ${OTHER}`))).toEqual([
      `en/b.mdx:10 | ${words('The lift is slow and smells of oranges Nobody c…', 'a')}`,
    ]));

  test('two runs side by side, of two pages', () =>
    expect(said(page('a', EIGHT), page('b', OTHER), page('c', `${EIGHT} ${OTHER}`))).toEqual([
      `en/c.mdx:10 | ${words(EIGHT, 'a')}`,
      `en/c.mdx:10 | ${words(OTHER, 'b')}`,
    ]));

  test.each([
    [
      'a link close to the next word',
      'The [lift](/a.mdx)is slow and smells of oranges',
      'The lift is slow and smells of oranges',
    ],
    [
      'a tag close to the words',
      'The lift<br />is slow and smells of oranges',
      'The lift is slow and smells of oranges',
    ],
    [
      'marks',
      'The **lift** is [slow](/a.mdx) and *smells* of oranges',
      'The lift is slow and smells of oranges',
    ],
    [
      'two lines',
      'The lift is slow\nand smells of oranges',
      'The lift is slow and smells of oranges',
    ],
    [
      'signs',
      'The lift: is slow — and smells of “oranges”',
      'The lift: is slow — and smells of “oranges',
    ],
  ])('%s', (_, body, typed) =>
    expect(said(page('a', EIGHT), page('b', body))).toEqual([`en/b.mdx:10 | ${words(typed, 'a')}`]),
  );
});

describe('what stands for what', () => {
  test('a closing for its words', () =>
    expect(
      said(
        page('programs/a', '', {closing: {text: EIGHT}}),
        page('programs/b', '', {closing: {text: EIGHT}}),
      ),
    ).toEqual([
      `en/programs/b.mdx closing.text | the closing “${EIGHT}”, as in en/programs/a.mdx`,
    ]));

  test('not for other words, nor for those of other pages', () =>
    expect(
      said(
        page('programs/a', OTHER, {closing: {text: EIGHT}}),
        page('programs/b', '', {closing: {text: EIGHT}, lead: OTHER}),
        page('programs/c', '', {lead: EIGHT}),
      ),
    ).toEqual([
      `en/programs/b.mdx lead | ${words(OTHER, 'programs/a')}`,
      `en/programs/c.mdx lead | ${words(EIGHT, 'programs/a')}`,
      `en/programs/b.mdx closing.text | the closing “${EIGHT}”, as in en/programs/a.mdx`,
    ]));

  test.each<[string, Partial<Problem>, number]>([
    ['something at the second place', {file: 'en/b.mdx', line: 12}, 0],
    ['something at the first place', {file: 'en/a.mdx', line: 10}, 0],
    ['something on another line', {file: 'en/b.mdx', line: 10}, 1],
    ['something on another page', {file: 'en/c.mdx', line: 12}, 1],
  ])('%s that is told', (_, place, count) => {
    const other = {file: '', field: '', found: 'this', remedy: 'Mend it.', ...place};
    const site = rawSite([page('a', EIGHT), page('b', `One.\n\n${EIGHT}`)]);
    expect(checkRepetition(site, [other])).toHaveLength(count);
  });
});

test.each([
  ['words still to be written', page('a', `[to write] ${EIGHT}`), page('b', `[to write] ${EIGHT}`)],
  ['a pull quote twice on a page', page('a', '> Yes.\n\nOne.\n\n> Yes.'), page('b', 'Two.')],
  [
    'a call that is not the last',
    page('a', `${call('No hurry')}\n\n${call('One')}`),
    page('b', call('No hurry')),
  ],
  [
    'a closing that is none',
    page('programs/a', '', {closing: null}),
    page('programs/b', '', {closing: 'a'}),
  ],
  [
    'an empty closing',
    page('programs/a', '', {closing: {title: '—'}}),
    page('programs/b', '', {closing: {title: '—'}}),
  ],
  ['a long list', page('a', `12. ${EIGHT}`), page('b', `12. ${EIGHT}`)],
  ['a list with stars', page('a', `* ${EIGHT}`), page('b', `* ${EIGHT}`)],
  ['a table', page('a', `| ${EIGHT} |`), page('b', `| ${EIGHT} |`)],
  ['code', page('a', `{/* ${EIGHT} */}`), page('b', `{/* ${EIGHT} */}`)],
  ['the fields of no text', page('a', '', {lead: 2}), page('b', '', {lead: 2})],
])('nothing is said of %s', (_, one, other) => expect(said(one, other)).toEqual([]));

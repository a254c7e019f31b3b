/** What two pages of a language may not share, and what they may. */
import {describe, expect, test} from 'vitest';

import {checkRepetition} from '../../../src/content/checks/repetition/repetition';
import {warnOfTics} from '../../../src/content/checks/wording/sparingly';
import type {Source, SourceDocument} from '../../../src/content/source';
import {validSite} from './fixtureSite';

const document = (
  id: string,
  body: string,
  frontMatter: Record<string, unknown> = {},
  locale = 'en',
): SourceDocument => ({id, locale, file: `${locale}/${id}.mdx`, frontMatter, body});

const site = (...documents: SourceDocument[]): Source => ({...validSite(), documents});

/** File, field and finding of every problem. */
const found = (...documents: SourceDocument[]): string[] =>
  checkRepetition(site(...documents)).map(({file, field, found: what}) =>
    [file, field, what].filter(Boolean).join(' | '),
  );

const EIGHT = 'The lift is slow and smells of oranges';

describe('a repetition is named on the second page, with the first', () => {
  test('eight words in a row, whatever their capitals, marks and links', () =>
    expect(
      found(
        document('home', `Before it, ${EIGHT}. After it.`),
        document(
          'about',
          'We know: *the lift* is [slow and](/menu.mdx) smells of **oranges**, she said.',
        ),
      ),
    ).toEqual([
      'en/about.mdx | the words “the lift is slow and smells of oranges”, as in en/home.mdx',
    ]));

  test('a longer run once, as a whole', () =>
    expect(
      found(
        document('home', `${EIGHT} and of rain in the afternoon.`),
        document('about', `${EIGHT} and of rain in the morning.`),
      ),
    ).toEqual([
      'en/about.mdx | the words “The lift is slow and smells of oranges and of r…”, as in en/home.mdx',
    ]));

  test('the lead of a program', () =>
    expect(found(document('home', EIGHT), document('programs/a', '', {lead: EIGHT}))[0]).toMatch(
      /^en\/programs\/a\.mdx \| lead \| the words/,
    ));

  test('a pull quote, however short', () =>
    expect(
      found(
        document('programs/a', 'One.\n\n> Four hands.\n\nTwo.'),
        document('programs/b', '> Four *hands*'),
      ),
    ).toEqual(['en/programs/b.mdx | the pull quote “Four hands”, as in en/programs/a.mdx']));

  test('a closing, in frontmatter or in the last call of a page', () => {
    const closing = {closing: {title: 'No hurry. *We are up*', text: 'Write.'}};
    const call = '<CallToAction>\n\n## No hurry. *We are up*\n\nCall.\n\n</CallToAction>';
    expect(found(document('programs/a', '', closing), document('home', call))).toEqual([
      'en/home.mdx | the closing “No hurry. We are up”, as in en/programs/a.mdx',
    ]);
    expect(found(document('home', call), document('programs/a', '', closing))).toEqual([
      'en/programs/a.mdx | closing.title | the closing “No hurry. We are up”, as in en/home.mdx',
    ]);
  });
});

describe('no repetition', () => {
  test.each<[string, SourceDocument[]]>([
    [
      'seven words',
      [
        document('a', 'One two three four five six seven.'),
        document('b', 'One two three four five six seven eight.'),
      ],
    ],
    ['the same page twice', [document('a', `${EIGHT}.\n\n${EIGHT}.`)]],
    ['two languages', [document('a', EIGHT), document('a', EIGHT, {}, 'es')]],
    ['legal pages', [document('legal/a', EIGHT), document('legal/b', EIGHT)]],
    [
      'a component',
      [document('a', `<Stop words="${EIGHT}" />`), document('b', `<Stop words="${EIGHT}" />`)],
    ],
    ['a list', [document('a', `- ${EIGHT}`), document('b', `- ${EIGHT}`)]],
    ['a heading', [document('a', `## ${EIGHT}`), document('b', `## ${EIGHT}`)]],
    [
      'imports',
      [
        document('a', `import A from '@site/${EIGHT}';`),
        document('b', `import A from '@site/${EIGHT}';`),
      ],
    ],
  ])('%s', (_name, documents) => expect(found(...documents)).toEqual([]));
});

describe('words to use sparingly', () => {
  const warnings = (atMost: number, ...documents: SourceDocument[]): string[] =>
    warnOfTics({
      ...site(...documents),
      wording: {
        en: {
          words: [{word: 'escort', reason: 'r'}],
          sparingly: [{word: 'lamp', atMost, reason: 'One is light enough.'}],
        },
      },
    }).map(({file, found: what, remedy}) => `${file}: ${what}. ${remedy}`);
  const pages = [
    document('programs/a', 'A lamp, two lamps. Clamp and lampshade are other words.', {
      slug: '/lamp',
    }),
    document('programs/b', 'Lamp.', {lead: 'The lamp'}),
    document('legal/c', 'A lamp.'),
  ];

  test('more than the list allows on all pages together is a warning', () =>
    expect(warnings(3, ...pages)).toEqual([
      'docs/wording.yml: the word “lamp” 4 times on the whole site, most often in en/programs/a.mdx, en/programs/b.mdx. At most 3 please. One is light enough.',
    ]));

  test('as many as it allows is none', () => expect(warnings(4, ...pages)).toEqual([]));
});

/** Links, levels of headings and years: what stands in the place of what the original has. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {twinFaults} from '../../../../../src/content/checks/translations/twins';
import {rawPage} from '../rawPages';
import {shownOf} from './partFaults';

const untold = (): boolean => false;

const faults = (english: string, spanish: string, id = 'about') =>
  twinFaults(rawPage(spanish, {id, locale: 'es'}), rawPage(english, {id}), untold, true, 2020);
const said = (...texts: Parameters<typeof faults>): string[] => faults(...texts).map(shownOf);
const mended = (...texts: Parameters<typeof faults>): string[] =>
  faults(...texts).map(({fault: {remedy}}) => remedy);

const links = (...to: string[]): string => to.map((url) => `[a](${url})`).join('\n');
const OTHER = links('/menu.mdx', '/about.mdx');

describe('a link that leads elsewhere', () => {
  test.each<[string, string, string, string]>([
    ['to another page', OTHER, links('/menu.mdx', '/casting.mdx'), 'es:2 | a link to /casting.mdx'],
    [
      'to a page in a folder',
      OTHER,
      links('/programs/four-hands.mdx', '/about.mdx'),
      'es:1 | a link to /programs/four-hands.mdx',
    ],
    [
      'to another part of a legal text',
      links('/menu.mdx', '/legal/cookies.mdx#data'),
      links('/menu.mdx', '/legal/cookies.mdx#visits'),
      'es:2 | a link to /legal/cookies.mdx#visits',
    ],
    [
      'to a part of a legal text that the original does not name',
      links('/menu.mdx', '/legal/cookies.mdx'),
      links('/menu.mdx', '/legal/cookies.mdx#visits'),
      'en:2 | a link to /legal/cookies.mdx',
    ],
    [
      'to a whole legal text',
      links('/menu.mdx', '/legal/cookies.mdx#data'),
      links('/menu.mdx', '/legal/cookies.mdx'),
      'es:2 | a link to /legal/cookies.mdx',
    ],
    [
      'to another part of a legal text, as the only link',
      links('/legal/cookies.mdx#data'),
      links('/legal/cookies.mdx#visits'),
      'es:1 | a link to /legal/cookies.mdx#visits',
    ],
    [
      'beside links to other websites',
      links('https://a.example', '/menu.mdx', '/about.mdx'),
      links('/menu.mdx', '/casting.mdx'),
      'es:2 | a link to /casting.mdx',
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  test('within a legal text, as the only link', () =>
    expect(said(links('#a'), links('#b'), 'legal/cookies')).toEqual(['es:1 | a link to #b']));

  test('to another page, from a legal text with one link', () =>
    expect(said(links('/menu.mdx'), links('/about.mdx'), 'legal/cookies')).toEqual([
      'es:1 | a link to /about.mdx',
    ]));

  test('how to mend it', () => {
    expect(mended(OTHER, links('/menu.mdx', '/casting.mdx'))).toEqual([
      'The original leads to /about.mdx there: correct it here or in en/about.mdx.',
    ]);
    expect(mended(links('/legal/a.mdx'), links('/legal/a.mdx#visits'))).toEqual([
      'es/about.mdx leads to /legal/a.mdx#visits there: write it here too, or correct it there.',
    ]);
  });
});

describe('nothing is said of links', () => {
  test.each<[string, string, string]>([
    ['that are others both', OTHER, links('/casting.mdx', '/outcall.mdx')],
    ['of which one is missing', links('/a.mdx', '/b.mdx', '/c.mdx'), links('/a.mdx', '/d.mdx')],
    ['of which there is one', links('/menu.mdx'), links('/casting.mdx')],
    ['of which there is one, to another legal text', links('/legal/a.mdx'), links('/legal/b.mdx')],
    ['to other parts of a page', links('/menu.mdx#data', '#b'), links('/menu.mdx#c', '#d')],
    [
      'to other websites',
      links('https://a.example', '/a.mdx'),
      links('https://b.example', '/a.mdx'),
    ],
    ['of a text that cannot be read', OTHER, '<Open'],
    ['that are the same', OTHER, OTHER],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));
});

describe('a heading of another level', () => {
  test.each<[string, string, string, string]>([
    ['further in', '## A\n\n## B', '## A\n\n### La B ', 'es:3 | ### before “La B”'],
    ['further out', '#### A', '## La A', 'es:1 | ## before “La A”'],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  test('how to mend it', () =>
    expect(mended('## A', '### A')).toEqual([
      'The original has ## there: correct it here or in en/about.mdx.',
    ]));

  test.each<[string, string, string]>([
    ['the same levels', '## A\n\n### B', '## A\n\n### B'],
    ['fewer headings', '## A\n\n### B', '### A'],
    ['the title', '# A', '## A'],
    ['the title of the original', '## A', '# A'],
  ])('nothing is said of %s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));
});

describe('what is told already', () => {
  /** What is said where something is told of one language on a line. */
  const saidBeside = (english: string, spanish: string, locale: string, line: number): string[] =>
    twinFaults(
      rawPage(spanish, {locale: 'es'}),
      rawPage(english),
      (document: RawDocument, node) =>
        document.locale === locale && node.position?.start.line === line,
      true,
      2020,
    ).map(shownOf);

  test.each([
    ['a link', OTHER, links('/menu.mdx', '/casting.mdx'), 'es', 2],
    ['its twin', OTHER, links('/menu.mdx', '/casting.mdx'), 'en', 2],
    ['a heading', '## A\n\n## B', '## A\n\n### B', 'es', 3],
    ['another heading', '## A\n\n## B', '## A\n\n### B', 'es', 1],
    ['a heading of the original', '## A\n\n## B', '## A\n\n### B', 'en', 1],
  ])('%s', (_, english, spanish, locale, line) =>
    expect(saidBeside(english, spanish, locale, line)).toEqual([]),
  );

  test('elsewhere', () =>
    expect(saidBeside(OTHER, links('/menu.mdx', '/casting.mdx'), 'es', 1)).toEqual([
      'es:2 | a link to /casting.mdx',
    ]));
});

/** Words that wear out, counted on all pages of a language. */
import {describe, expect, test} from 'vitest';

import {warnOfTics} from '../../../../../src/content/checks/wording/sparingly';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

const WORDS = [{word: 'escort', reason: 'The house offers massage.'}];
const LAMP = {word: 'lamp', atMost: 2, reason: 'One is light enough.'};

const page = (id: string, body: string, locale = 'en', fields: Record<string, unknown> = {}) =>
  rawPage(body, {id, locale, fields});

const warnings = (pages: readonly ReturnType<typeof page>[], sparingly: unknown = [LAMP]) =>
  warnOfTics(rawSite(pages, {wording: {en: {words: WORDS, sparingly}, es: {words: WORDS}}}));

describe('more than the list allows', () => {
  test('all that is told', () =>
    expect(warnings([page('a', 'A lamp.'), page('b', 'Two lamps, one LAMP.')])).toEqual([
      {
        file: 'docs/wording.yml',
        field: 'sparingly[0]',
        found: 'the word “lamp” 3 times on the whole site, most often in en/b.mdx, en/a.mdx',
        remedy: 'At most 2 please. One is light enough.',
      },
    ]));

  test('three pages are named, those with the most of them', () =>
    expect(
      told(
        warnings([
          page('a', 'A lamp.'),
          page('b', 'A lamp, a lamp.'),
          page('c', ''),
          page('d', 'A lamp, a lamp, a lamp.'),
          page('e', 'A lamp, a lamp, a lamp, a lamp.'),
        ]),
      ),
    ).toEqual([
      'docs/wording.yml sparingly[0] | the word “lamp” 10 times on the whole site, most often in en/e.mdx, en/d.mdx, en/b.mdx',
    ]));

  test('another word of the list', () =>
    expect(
      told(warnings([page('a', 'A lamp, a dóor.')], [LAMP, {...LAMP, word: 'door', atMost: 0}])),
    ).toEqual([
      'docs/wording.yml sparingly[1] | the word “door” 1 times on the whole site, most often in en/a.mdx',
    ]));

  test('in two texts of a page', () =>
    expect(warnings([page('programs/a', 'A lamp.\n\nlamp', 'en', {lead: 'Lamp'})])).toHaveLength(
      1,
    ));

  test('in a translation', () =>
    expect(
      told(
        warnOfTics(
          rawSite([page('a', 'Una lámpara.', 'es')], {
            wording: {es: {words: WORDS, sparingly: [{...LAMP, word: 'lámpara', atMost: 0}]}},
          }),
        ),
      ),
    ).toEqual([
      'i18n/es/docusaurus-plugin-content-docs/current/wording.yml sparingly[0] | the word “lámpara” 1 times on the whole site, most often in es/a.mdx',
    ]));
});

describe('nothing is said', () => {
  test.each([
    ['as many as it allows', [page('a', 'A lamp, two lamps.')]],
    ['other words', [page('a', 'A lampshade, a clamp, a lampoon.')]],
    ['legal texts', [page('legal/a', 'A lamp, a lamp, a lamp.')]],
    ['another language', [page('a', 'A lamp.'), page('a', 'A lamp, a lamp.', 'es')]],
    ['what search engines read', [page('a', 'A lamp.', 'en', {keywords: ['lamp', 'lamp here']})]],
    ['an address', [page('a', 'A lamp, a lamp.', 'en', {slug: '/lamp'})]],
  ])('%s', (_, pages) => expect(warnings(pages)).toEqual([]));

  test('a list that cannot be read', () =>
    expect(warnings([page('a', 'A lamp, a lamp, a lamp.')], [{word: 'lamp'}])).toEqual([]));
  test('a list of none', () => expect(warnings([page('a', 'A lamp.')], [])).toEqual([]));
});

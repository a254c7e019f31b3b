/** Links to other websites that lead elsewhere in a translation. */
import {describe, expect, test} from 'vitest';

import {checkLostLinks} from '../../../../../src/content/checks/translations/lostLinks';
import {inBoth, told} from '../rawPages';

const links = (...to: string[]): string => to.map((url) => `[a](${url})`).join('\n\n');
const problems = (english: readonly string[], spanish: readonly string[], id = 'about') =>
  checkLostLinks(inBoth(links(...english), links(...spanish), {id}), []);
const said = (...both: Parameters<typeof problems>): string[] => told(problems(...both));

describe('another website', () => {
  test('of nearly the same name', () =>
    expect(said(['https://police.example'], ['https://polise.example'])).toEqual([
      'es/about.mdx:10 | a link to https://polise.example',
    ]));

  test('any, in a legal text', () =>
    expect(
      said(
        ['https://boe.es/a', 'https://aepd.es'],
        ['https://boe.es/b', 'https://x.org'],
        'legal/a',
      ),
    ).toEqual(['es/legal/a.mdx:12 | a link to https://x.org']));

  test('how to mend it', () =>
    expect(problems(['https://police.example/a'], ['https://polise.example'])[0]?.remedy).toBe(
      'The original leads to https://police.example/a there: correct it here or in en/about.mdx.',
    ));

  test('in place of lost links, of which nothing is said then', () =>
    expect(said(['https://boe.es', '#data'], ['https://x.org', '/gallery.mdx'], 'legal/a')).toEqual(
      ['es/legal/a.mdx:10 | a link to https://x.org'],
    ));
});

describe('nothing is said of', () => {
  test.each<[string, string[], string[]]>([
    ['quite another website', ['https://police.example'], ['https://boe.es']],
    ['the same website', ['https://boe.es/a'], ['https://www.BOE.es/b']],
    ['the website of a language', ['https://en.wiki.org'], ['https://es.wiki.org']],
    ['another number of websites', ['https://police.example'], []],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test.each<[string, string[], string[]]>([
    [
      'the same in another order',
      ['https://a.es', 'https://b.es'],
      ['https://b.es', 'https://a.es'],
    ],
    ['the website of a language', ['https://en.wiki.org'], ['https://es.wiki.org']],
  ])('%s, in a legal text', (_, english, spanish) =>
    expect(said(english, spanish, 'legal/a')).toEqual([]),
  );
});

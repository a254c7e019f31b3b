/** Translations that are missing, and translations without an original. */
import {describe, expect, test} from 'vitest';

import {checkTranslations} from '../../../../../src/content/checks/pages/translations';
import type {Source} from '../../../../../src/content/source';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

const FOLDER = 'i18n/es/docusaurus-plugin-content-docs/current';

function check(english: readonly string[], spanish: readonly string[], more?: Partial<Source>) {
  const pages = [
    ...english.map((id) => rawPage('', {id})),
    ...spanish.map((id) => rawPage('', {id, locale: 'es'})),
  ];
  return checkTranslations(rawSite(pages, more));
}
const said = (...given: Parameters<typeof check>): string[] => told(check(...given));
const remedies = (...given: Parameters<typeof check>): string[] =>
  check(...given).map(({remedy}) => remedy);

test('a page without its translation', () => {
  expect(said(['faq', 'tips'], ['tips'])).toEqual([`${FOLDER}/faq.mdx | no translation`]);
  expect(remedies(['faq', 'tips'], ['tips'])).toEqual([
    'Translate the words of docs/faq.mdx into this file.',
  ]);
});

describe('a translation without its original', () => {
  const rest = (id: string): string =>
    `Rename this file to match its original in docs/, add docs/${id}.mdx, or delete this file.`;
  test.each([
    ['alone', ['tips'], ['tips', 'faq'], [rest('faq')]],
    [
      'under a name with a slip',
      ['questions', 'about'],
      ['qestions'],
      [
        'Translate the words of docs/about.mdx into this file.',
        `Did you mean questions? ${rest('qestions')}`,
      ],
    ],
    ['under another name, the only one', ['faq'], ['zzz'], [`Did you mean faq? ${rest('zzz')}`]],
    [
      'of two that are missing',
      ['faq', 'house'],
      ['zzz'],
      [
        'Translate the words of docs/faq.mdx into this file.',
        'Translate the words of docs/house.mdx into this file.',
        rest('zzz'),
      ],
    ],
    [
      'of two without one',
      ['faq'],
      ['zzz', 'qqqq'],
      ['Translate the words of docs/faq.mdx into this file.', rest('zzz'), rest('qqqq')],
    ],
  ])('%s', (_, english, spanish, expected) => expect(remedies(english, spanish)).toEqual(expected));

  test('is told at its file', () =>
    expect(said([], ['faq'])).toEqual([`${FOLDER}/faq.mdx | a translation without an original`]));
});

describe('nothing is said', () => {
  const unread = (file: string) => ({problems: [{file, field: '', found: 'x', remedy: 'y'}]});
  test.each<[string, Parameters<typeof check>]>([
    [
      'the same pages',
      [
        ['faq', 'tips'],
        ['tips', 'faq'],
      ],
    ],
    ['a translation that cannot be read', [['faq'], [], unread(`${FOLDER}/faq.mdx`)]],
    ['an original that cannot be read', [[], ['faq'], unread('docs/faq.mdx')]],
    ['an original that the site needs', [[], ['about']]],
    ['originals that cannot be read', [[], ['faq'], unread('docs')]],
    ['translations that cannot be read', [['faq'], [], unread(FOLDER)]],
    ['one language', [['faq'], [], {locales: ['en']}]],
    ['a language that is not the site’s', [['faq'], ['faq', 'tips'], {locales: ['en']}]],
  ])('%s', (_, given) => expect(said(...given)).toEqual([]));

  test('but of another language', () =>
    expect(said(['faq'], [], {locales: ['en', 'es', 'fr'], ...unread(FOLDER)})).toEqual([
      'i18n/fr/docusaurus-plugin-content-docs/current/faq.mdx | no translation',
    ]));
});

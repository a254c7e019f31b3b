/** Pages as files, together: of two messages about one slip, the one that mends it. */
import {describe, expect, test} from 'vitest';

import {matterOf} from '../../../../../src/content/checks/matter';
import {checkPages} from '../../../../../src/content/checks/pages';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Problem} from '../../../../../src/content/problems';
import type {Source} from '../../../../../src/content/source';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';
import {page} from './movedPages';

const said = (
  pages: readonly RawDocument[],
  more: Partial<Source> = {},
  wording: readonly Problem[] = [],
): string[] => {
  const site = rawSite(pages, {locales: ['en'], ...more});
  return told(checkPages(matterOf(site, site), wording));
};
const problem = (more: Partial<Problem>): Problem => ({
  ...{file: 'en/faq.mdx', field: 'slug', found: 'x', remedy: 'y'},
  ...more,
});
const ES = {locales: ['en', 'es']};
const MISSING = 'i18n/es/docusaurus-plugin-content-docs/current/faq.mdx';

test('what is said of each', () => {
  const pages = [
    rawPage('', {id: 'faq', fields: {slug: '/', title: 'Example of words'}}),
    page('tips', '/t'),
  ];
  const templates = {page: '---\nkind: page\ntitle: Example of words\n---\n'};
  expect(said(pages, {...ES, templates, released: {en: {tips: ['/tips']}}})).toEqual([
    'en/faq.mdx title | words of the template that this page was made from: “Example of words”',
    `${MISSING} | no translation`,
    `${MISSING.replace('faq', 'tips')} | no translation`,
    'en/faq.mdx slug | "/"',
    'en/tips.mdx slug | nothing that leads from /tips, an address of this page in the last release',
  ]);
});

describe('a missing translation', () => {
  const TEXT = 'the lamp is lit and the door is green, as it was on every evening of the year. ';
  const copied = (title: string): RawDocument =>
    rawPage(TEXT.repeat(3), {id: title, fields: {title}});
  const moved = (file: string, rule?: 'misplaced'): Partial<Source> => ({
    ...ES,
    problems: [
      problem({
        file: 'docs/es/faq.mdx',
        field: '',
        remedy: `Move it to ${file}.`,
        ...(rule && {rule}),
      }),
    ],
  });

  test('of a copy is not told', () => {
    const [first, second] = [copied('faq'), copied('tips')].map((one) => ({
      ...one,
      file: one.file.replace('en/', 'docs/'),
    }));
    expect(
      said(
        [first, second].flatMap((one) => one ?? []),
        ES,
      ),
    ).toEqual(['docs/tips.mdx | the whole text of docs/faq.mdx', `${MISSING} | no translation`]);
  });
  test('that stands in another folder is not told', () =>
    expect(said([page('faq', '/faq')], moved(MISSING, 'misplaced'))).toEqual([]));
  test('is told where another rule says the same', () =>
    expect(said([page('faq', '/faq')], moved(MISSING))).toHaveLength(1));
  test('is told while another one stands in another folder', () =>
    expect(said([page('faq', '/faq')], moved('docs/tips.mdx', 'misplaced'))).toHaveLength(1));
});

describe('where an address led before', () => {
  const released = {en: {faq: ['/faq'], home: ['/']}};
  const MOVED =
    'en/faq.mdx slug | nothing that leads from /faq, an address of this page in the last release';
  const here = [page('faq', '/questions'), page('home', '/')];

  test('is asked', () => expect(said(here, {released})).toEqual([MOVED]));
  test('is asked while another word is wrong', () =>
    expect(said(here, {released}, [problem({field: 'title'})])).toEqual([MOVED]));
  test('is asked while a word is wrong in another page’s address', () =>
    expect(said(here, {released}, [problem({file: 'en/home.mdx'})])).toEqual([MOVED]));
  test('is not asked of one with a word that the house does not use', () =>
    expect(said(here, {released}, [problem({})])).toEqual([]));
  test('is asked all the same of a former one', () =>
    expect(
      said([page('faq', '/questions', ['/old']), page('home', '/')], {released}, [
        problem({field: 'formerly'}),
      ]),
    ).toHaveLength(1));
  test('is not asked of a home page that is elsewhere', () =>
    expect(said([page('faq', '/faq'), page('home', '/start')], {released})).toEqual([
      'en/home.mdx slug | "/start"',
    ]));
  test('is not asked of one outside its folder', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const programs = ids.map((id) => page(`programs/${id}`, id === 'd' ? '/d' : `/programs/${id}`));
    const before = ids.map((id) => [`programs/${id}`, [`/programs/${id}`]]);
    expect(said(programs, {released: {en: Object.fromEntries(before)}})).toEqual([
      'en/programs/d.mdx slug | "/d", outside /programs/',
    ]);
  });
  test('is asked of one with another mistake', () =>
    expect(
      said([page('faq', '/pictures/x'), page('home', '/')], {released, reserved: ['pictures']}),
    ).toEqual(['en/faq.mdx slug | "/pictures/x"', MOVED]));
});

/** All that is looked for beyond the fields of one file: which of several messages about one slip is told. */
import {describe, expect, test} from 'vitest';

import {checkAcrossFiles} from '../../../../src/content/checks';
import type {Source} from '../../../../src/content/source';
import {BUSINESS, validSite} from '../fixtureSite';
import {withBody, withFields, withWords} from './changedSites';
import {told} from './rawPages';

const SITE = validSite();
const ES = 'i18n/es/docusaurus-plugin-content-docs/current';

/** What is said of a site, by place: `docs/home.mdx:12 | a note`, or by place alone. */
const said = (site: Source): string[] => told(checkAcrossFiles(site));
const places = (site: Source): string[] => said(site).map((one) => one.replace(/ \|.*$/su, ''));

test('nothing is said of a valid site', () => expect(said(SITE)).toEqual([]));

describe('hours', () => {
  const CLOSED = 'We are closed on Mondays.';
  const HOUR = 'Breakfast is at 10:00.';
  const below = (lines: number): Source => withWords(SITE, `${HOUR}${'\n'.repeat(lines)}${CLOSED}`);

  test.each([
    ['that leave others out', withWords(SITE, CLOSED), ['docs/home.mdx:12']],
    [
      'that are typed, and leave others out',
      withWords(SITE, `${HOUR} ${CLOSED}`),
      ['docs/home.mdx:12'],
    ],
    ['at the beginning of their block', below(12), ['docs/home.mdx:12']],
    ['far above', below(13), ['docs/home.mdx:25', 'docs/home.mdx:12']],
    ['below', withWords(SITE, `${CLOSED}\n\n${HOUR}`), ['docs/home.mdx:12', 'docs/home.mdx:14']],
    [
      'on another page',
      withBody(withWords(SITE, CLOSED), 'gallery', 'en', (body) =>
        body.replace('Look round while you wait.', HOUR),
      ),
      ['docs/home.mdx:12', 'docs/gallery.mdx:9'],
    ],
    [
      'above another mistake of their block',
      withWords(SITE, `${HOUR}\n\nThe house has nine suites.`),
      ['docs/home.mdx:14', 'docs/home.mdx:12'],
    ],
    [
      'beside another thing that is typed',
      withWords(SITE, `It is 90 €. ${CLOSED}`),
      ['docs/home.mdx:12', 'docs/home.mdx:12'],
    ],
  ])('%s', (_, site, expected) => expect(places(site)).toEqual(expected));
});

describe('the number over a list', () => {
  const RULES = 'Three rules hold.\n\n- Ask.\n- Answer.';
  const OF_LIST = 'docs/home.mdx:12 | “Three rules” over a list of 2 entries';

  test.each([
    ['by itself', withWords(SITE, RULES)],
    ['beside a field', withFields(withWords(SITE, RULES), 'home', 'en', {title: 'TODO: a title'})],
    [
      'beside another page',
      withBody(withWords(SITE, RULES), 'gallery', 'en', (body) =>
        body.replace('Look round', 'We are closed on Mondays. Look round'),
      ),
    ],
  ])('%s', (_, site) => expect(said(site)).toContain(OF_LIST));

  test('not where more is told of the text', () =>
    expect(places(withWords(SITE, `${RULES}\n\nWe are closed on Mondays.`))).toEqual([
      'docs/home.mdx:17',
    ]));
});

describe('a page that was pasted over another', () => {
  const home = (locale: string): string =>
    SITE.documents.find((one) => one.id === 'home' && one.locale === locale)?.body ?? '';
  const pasted = withBody(
    withBody(SITE, 'gallery', 'en', () => home('en')),
    'gallery',
    'es',
    () => home('es'),
  );
  const COPIES = [
    'docs/gallery.mdx | the whole text of docs/home.mdx',
    `${ES}/gallery.mdx | the whole text of ${ES}/home.mdx`,
  ];

  test('is told once, and nothing else of its text', () => expect(said(pasted)).toEqual(COPIES));

  test('but its fields are', () =>
    expect(said(withFields(pasted, 'gallery', 'en', {photo: 99}))).toEqual([
      ...COPIES,
      'docs/gallery.mdx photo | 99, and there is no such gallery photo',
    ]));
});

describe('the year of the house', () => {
  const legal = ['a', 'b'].map((name) => ({
    id: `legal/${name}`,
    locale: 'en',
    file: `docs/legal/${name}.mdx`,
    frontMatter: {kind: 'legal', updated: '2021-01-01'},
    body: 'Words.',
  }));
  const site = {
    ...SITE,
    business: {...BUSINESS, founded: 2022},
    documents: [...SITE.documents, ...legal],
  };
  const years = '<Years>\n\n- *2019* Ice.\n- *2021* Oil.\n\n</Years>\n\n<CallToAction>';
  const ofHouse = (one: Source): string[] =>
    said(one).filter((line) => line.startsWith('docs/business.yml'));

  test('is told by legal texts', () =>
    expect(ofHouse(site)).toEqual([
      'docs/business.yml founded | 2022, and docs/legal/a.mdx was last changed in 2021',
    ]));

  test('is told by its list of years before these', () =>
    expect(
      ofHouse(withBody(site, 'home', 'en', (body) => body.replace('<CallToAction>', years))),
    ).toEqual(['docs/business.yml founded | 2022, and the years of docs/home.mdx end in 2021']));
});

describe('a note in code.json', () => {
  const entry = (message: string): Source => ({
    ...SITE,
    componentWords: [{id: 'home.title', message: 'The {count} rooms', file: 'src/a.tsx', line: 1}],
    codeWords: {es: JSON.stringify({'home.title': {message}})},
  });

  test.each([
    ['nothing else of its entry is told', 'TODO: las salas', 'the note “TODO”'],
    ['beside a price it is', 'Las salas por 90 €', 'no placeholder {count}'],
    ['without one it is', 'Las salas', 'no placeholder {count}'],
  ])('%s', (_, message, found) =>
    expect(said(entry(message))).toEqual([`i18n/es/code.json:1 home.title | ${found}`]),
  );
});

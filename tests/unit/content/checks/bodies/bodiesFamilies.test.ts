/** What a text is held against in the other languages of its page, and in no other page. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage} from '../rawPages';
import {HEAD, importsOf, paginaEntera, problemsOf, saidOf, wholePage} from './wholePages';

/** A page that imports a button which its text does not show. */
const idle = (locale = 'en'): RawDocument =>
  rawPage(`${importsOf('<PageHero><CallLink>')}\n${HEAD}\n\nWords.`, {
    ...{id: 'news', locale, fields: locale === 'en' ? {photo: 3} : {}},
  });
const CALL = 'Call us: <CallLink />';

describe('an import of what is not shown', () => {
  const remedyOf = (file: string, ...documents: RawDocument[]): string | undefined =>
    problemsOf(documents).find((one) => one.file === file)?.remedy;
  const ALONE = 'Delete CallLink in this import, or write <CallLink> where it belongs.';

  test('stands in the original, and its translation shows it', () =>
    expect(remedyOf('en/news.mdx', idle(), paginaEntera('Llama: <CallLink />'))).toContain(
      'Put back what stood in it, as es/news.mdx has it',
    ));
  test('stands in a translation, and its original shows it', () =>
    expect(remedyOf('es/news.mdx', wholePage(CALL), idle('es'))).toContain(
      'Put back what stood in it, as en/news.mdx has it',
    ));
  test('stands in a translation, and another translation shows it', () =>
    expect(
      remedyOf(
        'es/news.mdx',
        ...[wholePage('Words.'), idle('es'), wholePage(CALL, {locale: 'fr', fields: {}})],
      ),
    ).toBe(ALONE));
  test('is shown on another page alone', () => {
    expect(remedyOf('en/news.mdx', idle(), wholePage(CALL, {id: 'other'}))).toBe(ALONE);
    expect(
      remedyOf('en/news.mdx', idle(), paginaEntera('Palabras.'), paginaEntera(CALL, {id: 'other'})),
    ).toBe(ALONE);
  });
});

describe('a block', () => {
  const HOURS = '<BusinessHours />';

  test('that the original has is missed once in its translation', () =>
    expect(problemsOf([wholePage(HOURS), paginaEntera('Palabras.')])).toMatchObject([
      {
        file: 'es/news.mdx',
        found: 'no <BusinessHours> in the text',
        remedy: expect.stringContaining('translate that part of the page too') as string,
      },
    ]));
  test('that all translations have is missed once in the original', () =>
    expect(problemsOf([wholePage('Words.'), paginaEntera(HOURS)])).toMatchObject([
      {
        file: 'en/news.mdx',
        remedy: 'es/news.mdx shows it: put that part back, or delete it there too.',
      },
    ]));
  test('of another page is not missed', () =>
    expect(saidOf(wholePage('Words.'), paginaEntera(HOURS, {id: 'other'}))).toEqual([]));
});

describe('of a difference another fault may be the reason', () => {
  const years = (...all: number[]): string =>
    `<Years>\n\n${all.map((year) => `- *${year}* **A** B.`).join('\n')}\n\n</Years>`;
  const links = (last: string): string => `A [b](/home.mdx), c [d](${last}).`;
  const [WIDE, HOURS] = ['<BusinessHours wide />', '<BusinessHours />'];

  test('but of years only one of their order', () =>
    expect(
      saidOf(
        wholePage(`${years(2018, 2020, 2022)}\n\n${WIDE}`),
        paginaEntera(`${years(2018, 2021, 2022)}\n\n${HOURS}`),
      ),
    ).toEqual([
      'en/news.mdx:30 BusinessHours wide | a property that it does not have',
      'es/news.mdx:25 | the year 2021',
    ]));

  test('but not one on the same line of the other file', () =>
    expect(
      saidOf(
        wholePage(`${WIDE}\n\n${links('/contact.mdx')}`),
        paginaEntera(`${links('/gallery.mdx')}\n\n${HOURS}`),
      ),
    ).toEqual([
      'en/news.mdx:21 BusinessHours wide | a property that it does not have',
      'es/news.mdx:21 | a link to /gallery.mdx',
    ]));
});

describe('legal texts', () => {
  const CODE = 'It is kept as `velada-consent` here.';
  test('may show how something is written', () =>
    expect(saidOf(rawPage(`${CODE}\n\n## One {#one}\n\nWords.`, {id: 'legal/a'}))).toEqual([]));
  test('and no other page', () => expect(saidOf(wholePage(CODE))).toHaveLength(1));
});

describe('what a page cannot do without', () => {
  const gallery = (body: string): string[] => {
    const text = `${HEAD}\n\n${body}\n\n<CallToAction>\n\n## Come\n\nWrite.\n\n</CallToAction>`;
    return saidOf(rawPage(`${importsOf(text)}\n${text}`, {id: 'gallery', fields: {photo: 3}}));
  };
  const MISSING = 'en/gallery.mdx | no <PhotoGallery> in the text';

  test('is missed beside another fault', () =>
    expect(gallery('The [page](/none.mdx).')).toEqual([
      'en/gallery.mdx:21 | a link to /none.mdx, and there is no such page',
      MISSING,
    ]));
  test.each([
    ['another component is shown as it is typed', '\\<Photos />'],
    ['a component is unknown', '<Photos />'],
    ['an element is none of a page', '<photos />'],
  ])('not where %s', (_, body) => {
    const all = gallery(body);
    expect(all).toHaveLength(1);
    expect(all).not.toContain(MISSING);
  });
});

test('a program of several letters is one that services may name', () => {
  const service =
    '<AdditionalServices>\n\n<Service program="moon-bath" action="See it">\n\nWords.\n\n</Service>\n\n</AdditionalServices>';
  const story = 'One two three four five six seven eight nine ten.';
  expect(saidOf(wholePage(service), rawPage(story, {id: 'programs/moon-bath'}))).toEqual([]);
});

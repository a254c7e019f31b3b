/** What is wrong in the text of a page by itself. */
import {describe, expect, test} from 'vitest';

import {rawPage, told} from '../rawPages';
import {HEAD, importsOf, problemsOf, saidOf, wholePage} from './wholePages';

const STORY = 'One two three four five six seven eight nine ten.';
const saidOfPage = (body: string): string[] => saidOf(wholePage(body));

describe('nothing is said of', () => {
  test.each([
    ['a page', wholePage('Words.')],
    ['a program', rawPage(STORY, {id: 'programs/a'})],
    ['a biography', rawPage(STORY, {id: 'masseuses/a'})],
    ['a legal text', rawPage('Words.\n\n## One {#one}\n\nWords.', {id: 'legal/a'})],
  ])('%s', (_, page) => expect(saidOf(page)).toEqual([]));
});

describe('a page without a text', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \n '],
  ])('%s', (_, body) =>
    expect(problemsOf([rawPage(body, {id: 'programs/a'})])).toEqual([
      {
        file: 'en/programs/a.mdx',
        field: '',
        found: 'no text below the fields',
        remedy: 'Write the text of the page there.',
      },
    ]),
  );
});

describe('each text is held against', () => {
  test.each([
    [
      'the form of texts',
      rawPage('Words.\n\n<Open>', {id: 'legal/a'}),
      /^en\/legal\/a\.mdx:\d+ \| /,
    ],
    [
      'its length',
      rawPage('Words.', {id: 'programs/a'}),
      /^en\/programs\/a\.mdx \| a text of 1 word$/,
    ],
    ['its fields', wholePage('title: A'), /:\d+ \| the field title in the text below the fields$/],
    [
      'the day of its field',
      rawPage('Updated: 3 March 2026', {id: 'legal/a'}),
      /:10 \| the day of the last change/,
    ],
    [
      'the components',
      wholePage('<BusinessHours wide />'),
      / \| a property that it does not have$/,
    ],
    ['the structure of pages', wholePage('# More'), / \| a second heading of the first level/],
    ['the links', wholePage('The [page](/none.mdx).'), / \| a link to \/none\.mdx/],
    [
      'the photos of the page',
      wholePage('Words.', {fields: {}}),
      /:\d+ \| <PageHero>, and the page names no photo$/,
    ],
    [
      'its closing',
      wholePage('<CallToAction>\n\n## Come\n\nWrite.\n\n</CallToAction>', {
        fields: {photo: 3, closingPhoto: 4},
      }),
      / closingPhoto \| 4, and no <CallToAction> of the page shows a photo$/,
    ],
    [
      'its labels',
      wholePage('<ButtonLink page="home"><PageLabel page="contact" /></ButtonLink>'),
      / \| <PageLabel page="contact" \/> in a link to home$/,
    ],
    [
      'its imports',
      rawPage(`${importsOf('<PageHero><CallLink>')}\n${HEAD}`, {id: 'news', fields: {photo: 3}}),
      / \| an import of CallLink, which the text does not use$/,
    ],
    [
      'the law',
      rawPage('Words.\n\n## What is stored {#stored}\n\nWords.', {id: 'legal/cookie-policy'}),
      / \| no heading with the name \{#change\} in any language$/,
    ],
  ])('%s', (_, page, expected) => {
    const all = saidOf(page);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatch(expected);
  });

  test('what stands twice beside itself', () => {
    const method = '<ContactMethod name="phone">A voice</ContactMethod>';
    expect(saidOfPage(`<ContactMethods>\n\n${method}\n\n${method}\n\n</ContactMethods>`)).toEqual([
      'en/news.mdx:26 | <ContactMethod name="phone"> for the second time beside the first',
    ]);
  });

  test('and a place of the text is one of its file', () =>
    expect(problemsOf([rawPage('Words.\n\n<Open>', {id: 'legal/a'})])[0]?.line).toBe(12));
});

describe('a biography is plain', () => {
  const biography = (body: string): string[] => saidOf(rawPage(body, {id: 'masseuses/a'}));

  test('signs are told', () =>
    expect(biography(`${STORY}\n\n## A heading`)).toEqual([
      'en/masseuses/a.mdx:12 | a heading in a biography',
    ]));
  test('so is a sentence that stands twice', () =>
    expect(biography(`${STORY} ${STORY}`)).toHaveLength(1));
  test('of one that cannot be read only that is told', () =>
    expect(biography(`${STORY}\n\n## A heading\n\n<Open>`)).toHaveLength(1));
});

describe('what a page cannot do without', () => {
  test('is told without the import that is left of it', () =>
    expect(
      told(
        problemsOf([
          rawPage(
            `${importsOf('<PageHero><PhotoGallery><CallToAction>')}\n${HEAD}\n\n<CallToAction>\n\n## Come\n\nWrite.\n\n</CallToAction>`,
            {id: 'gallery', fields: {photo: 3}},
          ),
        ]),
      ),
    ).toEqual(['en/gallery.mdx | no <PhotoGallery> in the text']));

  const withMisspelt = (tag: string): string[] =>
    saidOf(
      rawPage(
        `${importsOf('<PageHero><PhotoGallery><CallToAction>')}\n${HEAD}\n\n${tag}\n\n<CallToAction>\n\n## Come\n\nWrite.\n\n</CallToAction>`,
        {id: 'gallery', fields: {photo: 3}},
      ),
    );

  test.each([
    ['a misspelt component', '<PhotoGalery />'],
    ['small letters', '<photogallery />'],
    ['a sign before it', '\\<PhotoGallery />'],
  ])('is told where it stands: %s', (_, tag) => {
    const all = withMisspelt(tag);
    expect(all).toHaveLength(1);
    expect(all[0]).not.toContain('no <PhotoGallery> in the text');
  });
});

describe('an import is not idle', () => {
  test('where a block was emptied', () => {
    const body = `${importsOf('<PageHero><Stack><BusinessHours>')}\n${HEAD}\n\n<Stack>\n\n</Stack>`;
    const all = saidOf(rawPage(body, {id: 'news', fields: {photo: 3}}));
    expect(all).toHaveLength(1);
    expect(all[0]).not.toContain('an import');
  });

  test('where the page lost its first heading', () => {
    const body = `${importsOf('<PageHero>')}\nWords.`;
    const all = saidOf(rawPage(body, {id: 'news', fields: {photo: 3}}));
    expect(all).toHaveLength(1);
    expect(all[0]).not.toContain('an import');
  });

  test('where what it shows is missed around something', () => {
    const body = `${importsOf('<PageHero><FeatureList><Feature>')}\n${HEAD}\n\n<Feature icon="key" title="A key">\n\nWords.\n\n</Feature>`;
    const all = saidOf(rawPage(body, {id: 'news', fields: {photo: 3}}));
    expect(all).toHaveLength(1);
    expect(all[0]).not.toContain('an import');
  });

  test('where a translation shows it too, that is said', () => {
    const idle = rawPage(`${importsOf('<PageHero><CallLink>')}\n${HEAD}`, {
      ...{id: 'news', fields: {photo: 3}},
    });
    const spanish = wholePage('Llama: <CallLink />', {locale: 'es', fields: {}});
    const remedies = problemsOf([idle, spanish]).map(({remedy}) => remedy);
    expect(remedies.join()).toContain('es/news.mdx');
  });
});

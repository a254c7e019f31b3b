/** What a field of a page should hold, where the rest of the site tells: its kind, its picture and its address. */
import {describe, expect, test} from 'vitest';

import {withMeant} from '../../../src/content/meant';
import type {Problem} from '../../../src/content/problems';
import type {Source, SourceDocument} from '../../../src/content/source';
import {validSite} from './fixtureSite';

type Fields = Record<string, unknown>;

const page = (frontMatter: Fields, id = 'about', locale = 'en'): SourceDocument => ({
  ...{id, locale, file: `${locale}/${id}.mdx`, body: 'Words.'},
  frontMatter,
});

/** What is said of a field after the site was asked. */
function told(
  field: string,
  document: SourceDocument,
  changes: Partial<Source> = {},
  remedy = 'Write "/massage-menu".',
): Problem {
  const source = {...validSite(), documents: [document], ...changes};
  return withMeant({file: document.file, field, found: 'something', remedy}, document, source);
}

describe('the kind of a file that says none is that of its folder', () => {
  test.each([
    ['programs/prana', 'program'],
    ['legal/privacy', 'legal'],
    ['masseuses/alba', 'masseuse'],
    ['home', 'page'],
    ['anything', 'page'],
  ])('%s', (id, kind) =>
    expect(told('kind', page({}, id)).remedy).toBe(`This field is missing. Add it: kind: ${kind}`),
  );

  test('a wrong kind is left to the schema', () =>
    expect(told('kind', page({kind: 'pge'}), {}, 'Write page.').remedy).toBe('Write page.'));
});

describe('a hero of one line is two: its picture and its point', () => {
  test.each([
    ['a name', 'Key.JPG', 'key.jpg', '50, 50'],
    ['a folder', 'docs/pictures/key.jpg', 'key.jpg', '50, 50'],
    ['a point behind it', 'key.jpg 30 70', 'key.jpg', '30, 70'],
    ['percent signs', 'key.jpg, 30%, 70%', 'key.jpg', '30, 70'],
    ['a name without an extension', 'the key', 'the-key', '50, 50'],
  ])('%s', (_, hero, file, focal) =>
    expect(told('hero', page({hero})).remedy).toBe(
      `Write hero: {file: ${file}, focal: [${focal}]}, with the point that stays in view, in percent from left and top.`,
    ),
  );

  test.each([
    ['one that is no text', 'hero', {hero: 3}],
    ['another field', 'lead', {lead: 'key.jpg'}],
  ])('nothing is said of %s', (_, field, fields) =>
    expect(told(field, page(fields)).remedy).toBe('Write "/massage-menu".'),
  );
});

describe('the address that was meant', () => {
  test.each([
    ['no slash before it', 'massage', '/massage'],
    ['capitals and blanks', '/Our House', '/our-house'],
    ['an extension', '/our-house.MDX', '/our-house'],
    ['a page of another kind', '/our-house.php', '/our-house'],
    ['a file of Markdown', '/our-house.md', '/our-house'],
    ['a file of old systems', '/our-house.htm', '/our-house'],
    ['a folder', 'programs//Prana/', '/programs/prana'],
    ['an extension within', '/a.html/b', '/a-html/b'],
    ['its own language, which is no part of the original', '/en/about', '/en/about'],
  ])('%s', (_, slug, meant) => expect(told('slug', page({slug})).remedy).toBe(`Write "${meant}".`));

  test.each([
    ['/es/la-casa', '/la-casa'],
    ['/la-casa/es', '/la-casa/es'],
  ])('a translation leaves its language out: %s', (slug, meant) =>
    expect(told('slug', page({slug}, 'about', 'es')).remedy).toBe(`Write "${meant}".`),
  );

  test.each([
    ['an address of another site', {slug: 'https://velada.example/about'}],
    ['signs only', {slug: '//'}],
    ['a number', {slug: 3}],
    ['none', {}],
  ])('%s gives no address', (_, fields) =>
    expect(told('slug', page(fields)).remedy).toBe('Write "/massage-menu".'),
  );

  test('the language alone gives none', () =>
    expect(told('slug', page({slug: 'es'}, 'about', 'es')).remedy).toBe('Write "/massage-menu".'));
});

describe('a page of the last release has its address already', () => {
  const released = {en: {about: ['/the-house', '/house']}};

  test('where the field is missing', () =>
    expect(told('slug', page({}), {released}).remedy).toBe(
      'This field is missing. Add it: slug: /the-house',
    ));

  test.each([
    ['where there is one', page({slug: 'house'}), 'Write "/house".'],
    ['on a page that is new', page({}, 'news'), 'Write "/massage-menu".'],
    ['in a language that is new', page({}, 'about', 'es'), 'Write "/massage-menu".'],
  ])('not %s', (_, document, remedy) =>
    expect(told('slug', document, {released}).remedy).toBe(remedy),
  );
});

describe('an address in the place of words has changed places with them', () => {
  test.each(['title', 'label', 'name', 'subtitle', 'description'])('%s', (field) =>
    expect(told('slug', page({slug: 'The house', [field]: '/house'}))).toMatchObject({
      remedy: `It has changed places with ${field}: write slug: /house and ${field}: The house`,
      rule: 'swapped',
      meant: field,
    }),
  );

  test.each([
    ['the slug is an address too', {slug: '/A', title: '/house'}, 'Write "/a".'],
    ['two fields hold one', {slug: 'A', title: '/house', label: '/b'}, 'Write "/a".'],
    ['no field holds one', {slug: 'A', title: 'The house'}, 'Write "/a".'],
    ['there is no slug', {title: '/house'}, 'Write "/massage-menu".'],
    ['the field is a list', {slug: 'A', title: ['/house']}, 'Write "/a".'],
  ])('not where %s', (_, fields, remedy) => {
    const problem = told('slug', page(fields));
    expect(problem.remedy).toBe(remedy);
    expect(problem).not.toHaveProperty('rule');
  });
});

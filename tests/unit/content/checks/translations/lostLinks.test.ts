/** Links that one language has and the other lost. */
import {describe, expect, test} from 'vitest';

import type {Problem} from '../../../../../src/content/problems';
import {checkLostLinks} from '../../../../../src/content/checks/translations/lostLinks';
import {inBoth, rawPage, told} from '../rawPages';

const problems = (english: string, spanish: string, id = 'about', known: readonly Problem[] = []) =>
  checkLostLinks(
    [
      ...inBoth(english, spanish, {id}),
      rawPage('', {id: 'gallery', fields: {label: 'Gallery'}}),
      rawPage('', {id: 'gallery', locale: 'es', fields: {label: ' Galería '}}),
    ],
    known,
  );
const said = (...both: Parameters<typeof problems>): string[] => told(problems(...both));

const LINK = '[the gallery](/gallery.mdx)';

describe('a link that is lost', () => {
  test.each<[string, string, string, string]>([
    [
      'the name of its page stands there',
      `One.\n\nSee ${LINK} tonight.`,
      'Mira la galería.\n\nUno.',
      'es/about.mdx:10 | “galería” without its link',
    ],
    [
      'in the original',
      'Our Gallery.',
      'Mira [la galería](/gallery.mdx) hoy. Y más.',
      'en/about.mdx:10 | “gallery” without its link',
    ],
    [
      'the same paragraph, as long',
      `One.\n\nSee ${LINK} tonight.`,
      'Uno.\n\nMira las salas hoy.',
      'es/about.mdx:12 | no link to /gallery.mdx',
    ],
    [
      'a paragraph a fifth shorter',
      `One two three four ${LINK.replace('the ', '')}.`,
      'Uno dos tres cuatro.',
      'es/about.mdx:10 | no link to /gallery.mdx',
    ],
    ['in a heading', `## ${LINK}`, '## La galería', 'es/about.mdx:10 | “galería” without its link'],
    [
      'in a table',
      `| A | ${LINK} |\n| - | - |`,
      '| A | Galería |\n| - | - |',
      'es/about.mdx:10 | “galería” without its link',
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  test.each<[string, string, string, string[]]>([
    [
      'to another website',
      'See [the law](https://www.boe.es/a) there.',
      'Ver ahí.',
      ['es/legal/a.mdx:10 | no link to https://www.boe.es/a'],
    ],
    [
      'in the original',
      'See there.',
      'Ver [la ley](https://boe.es) ahí, donde está y donde sigue.',
      ['en/legal/a.mdx:10 | no link to https://boe.es'],
    ],
    [
      'to a part of the text',
      'See [below](#data) there.',
      'Ver abajo.',
      ['es/legal/a.mdx:10 | no link to #data'],
    ],
  ])('of a legal text, however long: %s', (_, english, spanish, expected) =>
    expect(said(english, spanish, 'legal/a')).toEqual(expected),
  );

  test('how to mend it', () => {
    expect(problems(`See ${LINK}.`, 'Mira la galería.')[0]?.remedy).toBe(
      'en/about.mdx has it: write [galería](/gallery.mdx), or delete the link there.',
    );
    expect(problems(`See ${LINK} here.`, 'Mira las salas hoy.')[0]?.remedy).toBe(
      'en/about.mdx has it: write [words](/gallery.mdx), or delete the link there.',
    );
  });
});

describe('nothing is said', () => {
  test.each<[string, string, string]>([
    [
      'of a page that a link elsewhere leads to',
      `See ${LINK}.`,
      'Uno.\n\nMira [aquí](/gallery.mdx).',
    ],
    [
      'of a page that a component leads to',
      `See ${LINK}.`,
      'Galería.\n\n<ButtonLink page="gallery">Ver</ButtonLink>',
    ],
    ['of a link to the page itself', 'See [us](/about.mdx) here.', 'Míranos aquí ya.'],
    ['of a link within the page', 'See [us](#a) here.', 'Míranos aquí ya.'],
    ['of a link to another website', 'See [it](https://a.example) here.', 'Mira eso aquí.'],
    ['of a shorter paragraph', `See ${LINK} tonight or tomorrow.`, 'Mira las salas.'],
    ['of a longer paragraph', `See ${LINK}.`, 'Mira todas las salas, esta noche o mañana.'],
    ['where the pages are built otherwise', `See ${LINK} now.`, 'Mira las salas hoy.\n\nUno.'],
    ['of a page of the original', 'See the rooms tonight.', 'Mira [las salas](/gallery.mdx) hoy.'],
    ['of a longer word', `See ${LINK}.\n\nOne.`, 'Las galerías.'],
    ['where the translation cannot be read', `See ${LINK}.`, 'Galería.\n\n<Open'],
    ['where the original cannot be read', `See ${LINK}.\n\n<Open`, 'Galería.'],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('of a biography', () =>
    expect(said(`See ${LINK}.`, 'Mira la galería.', 'masseuses/noa')).toEqual([]));

  test('of a page without its original', () =>
    expect(checkLostLinks([rawPage('Galería.', {locale: 'es'})], [])).toEqual([]));

  test('of short names', () => {
    const press = (locale: string, label: string) =>
      rawPage('', {id: 'press', locale, fields: {label}});
    const both = inBoth('See [it](/press.mdx) here.\n\nOne.', 'Mira la spa.');
    expect(checkLostLinks([...both, press('en', 'Spa'), press('es', 'Spa')], [])).toEqual([]);
  });
});

describe('where something is told', () => {
  const known = (rest: Partial<Problem>): Problem[] => [
    {file: 'es/about.mdx', field: '', found: 'a mistake', remedy: 'Mend it.', ...rest},
  ];
  test.each<[string, Partial<Problem>, number]>([
    ['of the page', {}, 0],
    ['of the original', {file: 'en/about.mdx', line: 3}, 0],
    ['of a field', {field: 'title'}, 1],
    ['of another page', {file: 'es/home.mdx'}, 1],
  ])('%s', (_, rest, expected) =>
    expect(said(`See ${LINK}.`, 'Mira la galería.', 'about', known(rest))).toHaveLength(expected),
  );
});

/** Buttons and links that stand by themselves, in a translation and in its original. */
import {describe, expect, test} from 'vitest';

import {partsOfBoth, shownOf} from './partFaults';

const said = (english: string, spanish: string): string[] =>
  partsOfBoth(english, spanish).map(shownOf);

const button = (page: string, label = page): string =>
  `<ButtonLink page="${page}"><PageLabel page="${label}" /></ButtonLink>`;

describe('what differs', () => {
  test.each<[string, string, string, string]>([
    [
      'another one, with its label',
      button('about'),
      button('contact'),
      'es:1 | <ButtonLink page="contact">',
    ],
    [
      'another label',
      button('about'),
      button('about', 'contact'),
      'es:1 | <PageLabel page="contact" />',
    ],
    [
      'one that is missing',
      `${button('about')}\n\nWords.`,
      'Palabras.',
      'es | no <ButtonLink page="about">',
    ],
    [
      'one more, with as many paragraphs',
      'Words.\n\nWords.',
      `${button('about')}\n\nPalabras.\n\nMás.`,
      'es:1 | <ButtonLink page="about">, which en/about.mdx does not have',
    ],
    [
      'one that is missing between paragraphs',
      'Words.\n\n<CallLink />\n\nMore.',
      'Palabras.\n\nMás.',
      'es | no <CallLink />',
    ],
    [
      'one that is missing in an entry',
      '- Words.\n- <CallLink />',
      '- Palabras.\n- Más.',
      'es:2 | no <CallLink />',
    ],
    [
      'one that is missing with its entry',
      '- <CallLink />\n- Words.',
      '- Palabras.',
      'es | no <CallLink />',
    ],
    ['one that names nothing', '<CallLink />', 'Palabras.', 'es | no <CallLink />'],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  const within = (page: string): string => `<PageLink page="${page}" suffix="#a">A</PageLink>`;
  const link = (page: string): string => `<PageLink page="${page}">A</PageLink>`;
  test.each<[string, string, string]>([
    ['one in a sentence', link('about'), `Ver ${link('about')} aquí.`],
    ['one by itself that stands in a sentence there', `See ${link('about')} here.`, link('about')],
    ['one more, with fewer paragraphs', 'Words.\n\nWords.', `${button('about')}\n\nPalabras.`],
    ['another place within a page', within('about'), within('contact')],
    ['a place within a page for a page', link('about'), within('contact')],
    ['a page for a place within a page', within('about'), link('contact')],
    ['two in another order', `${link('a')}\n\n${link('b')}`, `${link('b')}\n\n${link('a')}`],
  ])('nothing is said of %s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));
});

/** Forms that speak to a reader as a stranger, where the house refuses the word. */
import {describe, expect, test} from 'vitest';

import {checkFormal} from '../../../../../src/content/checks/language/formal';
import type {Source} from '../../../../../src/content/source';
import {validSite} from '../../fixtureSite';
import {told} from '../rawPages';
import {textOf} from '../texts';

const REFUSED = {words: [{word: 'Usted', reason: 'the house says tú.'}]};

const siteWith = (es: unknown): Source => ({...validSite(), wording: {en: REFUSED, es}});
const SITE = siteWith(REFUSED);

const problemsOf = (text: string, locale = 'es', source = SITE) =>
  checkFormal(source, [textOf(text, locale)], new Map());
const said = (text: string, locale?: string, source?: Source): string[] =>
  told(problemsOf(text, locale, source));
const usted = (form: string): string => `es/about.mdx:12 | “${form}”, a form of “usted”`;
const vos = (form: string): string => `es/about.mdx:12 | “${form}”, a form of vos or vosotros`;

/** What is said of a Spanish text beside its original. */
function beside(spanish: string, english: string, file = 'es/about.mdx'): string[] {
  const text = textOf(spanish, 'es', {file});
  return told(checkFormal(SITE, [text], new Map([[text, textOf(english)]])));
}

describe('a form of usted', () => {
  test.each([
    ['short', 'Es para Ud.', 'Ud.'],
    ['an order', 'Llame hoy.', 'Llame hoy'],
    ['in a later sentence', 'Ven. Reserve antes.', 'Reserve antes'],
    ['a greeting', 'Le esperamos.', 'Le esperamos'],
    ['what one may do', 'Puede llamar ahora.', 'Puede llamar'],
    ['what one may do with us', 'Puede visitarnos.', 'Puede visitarnos'],
    [
      'what we do with somebody',
      'Di cómo quiere que le esperemos.',
      'cómo quiere que le esperemos',
    ],
    ['always', 'Y visítenos.', 'visítenos'],
    ['an order that carries something', 'Y ábralo.', 'ábralo'],
    ['something to be done', 'Toque el timbre.', 'Toque el'],
  ])('%s', (_, text, form) => expect(said(text)).toEqual([usted(form)]));

  test('what to do', () =>
    expect(problemsOf('Llame hoy.').map(({remedy}) => remedy)).toEqual([
      'Say it otherwise: the house says tú.',
    ]));

  test('beside the original', () =>
    expect(beside('Se ve su mano.', 'We see your hand.')).toEqual([usted('su mano')]));

  test.each([
    ['whoever calls', 'Llame quien llame, abre.'],
    ['tú', 'Llama hoy.'],
    ['a condition', 'Cuando llame, abre.'],
  ])('but not %s', (_, text) => expect(said(text)).toEqual([]));
});

describe('a form of vos or vosotros', () => {
  test.each([
    ['an order', 'Escribinos hoy.', 'Escribinos'],
    ['to several', 'Escribidnos hoy.', 'Escribidnos'],
    ['before a form of usted', 'Escribinos hoy. Llame hoy.', 'Escribinos'],
  ])('%s', (_, text, form) => expect(said(text)).toEqual([vos(form)]));

  test('but not what a guest is quoted with', () =>
    expect(said('«Escribidnos» es lo que dice.')).toEqual([]));

  test('what to do', () =>
    expect(problemsOf('Escribinos hoy.').map(({remedy}) => remedy)).toEqual([
      'Say it to one reader, with tú, as in Spain.',
    ]));

  test.each([
    ['a component', 'i18n/es/code.json'],
    ['the law', 'es/legal/privacy.mdx'],
  ])('in %s, beside the original', (_, file) =>
    expect(beside('Es vuestra sala.', 'This is your room.', file)).toEqual([
      `${file}:12 | “vuestra”, a form of vos or vosotros`,
    ]),
  );

  test('but not in a page, beside the original', () =>
    expect(beside('Es vuestra sala.', 'This is your room.')).toEqual([]));

  test('nor in a component without an original', () =>
    expect(
      checkFormal(SITE, [textOf('Es vuestra sala.', 'es', {file: 'code.json'})], new Map()),
    ).toEqual([]));
});

describe('nothing is said', () => {
  test('in English', () => expect(said('Escribinos. Llame hoy.', 'en')).toEqual([]));

  test('in a language that is none of the site', () =>
    expect(said('Llame hoy.', 'fr')).toEqual([]));

  test.each([
    ['where the word is not refused', {words: [{word: 'tía', reason: 'no.'}]}],
    ['where there are no words', {}],
    ['where the list cannot be read', undefined],
    ['where the list is a text', 'usted'],
  ])('%s', (_, list) => {
    expect(said('Llame hoy.', 'es', siteWith(list))).toEqual([]);
    expect(said('Escribinos.', 'es', siteWith(list))).toEqual([]);
  });
});

/** The satin that an emblem lies on, in the facts and in the words for its picture. */
import {describe, expect, test} from 'vitest';

import {checkSatins, liesOnOther, satinIn} from '../../../../../src/content/checks/facts/satins';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage, told} from '../rawPages';

const emblems = (alts: Record<string, unknown>, locale = 'en'): RawDocument =>
  rawPage('', {
    id: 'masseuses',
    locale,
    fields: {emblems: Object.entries(alts).map(([id, alt]) => ({id, alt}))},
  });
const her = (emblem: string, backdrop: unknown, name = 'eva'): RawDocument =>
  rawPage('', {id: `masseuses/${name}`, fields: {emblem, backdrop}});

const said = (...pages: RawDocument[]): string[] =>
  checkSatins(pages).map((one) => `${told([one]).join()}. ${one.remedy}`);

describe('the satin in words', () => {
  test.each([
    ['en', 'A key on aubergine satin', 'aubergine'],
    ['en', 'A key on bottle-green satin', 'bottle'],
    ['en', 'A key on bottle satin', 'bottle'],
    ['en', 'A key on bronze-satin', 'bronze'],
    ['en', 'Ivory satin under a key', 'ivory'],
    ['en', 'A key on midnight blue satin', 'midnight'],
    ['en', 'A key on oxblood satin', 'oxblood'],
    ['en', 'A key on rosewood satin', 'rosewood'],
    ['es', 'Una llave sobre satén berenjena', 'aubergine'],
    ['es', 'Una llave sobre satén verde botella', 'bottle'],
    ['es', 'Una llave sobre satén de color bronce', 'bronze'],
    ['es', 'Una llave sobre satén color marfil', 'ivory'],
    ['es', 'Una llave sobre satén azul noche', 'midnight'],
    ['es', 'Una llave sobre satén azul medianoche', 'midnight'],
    ['es', 'Una llave sobre satén granate', 'oxblood'],
    ['es', 'Una llave sobre satén de palo de rosa', 'rosewood'],
    ['en', 'A key of bronze on satin', undefined],
    ['es', 'Una llave de bronce sobre satén', undefined],
    ['fr', 'A key on ivory satin', undefined],
  ])('%s: %s', (locale, words, satin) => expect(satinIn(words, locale)).toBe(satin));
});

const EN = emblems({fan: 'A fan on oxblood satin', key: 'A key of bronze on ivory satin'});
const ES = emblems({key: 'Una llave sobre satén marfil'}, 'es');

describe('words of another satin', () => {
  test('in every language: the fact is wrong', () =>
    expect(said(EN, ES, her('key', 'rosewood'))).toEqual([
      'en/masseuses/eva.mdx backdrop | rosewood, and the picture of key is described on “ivory” in en/masseuses.mdx. Write backdrop: ivory, or correct those words in every language.',
    ]));

  const wrong = (file: string, at: number, word: string, satin: string): string =>
    `${file}/masseuses.mdx emblems[${at}].alt | “${word}”, and the satin of key is ${satin} in en/masseuses/eva.mdx. Name that satin, or correct backdrop there.`;
  test.each<[string, RawDocument[], string[]]>([
    [
      'in one language',
      [EN, emblems({key: 'Satén granate'}, 'es'), her('key', 'oxblood')],
      [wrong('en', 1, 'ivory', 'oxblood')],
    ],
    ['in the only language', [EN, her('key', 'oxblood')], [wrong('en', 1, 'ivory', 'oxblood')]],
    [
      'other ones in each language',
      [EN, emblems({key: 'Satén granate'}, 'es'), her('key', 'bronze')],
      [wrong('en', 1, 'ivory', 'bronze'), wrong('es', 0, 'granate', 'bronze')],
    ],
    [
      'in two of three languages',
      [EN, ES, emblems({key: 'Une clé'}, 'fr'), her('key', 'bronze')],
      [wrong('en', 1, 'ivory', 'bronze'), wrong('es', 0, 'marfil', 'bronze')],
    ],
  ])('%s: the words are', (_, pages, expected) => {
    expect(said(...pages)).toEqual(expected);
    expect(checkSatins(pages)[0]?.rule).toBe('satin');
  });
});

describe('nothing is said', () => {
  test.each<[string, RawDocument[]]>([
    ['the same satin', [EN, ES, her('key', 'ivory')]],
    ['words of no satin', [emblems({key: 'A key'}), her('key', 'ivory')]],
    ['words that are none', [emblems({key: ['ivory satin']}), her('key', 'bronze')]],
    ['another emblem', [EN, her('orchid', 'bronze')]],
    ['an emblem of two', [EN, her('key', 'bronze'), her('key', 'bronze', 'ana')]],
    ['no satin', [EN, her('key', undefined)]],
    ['another page', [{...EN, id: 'about'}, her('key', 'bronze')]],
  ])('%s', (_, pages) => expect(said(...pages)).toEqual([]));

  test('but of an emblem of her own beside that of two', () =>
    expect(
      said(EN, her('key', 'bronze'), her('fan', 'oxblood', 'ana'), her('fan', 'oxblood', 'ada')),
    ).toHaveLength(1));
});

describe('an emblem lies on another satin than hers', () => {
  test.each<[string, RawDocument, RawDocument[], boolean]>([
    ['by the words of a language', her('key', 'bronze'), [EN], true],
    ['by those of another', her('key', 'bronze'), [emblems({}), ES], true],
    ['not by its own', her('key', 'ivory'), [EN, ES], false],
    ['not by those of another page', her('key', 'bronze'), [{...EN, id: 'about'}], false],
  ])('%s', (_, masseuse, pages, expected) => expect(liesOnOther(masseuse, pages)).toBe(expected));
});

/** A street with its number, typed as the address of the house. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {checkTypedAddress} from '../../../../../src/content/checks/statements/typedAddress';
import {BUSINESS, validSite} from '../../fixtureSite';
import {rawPage, told} from '../rawPages';

/** The house stands at Entresuelo 1. */
const check = (documents: readonly RawDocument[], business: unknown = BUSINESS) =>
  checkTypedAddress({...validSite(), business}, documents);
const said = (body: string, page?: Parameters<typeof rawPage>[1]): string[] =>
  told(check([rawPage(body, page)]));

describe('an address of the house', () => {
  test.each([
    ['by itself', 'Carrer de Mallorca 12.', 'Carrer de Mallorca 12'],
    ['in the English order', '12 Mallorca Street.', '12 Mallorca Street'],
    ['where the house is', 'We live at Calle Mayor 3, upstairs.', 'Calle Mayor 3'],
    ['behind another sentence', 'Come. Passeig de Gràcia 8, first floor.', 'Passeig de Gràcia 8'],
  ])('%s', (_, body, address) =>
    expect(said(body)).toEqual([`en/about.mdx:10 | an address, “${address}”`]),
  );

  test('in Spanish', () =>
    expect(said('Estamos en la calle Mayor 3.', {locale: 'es'})).toEqual([
      'es/about.mdx:10 | an address, “calle Mayor 3”',
    ]));

  test('what to do in a text, and elsewhere', () => {
    const home = 'It stands in docs/business.yml';
    expect(check([rawPage('Calle Mayor 3.')])[0]?.remedy).toBe(
      `${home}; in text use <BusinessFact name="address" />, or leave it out.`,
    );
    for (const page of [
      rawPage('', {fields: {title: 'Calle Mayor 3'}}),
      rawPage('<Feature icon="key" title="Calle Mayor 3">\n\nWords.\n\n</Feature>'),
    ]) {
      expect(check([page])[0]?.remedy).toBe(`${home}: leave it out here.`);
    }
  });
});

describe('nothing is said of', () => {
  test.each([
    ['a street without a number', 'We live in Calle Mayor.'],
    ['somebody else’s', 'The bakery of Calle Mayor 3 is warm.'],
    ['a number', 'Room 3.'],
    ['the house’s own, which is told as that', 'We live at Entresuelo 1, by Calle Mayor 3.'],
    ['two addresses of which one is its own', 'Entresuelo 1. Calle Mayor 3.'],
  ])('%s', (_, body) => expect(said(body)).toEqual([]));

  test.each([
    ['programs', 'programs/a'],
    ['masseuses', 'masseuses/a'],
    ['legal texts', 'legal/a'],
  ])('%s', (_, id) => expect(said('Calle Mayor 3.', {id})).toEqual([]));

  test('keywords', () => expect(said('', {fields: {keywords: ['Calle Mayor 3']}})).toEqual([]));
  test('a language without forms', () =>
    expect(said('Calle Mayor 3.', {locale: 'fr'})).toEqual([]));
});

describe('the house’s own street is not known', () => {
  const OWN = 'We live at Calle Mayor 3.';
  test.each([
    ['no facts', null],
    ['no address', {}],
    ['an address in one text', {address: 'Calle Mayor 3'}],
    ['no number', {address: {street: 'Calle Mayor'}}],
    ['a number alone', {address: {street: 3}}],
  ])('%s', (_, business) => expect(check([rawPage(OWN)], business)).toHaveLength(1));

  test('but it is', () =>
    expect(check([rawPage(OWN)], {address: {street: 'Calle Mayor 3'}})).toEqual([]));
});

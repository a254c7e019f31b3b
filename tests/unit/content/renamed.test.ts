/** Fields under another name: what they were meant to be, and the site read as it was meant. */
import {describe, expect, test} from 'vitest';

import type {Problem} from '../../../src/content/problems';
import {asMeant, withTwinName} from '../../../src/content/renamed';
import type {Source, SourceDocument} from '../../../src/content/source';
import {validSite} from './fixtureSite';

type Fields = Record<string, unknown>;

const page = (locale: string, frontMatter: Fields, id = 'programs/prana'): SourceDocument => ({
  ...{id, locale, file: `${locale}/${id}.mdx`, body: 'Words.'},
  frontMatter,
});
const site = (...documents: SourceDocument[]): Source => ({...validSite(), documents});

const strange = (field: string, more: Partial<Problem> = {}): Problem => ({
  ...{file: 'es/programs/prana.mdx', field, isForeign: true, found: 'a field'},
  ...{remedy: 'Delete this line.', ...more},
});

/** What a strange field of the Spanish page is taken for. */
function meant(field: string, here: Fields, there: Fields, ...more: SourceDocument[]) {
  const document = page('es', here);
  return withTwinName(strange(field), document, site(page('en', there), document, ...more)).meant;
}

describe('a field of no known name is the one that is missing', () => {
  test.each([
    ['a word', 'cabecera', {cabecera: 'A'}, {lead: 'A'}, 'lead'],
    ['a list', 'palabras', {palabras: ['A']}, {keywords: ['A']}, 'keywords'],
    [
      'a field of an entry with an id',
      'phases[0].texto',
      {phases: [{id: 'b', nombre: 'A', texto: 'B', name: 'C'}]},
      {phases: [{id: 'a'}, {id: 'b', name: 'A', text: 'B'}]},
      undefined,
    ],
    [
      'the only one of an entry',
      'phases[0].texto',
      {phases: [{id: 'b', texto: 'B', name: 'C'}]},
      {
        phases: [
          {id: 'a', line: 'x'},
          {id: 'b', name: 'A', text: 'B'},
        ],
      },
      'phases[0].text',
    ],
    [
      'one of an entry by its minutes',
      'tiers[0].lista',
      {tiers: [{minutes: 90, lista: ['B'], finish: 'C'}]},
      {
        tiers: [
          {minutes: 60, features: 'x'},
          {minutes: 90, features: ['A'], finish: 'B'},
        ],
      },
      'tiers[0].features',
    ],
    [
      'one of an entry without either',
      'tiers[1].lista',
      {tiers: [{}, {lista: ['B'], finish: 'C'}]},
      {tiers: [{features: 'x'}, {features: ['A'], finish: 'B'}]},
      'tiers[1].features',
    ],
    [
      'one within another',
      'closing.texto',
      {closing: {texto: 'A', title: 'B'}},
      {closing: {text: 'A', title: 'B'}},
      'closing.text',
    ],
  ])('%s', (_, field, here, there, expected) => expect(meant(field, here, there)).toBe(expected));

  test('what is said of it', () => {
    const document = page('es', {cabecera: 'A'});
    expect(
      withTwinName(strange('cabecera'), document, site(page('en', {lead: 'A'}), document)),
    ).toEqual({
      ...strange('cabecera'),
      meant: 'lead',
      remedy: 'Did you mean lead? Otherwise delete the line.',
    });
  });

  test.each([
    ['two are missing', {cabecera: 'A'}, {lead: 'A', summary: 'B'}],
    ['it is of another kind', {cabecera: 'A'}, {lead: 3}],
    ['it is no list', {cabecera: 'A'}, {keywords: ['A']}],
    ['the list is none there', {palabras: ['A']}, {keywords: {a: 'A'}}],
    ['it is there as well', {cabecera: 'A', lead: 'B'}, {lead: 'A'}],
    ['another one is strange, too', {cabecera: 'A', pie: 'B'}, {lead: 'A'}],
    ['none is missing', {cabecera: 'A'}, {}],
  ])('nobody knows where %s', (_, here, there) =>
    expect(meant(Object.keys(here)[0] ?? '', here, there)).toBeUndefined(),
  );

  test('every other language has to have it', () => {
    const lead = page('fr', {lead: 'A'});
    expect(meant('cabecera', {cabecera: 'A'}, {lead: 'A'}, lead)).toBe('lead');
    expect(meant('cabecera', {cabecera: 'A'}, {lead: 'A'}, page('fr', {}))).toBeUndefined();
  });
  test('another page has not', () =>
    expect(meant('cabecera', {cabecera: 'A'}, {lead: 'A'}, page('en', {}, 'about'))).toBe('lead'));
  test('without another language nobody knows', () => {
    const document = page('es', {cabecera: 'A'});
    expect(withTwinName(strange('cabecera'), document, site(document)).meant).toBeUndefined();
  });
  test('in the original facts are strange to the words, and no reason', () => {
    const document = page('en', {header: 'A', sessions: []});
    const source = site(document, page('es', {lead: 'A'}));
    expect(withTwinName(strange('header'), document, source).meant).toBe('lead');
  });

  test.each([
    ['a field that is known', {isForeign: undefined}],
    ['one whose meaning is known', {meant: 'summary'}],
    ['one with another remedy', {remedy: 'Did you mean summary?'}],
  ])('nothing is said of %s', (_, more) => {
    const document = page('es', {cabecera: 'A'});
    const {isForeign, ...rest} = strange('cabecera', more);
    const problem = isForeign ? {...rest, isForeign} : rest;
    expect(withTwinName(problem, document, site(page('en', {lead: 'A'}), document))).toBe(problem);
  });
});

describe('the site as it was meant', () => {
  const read = (fields: Fields, field: string, meantBy: string | undefined, file?: string) => {
    const problem = strange(field, {...(meantBy && {meant: meantBy}), ...(file && {file})});
    const source = site(page('es', fields), page('en', {lede: 'B'}));
    return asMeant(source, [problem]).documents.map(({frontMatter}) => frontMatter);
  };

  test.each([
    ['a field', {a: 1, lede: 'A', b: 2}, 'lede', 'lead', {a: 1, lead: 'A', b: 2}],
    [
      'one of an entry',
      {rooms: [{nam: 'A'}, {nam: 'B', id: 'b'}]},
      'rooms[1].nam',
      'rooms[1].name',
      {rooms: [{nam: 'A'}, {name: 'B', id: 'b'}]},
    ],
    [
      'one within another',
      {closing: {txt: 'A'}, txt: 'B'},
      'closing.txt',
      'closing.text',
      {closing: {text: 'A'}, txt: 'B'},
    ],
    ['one that is not there', {a: 1}, 'lede', 'lead', {a: 1}],
    ['one below a text', {closing: 'A'}, 'closing.txt', 'closing.text', {closing: 'A'}],
    ['one below nothing', {closing: null}, 'closing.txt', 'closing.text', {closing: null}],
  ])('%s', (_, fields, field, name, expected) =>
    expect(read(fields, field, name)).toEqual([expected, {lede: 'B'}]),
  );

  test('of another file it stays', () =>
    expect(read({lede: 'A'}, 'lede', 'lead', 'fr/a.mdx')).toEqual([{lede: 'A'}, {lede: 'B'}]));
  test('two of one file', () => {
    const source = site(page('es', {lede: 'A', titel: 'B'}));
    const problems = [strange('lede', {meant: 'lead'}), strange('titel', {meant: 'title'})];
    expect(asMeant(source, problems).documents[0]?.frontMatter).toEqual({lead: 'A', title: 'B'});
  });
  test('where nothing is misspelt it is the same', () => {
    const source = site(page('es', {lede: 'A'}));
    expect(asMeant(source, [strange('lede')])).toBe(source);
    expect(asMeant(source, [])).toBe(source);
  });
});

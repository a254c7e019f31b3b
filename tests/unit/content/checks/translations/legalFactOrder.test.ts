/** Facts of a legal text that stand in the place of others. */
import {describe, expect, test} from 'vitest';

import {
  exchangedFacts,
  otherFacts,
  swappedIn,
} from '../../../../../src/content/checks/translations/legalFactOrder';
import {faultLines, legalPages} from './legalPages';

const fact = (name: string): string => `<BusinessFact name="${name}" />`;

describe('a fact for another one', () => {
  const faults = (english: string, spanish: string) => {
    const {original, translation} = legalPages(english, spanish);
    return otherFacts(translation, original);
  };
  const said = (english: string, spanish: string): string[] =>
    faults(english, spanish).map(({line, found, remedy}) => `${line} | ${found}. ${remedy}`);
  const instead = (name: string): string =>
    `The original has ${fact(name)} instead: correct it here or in en/legal/cookies.mdx.`;

  test.each([
    [
      'one',
      `Call ${fact('phone')}.`,
      `Llama ${fact('nif')}.`,
      [`1 | ${fact('nif')}. ${instead('phone')}`],
    ],
    [
      'beside others, in another order',
      `${fact('brand')} ${fact('phone')}`,
      `A.\n\n${fact('nif')} ${fact('brand')}`,
      [`3 | ${fact('nif')}. ${instead('phone')}`],
    ],
    [
      'behind one that is the same',
      `${fact('brand')} ${fact('phone')}`,
      `${fact('brand')} ${fact('nif')}`,
      [`1 | ${fact('nif')}. ${instead('phone')}`],
    ],
    [
      'two',
      `${fact('brand')} ${fact('phone')}`,
      `${fact('nif')} ${fact('licence')}`,
      [`1 | ${fact('nif')}. ${instead('brand')}`, `1 | ${fact('licence')}. ${instead('phone')}`],
    ],
    [
      'in one of two parts',
      `## A {#a}\n\n${fact('phone')}\n\n## B {#b}\n\n${fact('nif')}`,
      `## A {#a}\n\n${fact('phone')}\n\n## B {#b}\n\n${fact('phone')}`,
      [`7 | ${fact('phone')}. ${instead('nif')}`],
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual(expected));

  test.each([
    ['the same', fact('phone'), fact('phone')],
    ['one more', 'Call.', fact('phone')],
    ['one less', fact('phone'), 'Llama.'],
    ['one that is none', fact('phone'), fact('fone')],
    ['one in the place of one that is none', fact('fone'), fact('phone')],
    ['one without a name', fact('phone'), '<BusinessFact />'],
    ['others in another part', `${fact('phone')}\n\n## A {#a}`, `## A {#a}\n\n${fact('nif')}`],
  ])('nothing is said of %s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('with what stands in its place', () => {
    const {original, translation} = legalPages(fact('phone'), fact('nif'));
    expect(swappedIn(translation, original).map(({one, twin}) => [one.name, twin.name])).toEqual([
      ['nif', 'phone'],
    ]);
  });
});

describe('two facts that changed places', () => {
  const faults = (english: string, spanish: string) => {
    const {original, translation} = legalPages(english, spanish);
    return exchangedFacts(translation, original);
  };
  const said = (english: string, spanish: string): string[] =>
    faultLines('es', faults(english, spanish));
  const row = (...parts: string[]): string =>
    parts.map((part, at) => (at % 2 ? fact(part) : part)).join(' ');
  const english = row('Run by', 'company', 'with the NIF', 'nif');

  test('what leads to the first speaks of the second', () =>
    expect(said(english, row('La empresa', 'nif', 'y', 'company'))).toEqual([
      `es:1 | ${fact('nif')} where ${fact('company')} belongs, and the other way round`,
    ]));

  test('what leads to the second speaks of the first', () =>
    expect(said(english, row('Hola', 'nif', 'con NIF:', 'company'))).toEqual([
      `es:1 | ${fact('nif')} where ${fact('company')} belongs, and the other way round`,
    ]));

  test('how to mend it', () =>
    expect(faults(english, row('La empresa', 'nif', 'y', 'company'))[0]).toMatchObject({
      field: '',
      remedy: 'Let the two change places.',
    }));

  test('beside others', () =>
    expect(
      said(
        row('A', 'brand', 'run by', 'company', 'B', 'nif'),
        row('A', 'brand', 'titular', 'nif', 'B', 'company'),
      ),
    ).toEqual([`es:1 | ${fact('nif')} where ${fact('company')} belongs, and the other way round`]));

  test.each([
    ['phone', 'Llama al'],
    ['phone', 'Llámanos al'],
    ['phone', 'Llama'],
    ['phone', 'Call'],
    ['whatsapp', 'WhatsApp:'],
    ['whatsapp', 'Escríbenos a'],
    ['company', 'La sociedad'],
    ['brand', 'con el nombre de'],
    ['brand', 'Trading name:'],
    ['nif', 'CIF'],
    ['registry', 'Registro Mercantil:'],
    ['licence', 'Licencia de actividad'],
    ['registeredAddress', 'Domicilio social'],
    ['address', 'Dirección del negocio'],
    ['siteUrl', 'Sitio web'],
    ['infoEmail', 'E-mail:'],
    ['infoEmail', 'Correo electrónico'],
    ['privacyEmail', 'Protección de datos'],
    ['privacyEmail', 'Data protection'],
  ])('%s, to which “%s” leads', (name, words) =>
    expect(
      said(row('A', name, 'B', 'openingHours'), row(words, 'openingHours', 'B', name)),
    ).toHaveLength(1),
  );

  test.each([
    ['the same order', english, english],
    ['another order of words that fit', english, row('NIF', 'nif', 'de la empresa', 'company')],
    [
      'one that fits, beside one that does not',
      english,
      row('La empresa', 'nif', 'la empresa', 'company'),
    ],
    ['words that lead to neither', english, row('Hola', 'nif', 'y', 'company')],
    [
      'three',
      row('A', 'company', 'B', 'nif', 'C', 'brand'),
      row('La empresa', 'nif', 'B', 'brand', 'C', 'company'),
    ],
    ['one more', english, row('La empresa', 'nif', 'y', 'company', 'y', 'brand')],
    [
      'one less',
      row('A', 'company', 'B', 'nif', 'C', 'brand'),
      row('La empresa', 'nif', 'y', 'company'),
    ],
    [
      'two beside another one',
      row('A', 'company', 'B', 'nif', 'C', 'brand'),
      row('La empresa', 'nif', 'y', 'company', 'y', 'phone'),
    ],
    ['another one behind', english, row('Con el nombre', 'nif', 'y', 'brand')],
    ['another one before', english, row('La empresa', 'phone', 'y', 'company')],
    [
      'two beside one that is none',
      `${english} ${fact('fone')}`,
      `${row('La empresa', 'nif', 'y', 'company')} ${fact('fone')}`,
    ],
    ['words further before', english, row('La empresa es', 'nif', 'y', 'company')],
    ['words before another fact', english, `La empresa.\n\n${row('Y', 'nif', 'y', 'company')}`],
  ])('nothing is said of %s', (_, there, here) => expect(said(there, here)).toEqual([]));
});

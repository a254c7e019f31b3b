/** Spanish adjectives that do not go with the noun before them. */
import {describe, expect, test} from 'vitest';

import {checkAdjectives} from '../../../../../src/content/checks/language/adjectives';
import type {Text} from '../../../../../src/content/texts';
import {told} from '../rawPages';
import {textOf} from '../texts';

/** What is said of a Spanish text: `typed → meant`. */
const said = (text: string, locale = 'es', more: Partial<Text> = {}): string[] =>
  checkAdjectives([textOf(text, locale, more)]).map(({found, remedy}) => {
    const [, meant] = /^Write “(.*)”, or another word\.$/u.exec(remedy) ?? [];
    return `${found.slice(1, -1)} → ${meant ?? remedy}`;
  });

test('the place, the words and what to do', () => {
  const problems = checkAdjectives([textOf('Hay una bañera redondo.', 'es', {field: 'lead'})]);
  expect(told(problems)).toEqual(['es/about.mdx:12 lead | “una bañera redondo”']);
  expect(problems[0]?.remedy).toBe('Write “una bañera redonda”, or another word.');
});

describe('an adjective of another gender or number', () => {
  test.each([
    ['la', 'Hay luz. La sala oscuros.', 'La sala oscuros → La sala oscura'],
    ['una', 'Hay una bañera redondo.', 'una bañera redondo → una bañera redonda'],
    ['un', 'Hay un jardín privada.', 'un jardín privada → un jardín privado'],
    ['El at a beginning', 'El jardín privados.', 'El jardín privados → El jardín privado'],
    ['las', 'Con las puertas abierta.', 'las puertas abierta → las puertas abiertas'],
    ['los', 'Con los grifos abierto.', 'los grifos abierto → los grifos abiertos'],
    ['algunos', 'Hay algunas rincones.', 'algunas rincones → algunos rincones'],
    ['muchas', 'Hay muchos toallas.', 'muchos toallas → muchas toallas'],
    ['a number', 'Hay tres tiempos distintas.', 'tres tiempos distintas → tres tiempos distintos'],
    ['a number of hers', 'Hay dos salas abiertos.', 'dos salas abiertos → dos salas abiertas'],
    [
      'alike, of several',
      'Con las toallas caliente.',
      'las toallas caliente → las toallas calientes',
    ],
    ['alike, of one', 'Con la toalla calientes.', 'la toalla calientes → la toalla caliente'],
    ['several in a list', 'Toallas tibia', 'Toallas tibia → Toallas tibias'],
    ['several behind con', 'Ven con toallas tibia.', 'toallas tibia → toallas tibias'],
    ['alike in a list', 'Toallas caliente', 'Toallas caliente → Toallas calientes'],
    [
      'a noun beside a verb that sounds alike',
      'Puertas abierta',
      'Puertas abierta → Puertas abiertas',
    ],
    ['a noun that may be a verb', 'Ven con mesas tibia.', 'mesas tibia → mesas tibias'],
    ['one in a list', 'Toalla calientes', 'Toalla calientes → Toalla caliente'],
    ['before “y” and an article', 'La sala abierto y la luz.', 'La sala abierto → La sala abierta'],
  ])('%s', (_, text, one) => expect(said(text)).toEqual([one]));

  test('the first of several in a text', () =>
    expect(said('Hay un jardín privada. Hay una bañera redondo.')).toEqual([
      'una bañera redondo → una bañera redonda',
    ]));
});

describe('nothing is said of', () => {
  test.each([
    ['what goes together', 'Hay una bañera redonda.'],
    ['feminine nouns behind el', 'El agua fría.'],
    ['two nouns', 'La sala y la bañera abiertas.'],
    ['a noun behind a preposition', 'Un balcón a la calle abierto.'],
    ['two things', 'Con las aguas caliente y fría.'],
    ['a measure', 'Es un poco fría.'],
    ['a measure in capitals', 'Un Poco fría.'],
    ['a time', 'Los grifos llevan un rato abiertos.'],
    ['a time of several', 'Cuatro horas abiertos.'],
    ['a word that ends so by itself', 'Lunes abierto'],
    ['a word of that kind in small letters', 'Ven con lunes abierto.'],
    ['a small word', 'Ven sin nos abierta.'],
    ['what somebody does', 'Llegas cerrada'],
    ['what somebody opens', 'Abres cerrada'],
    ['what somebody takes', 'Coges abierta'],
    ['a verb behind a number', 'Muchas tenemos.'],
    ['hands', 'Muchas manos.'],
    ['a colour', 'Una sala azul oscuro.'],
    ['a quotation', 'Dice «una bañera redondo».'],
  ])('%s', (_, text) => expect(said(text)).toEqual([]));

  test('another language', () => expect(said('Hay una bañera redondo.', 'en')).toEqual([]));
});

/** Which text of the original each text of a translation is. */
import {describe, expect, test} from 'vitest';

import type {Text} from '../../../src/content/texts';
import {twinTexts} from '../../../src/content/twinTexts';
import {inBoth, rawPage} from './checks/rawPages';

type Both = Parameters<typeof inBoth>;

/** Each text with its original: `Palabras. = Words.` */
const twins = (...[english, spanish, fields]: Both): string[] =>
  [...twinTexts(inBoth(english, spanish, fields), [], 'en')].map(
    ([text, original]) => `${text.text} = ${original.text}`,
  );

describe('blocks', () => {
  test.each([
    ['by their places', 'One.\n\n- Two.', 'Uno.\n\n- Dos.', ['Uno. = One.', 'Dos. = Two.']],
    ['headings by theirs', '## A\n\nB.', '## La A\n\nLa B.', ['La A = A', 'La B. = B.']],
    ['none where one has more', 'One.', 'Uno.\n\nDos.', []],
    ['none where the original has more', 'One.\n\nTwo.', 'Uno.', []],
    ['none where a heading stands for a paragraph', '## A\n\nB.', 'La A.\n\nLa B.', []],
    [
      'none where words of a component stand for a paragraph',
      '<Mission title="A">B</Mission>',
      'A\n\nB',
      [],
    ],
    ['none of a text that cannot be read', 'One.', 'Uno.\n\n<Open', []],
  ])('%s', (_, english, spanish, expected) => expect(twins(english, spanish)).toEqual(expected));
});

test('fields by their names, whatever the blocks are', () =>
  expect(
    twins('One.', 'Uno.\n\nDos.', {
      en: {title: 'Title', description: 'Description', label: 'Label'},
      es: {label: 'Etiqueta', title: 'Título', lead: 'Entradilla'},
    }),
  ).toEqual(['Etiqueta = Label', 'Título = Title']));

test('a block is no field', () =>
  expect(twins('Title', '', {en: {}, es: {title: 'Título'}})).toEqual([]));

test('words of components by their ids', () => {
  const word = (locale: string, field: string, text: string): Text => ({
    file: `${locale}.json`,
    locale,
    field,
    line: 1,
    text,
  });
  const words = [
    word('en', 'menu.open', 'Open'),
    word('es', 'menu.open', 'Abrir'),
    word('es', 'menu.shut', 'Cerrar'),
    word('fr', 'menu.open', 'Ouvrir'),
  ];
  expect(
    [...twinTexts([], words, 'en')].map(([text, original]) => [text.text, original.text]),
  ).toEqual([
    ['Abrir', 'Open'],
    ['Ouvrir', 'Open'],
  ]);
});

test('none of a page without its original', () =>
  expect([...twinTexts([rawPage('Uno.', {locale: 'es'})], [], 'en')]).toEqual([]));

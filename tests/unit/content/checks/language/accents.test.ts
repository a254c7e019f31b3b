/** Spanish words that lost their accent and are another word without it. */
import {describe, expect, test} from 'vitest';

import {accentSlips} from '../../../../../src/content/checks/language/accents';
import {usedWords} from '../../../../../src/content/language/nearWords';
import type {Text} from '../../../../../src/content/texts';
import {told} from '../rawPages';
import {textOf, textsOf} from '../texts';

const USED = usedWords(textsOf(['El número y la lámpara, el título.'], 'es'), 'es', () => true);
const LIST = 'i18n/es/wording.yml';

const problemsOf = (text: string, more: Partial<Text> = {}, known: readonly string[] = []) =>
  accentSlips(textOf(text, 'es', more), USED, (word) => known.includes(word), LIST);

/** What is said: `typed → meant`, for each. */
const said = (text: string, more?: Partial<Text>, known?: readonly string[]): string[] =>
  problemsOf(text, more, known).flatMap(({found, remedy}) => {
    const [typed, meant] = [found, remedy].map((one) => one.match(/“[^”]*”/gu));
    return typed ? typed.map((word, at) => `${word} → ${meant?.[at] ?? ''}`) : [found];
  });

test('where it stands, what is found and what to do', () => {
  const problems = problemsOf('Es un numero.', {field: 'lead'});
  expect(told(problems)).toEqual(['es/about.mdx:12 lead | “un numero” without an accent']);
  expect(problems[0]?.remedy).toBe(
    `Did you mean “un número”? Correct it, or add “numero” to known in ${LIST}, if it is right as it stands.`,
  );
});

test('several in one message', () => {
  const [problem, ...more] = problemsOf('Ademas hay mas de seis.');
  expect(more).toEqual([]);
  expect(problem?.found).toBe('“Ademas”, “mas de” without an accent');
  expect(problem?.remedy).toBe(
    `Did you mean “Además”, and “más de”? Correct it, or add “Ademas” to known in ${LIST}, if it is right as it stands.`,
  );
});

describe('a noun', () => {
  test.each([
    ['behind its article', 'Es un numero.', '“un numero” → “un número”'],
    ['of hers', 'Cada lampara.', '“Cada lampara” → “Cada lámpara”'],
    ['without an article, that hardly anybody writes', 'Hay numero.', '“numero” → “número”'],
    ['the same at a beginning', 'Numeros.', '“Numeros” → “Números”'],
  ])('%s', (_, text, one) => expect(said(text)).toEqual([one]));

  test.each([
    ['that the house does not use', 'Es un termino.'],
    ['that is a participle', 'Es una perdida.'],
    ['as it should be', 'Es un número.'],
    ['in a quotation', 'Dice «un numero».'],
  ])('but not one %s', (_, text) => expect(said(text)).toEqual([]));
});

describe('más', () => {
  test.each([
    ['behind a word', 'No hay nada mas.', '“nada mas” → “nada más”'],
    ['before a word', 'Mas que eso.', '“Mas que” → “Más que”'],
    ['between two', 'Es mas verde.', '“mas” → “más”'],
  ])('%s', (_, text, one) => expect(said(text)).toEqual([one]));

  test('but not in old books', () => expect(said('Viene, mas, ay, no.')).toEqual([]));
});

describe('what asks', () => {
  test.each([
    ['how', '¿Como llegas?', '“¿Como” → “¿Cómo”'],
    ['when', '¿Cuando abre?', '“¿Cuando” → “¿Cuándo”'],
    ['where', '¿Donde está?', '“¿Donde” → “¿Dónde”'],
    ['who', '¿Quienes son?', '“¿Quienes” → “¿Quiénes”'],
    ['which', '¿Cual es?', '“¿Cual” → “¿Cuál”'],
    ['how many', '¿cuantas hay?', '“¿cuantas” → “¿cuántas”'],
  ])('%s', (_, text, one) => {
    const told = said(text);
    expect(told).toEqual([one]);
  });

  test('but not what compares', () => expect(said('¿Como siempre?')).toEqual([]));
});

describe('a heading that asks', () => {
  test.each([
    ['what', 'Que incluye', {isHeading: true}, '“Que” → “Qué”'],
    ['how', 'Como llegar', {field: 'title'}, '“Como” → “Cómo”'],
    ['where', 'Donde estamos', {field: 'closing.title'}, '“Donde” → “Dónde”'],
    ['of a component', 'Como llegar', {field: 'Feature label'}, '“Como” → “Cómo”'],
  ] as const)('%s', (_, text, more, one) => expect(said(text, more)).toEqual([one]));

  test.each([
    ['what compares', 'Como en casa', {isHeading: true}],
    ['a paragraph', 'Como llegar', {}],
    ['another field', 'Como llegar', {field: 'subtitle'}],
    ['the text of a title', 'Como llegar', {field: 'title.text'}],
    ['what stands further on', 'La casa: Como llegar', {isHeading: true}],
  ] as const)('but not %s', (_, text, more) => expect(said(text, more)).toEqual([]));
});

describe('a word by itself', () => {
  test.each([
    ['él', 'Es para el.', '“para el” → “para él”'],
    ['mí', 'Es para mi.', '“para mi” → “para mí”'],
    ['tú', 'Como tu, nadie.', '“Como tu” → “Como tú”'],
    ['sí', 'Dice que si.', '“que si” → “que sí”'],
    ['está', 'La casa esta cerca.', '“casa esta” → “casa está”'],
    ['está with what something is', 'La sala esta lista.', '“La sala esta” → “La sala está”'],
  ])('%s', (_, text, one) => expect(said(text)).toEqual([one]));

  test.each([
    ['an article', 'Es para el hotel.'],
    ['this one', 'Mira esta lista.'],
    ['behind a preposition', 'De esta a la otra.'],
  ])('but not %s', (_, text) => expect(said(text)).toEqual([]));
});

describe('what will be', () => {
  test.each([
    ['behind “y”', 'Llama y encontraras la puerta.', '“encontraras” → “encontrarás”'],
    ['at the beginning', 'Encontraras la puerta.', '“Encontraras” → “Encontrarás”'],
    ['with what it is done to', 'Llama. La encontraras.', '“La encontraras” → “La encontrarás”'],
  ])('%s', (_, text, one) => expect(said(text)).toEqual([one]));

  test.each([
    ['what might be', 'Si vinieras y encontraras la puerta, llama.'],
    ['a noun', 'Sillas y laderas.'],
    ['within a sentence', 'Ella dice encontraras.'],
  ])('but not %s', (_, text) => expect(said(text)).toEqual([]));
});

describe('what is declared right', () => {
  test.each([
    ['a noun', 'Es un numero.', ['numero']],
    ['a question', '¿Como llegas?', ['como']],
    ['what something is', 'La sala esta lista.', ['esta']],
  ])('%s', (_, text, known) => expect(said(text, {}, known)).toEqual([]));

  test('and the rest is told', () =>
    expect(said('Es un numero. Ademas.', {}, ['numero'])).toEqual(['“Ademas” → “Además”']));
});

test('another language is left alone', () =>
  expect(accentSlips(textOf('un numero', 'en'), USED, () => false, LIST)).toEqual([]));

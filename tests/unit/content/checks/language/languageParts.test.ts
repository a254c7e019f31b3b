/** Words in the other language: those read by themselves, what a twin has, and what proves nothing. */
import {describe, expect, test} from 'vitest';

import type {Source} from '../../../../../src/content/source';
import type {Text} from '../../../../../src/content/texts';
import {validSite} from '../../fixtureSite';
import {textOf, textsOf} from '../texts';
import {said} from './languageSites';

const PART = 'We come when you ring.';
const OWN = 'La puerta de la casa es verde y está en la calle.';

describe('words that are read by themselves', () => {
  const part = textOf(PART, 'es', {line: 14});
  const told = `es/about.mdx:14 | words in English, “${PART}”`;
  test.each([
    ['beside words of the language', [textOf(OWN, 'es')], [told]],
    ['on a line of their own', [textOf(`${OWN} ${PART}`, 'es')], [told]],
    ['once', [textOf(PART, 'es', {line: 14})], [told]],
    [
      'beside a field',
      [textOf(`${OWN} ${PART}`, 'es', {field: 'lead'})],
      [`es/about.mdx:12 lead | words in English, “${PART}”`, told],
    ],
  ])('%s', (_, texts, expected) =>
    expect(said(texts, {parts: [textOf('verde', 'es', {line: 13}), part]})).toEqual(expected),
  );

  test.each([
    ['of another file', textOf(PART, 'es', {line: 14, file: 'es/menu.mdx'})],
    ['in the language of the file', textOf(OWN, 'es', {line: 14})],
  ])('but not those %s', (_, one) => expect(said([textOf(OWN, 'es')], {parts: [one]})).toEqual([]));

  test('a sentence without words of its own stays on the line of its text', () =>
    expect(said([textOf(`${OWN} ${PART}`, 'es')])).toEqual([
      `es/about.mdx:12 | words in English, “${PART}”`,
    ]));
});

describe('words that stand in a twin', () => {
  const twinsOf = (spanish: string, english: string) => {
    const [es, en] = [textOf(spanish, 'es'), textOf(english)];
    return {texts: [es, en], twins: new Map([[es, en]])};
  };
  const left = twinsOf(
    'La casa es de xarrup for every guest xarrup.',
    'The house is of xarrup for every guest.',
  );
  const right = twinsOf(
    'La casa es de xarrup para cada puerta.',
    'The house is of xarrup para cada puerta xarrup.',
  );

  test('were left behind', () =>
    expect(said(left.texts, left)).toEqual([
      'es/about.mdx:12 | words in English, “for every guest”',
    ]));

  test('were left behind in the original', () =>
    expect(said(right.texts, right)).toEqual([
      'en/about.mdx:12 | words in Spanish, “para cada puerta”',
    ]));

  test('and nothing is known of them without it', () => expect(said(left.texts)).toEqual([]));
});

describe('a label', () => {
  const label = textOf('Garage', 'es', {field: 'label'});
  const told = ['es/about.mdx:12 label | words in English, “Garage”'];
  const english = (file: string): Text[] => textsOf(['My garage.', 'A garage.'], 'en', {file});
  const page = (id: string, locale: string, body = 'One.') => ({
    id,
    locale,
    file: `${locale}/${id}.mdx`,
    frontMatter: {},
    body,
  });
  const siteOf = (documents: Source['documents']): Source => ({
    ...validSite(),
    wording: {en: {}, es: {}},
    documents,
  });

  test('is told by the words of the other language', () =>
    expect(said([label, ...english('en/menu.mdx')])).toEqual(told));

  test('is told by pages of both languages', () =>
    expect(
      said([label, ...english('en/menu.mdx')], {
        source: siteOf([page('menu', 'en'), page('menu', 'es')]),
      }),
    ).toEqual(told));

  test.each([
    ['one language alone has', [page('menu', 'en')]],
    ['cannot be read in one', [page('menu', 'en'), page('menu', 'es', '<Open')]],
  ])('but not by pages that %s', (_, documents) =>
    expect(said([label, ...english('en/menu.mdx')], {source: siteOf(documents)})).toEqual([]),
  );

  test('but not where the word is alike', () =>
    expect(said([label, ...english('en/menu.mdx')], {alike: ['Garage']})).toEqual([]));

  test('small words of a name stay words of their language', () =>
    expect(
      said([textOf(PART, 'es')], {source: {...siteOf([]), business: {name: 'We When You'}}}),
    ).toHaveLength(1));

  test('but not of the house', () =>
    expect(
      said([label, ...english('en/menu.mdx')], {
        source: {...siteOf([]), business: {name: 'The Garage'}},
      }),
    ).toEqual([]));

  test('nor of its street', () =>
    expect(
      said([label, ...english('en/menu.mdx')], {
        source: {...siteOf([]), business: {address: {street: 'Garage 6'}}},
      }),
    ).toEqual([]));

  test('of a house of which nothing is known', () =>
    expect(
      said([label, ...english('en/menu.mdx')], {source: {...siteOf([]), business: undefined}}),
    ).toEqual(told));
});

describe('an original of which most is a translation', () => {
  const menu = (count: number): Text[] => [
    ...textsOf(
      Array.from({length: count}, () => OWN),
      'en',
      {file: 'en/menu.mdx'},
    ),
    textOf('Karaoke xarrup', 'en', {file: 'en/menu.mdx'}),
    textOf('Karaoke xarrup', 'es'),
  ];

  test('says nothing of the translation', () =>
    expect(said(menu(4))).toEqual(['en/menu.mdx | a file in Spanish']));

  test('and with fewer such texts it does', () =>
    expect(said(menu(3)).filter((one) => one.startsWith('es/'))).toEqual([
      'es/about.mdx:12 | the original’s words, “Karaoke xarrup”',
    ]));

  test('nor do such texts of several files', () =>
    expect(
      said([...menu(3), textOf(OWN, 'en', {file: 'en/other.mdx'})]).filter((one) =>
        one.startsWith('es/'),
      ),
    ).toHaveLength(1));
});

/** What a biography calls its masseuse: her name typed otherwise, or another one’s in its place. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {checkBiographyNames} from '../../../../../src/content/checks/statements/biographyNames';
import {rawPage, told} from '../rawPages';

type Fields = Readonly<Record<string, unknown>>;

const of = (body: string, locale = 'en', fields: Fields = {}, id = 'masseuses/a'): RawDocument =>
  rawPage(body, {id, locale, fields});
const other = (name: string): RawDocument => of('', 'en', {name}, `masseuses/${name}`);
const problems = (english: string, spanish: string, name: unknown = 'Carmen') =>
  checkBiographyNames([of(english, 'en', {name}), of(spanish, 'es'), other('Alba'), other('Nora')]);
const said = (...texts: Parameters<typeof problems>): string[] => told(problems(...texts));

describe('a word in the place of her name', () => {
  test.each([
    ['a letter typed otherwise', 'Yes, Karmen came.', 'Sí, Carmen vino.', 'Karmen', 'en'],
    ['a letter too few', 'Yes, Carmen came.', 'Sí, Carmn vino.', 'Carmn', 'es'],
    ['a capital more', 'Yes, CArmem came.', 'Sí, Carmen vino.', 'CArmem', 'en'],
    ['another one’s name', 'Yes, Alba came.', 'Sí, Carmen vino.', 'Alba', 'en'],
  ])('%s', (_, english, spanish, word, locale) =>
    expect(said(english, spanish)).toEqual([
      `${locale}/masseuses/a.mdx:10 | “${word}” in the biography of Carmen, which names her nowhere`,
    ]),
  );

  test('in a later paragraph', () =>
    expect(said('She came.\n\nYes, Karmen came.', 'Sí, Carmen vino.')).toEqual([
      'en/masseuses/a.mdx:12 | “Karmen” in the biography of Carmen, which names her nowhere',
    ]));

  test('of a short name only what goes on like it', () => {
    expect(said('Yes, Anah came.', 'Sí, Ana vino.', 'Ana')).toHaveLength(1);
    expect(said('Yes, Ena came.', 'Sí, Ana vino.', 'Ana')).toEqual([]);
    expect(said('Yes, Anabel came.', 'Sí, Ana vino.', 'Ana')).toEqual([]);
    expect(said('Yes, Lana came.', 'Sí, Ana vino.', 'Ana')).toEqual([]);
    expect(said('Yes, Yulia came.', 'Sí, Julia vino.', 'Julia')).toHaveLength(1);
  });

  test('where one of two other languages has hers', () => {
    const french = of('Elle vint.', 'fr');
    const named = [of('Karmen came.', 'en', {name: 'Carmen'}), of('Carmen vino.', 'es')];
    expect(told(checkBiographyNames([...named, french]))).toHaveLength(1);
  });

  test('not where a third language names the other one as well', () => {
    const french = of('Alba vint.', 'fr');
    const named = [of('Yes, Alba came.', 'en', {name: 'Carmen'}), of('Carmen vino.', 'es')];
    expect(told(checkBiographyNames([...named, french, other('Alba')]))).toEqual([]);
  });

  test('on her card', () => {
    const documents = [
      of('Carmen came.', 'en', {name: 'Carmen', description: 'Yes, Karmen.'}),
      of('Carmen vino.', 'es', {description: 'Sí, Carmen.'}),
    ];
    expect(told(checkBiographyNames(documents))).toEqual([
      'en/masseuses/a.mdx description | “Karmen” in the biography of Carmen, which names her nowhere',
    ]);
  });

  test('how to mend it', () =>
    expect(problems('Karmen came.', 'Carmen vino.')[0]?.remedy).toBe('Write Carmen.'));

  test.each<[string, string, string, unknown]>([
    ['two letters typed otherwise', 'Yes, Kamen came.', 'Sí, Carmen vino.', 'Carmen'],
    ['no name at all', 'She came.', 'Sí, Carmen vino.', 'Carmen'],
    ['no language has it', 'Yes, Karmen came.', 'Sí, vino.', 'Carmen'],
    ['it stands elsewhere', 'Yes, Karmen and Carmen came.', 'Carmen vino.', 'Carmen'],
    ['both name the other one', 'Yes, Alba came.', 'Alba y Carmen vinieron.', 'Carmen'],
    ['she is like the other one', 'She is like Alba.', 'Sí, Carmen vino.', 'Carmen'],
    ['it is none', 'Yes, Karmen came.', 'Sí, Carmen vino.', 3],
  ])('not where %s', (_, ...texts) => expect(said(...texts)).toEqual([]));

  test('not of words in other fields', () =>
    expect(
      checkBiographyNames([
        of('She came.', 'en', {name: 'Carmen', personality: 'Karmen'}),
        of('Carmen vino.', 'es'),
      ]),
    ).toEqual([]));
});

describe('another one’s name, once more than in any other language', () => {
  test('is told', () =>
    expect(said('Carmen came. Yes, Alba came.', 'Carmen vino. Sí, Carmen vino.')).toEqual([
      'en/masseuses/a.mdx:10 | “Alba” in the biography of Carmen, which no other language names there',
    ]));

  test('how to mend it', () =>
    expect(problems('Carmen came. Yes, Alba came.', 'Carmen, Carmen.')[0]?.remedy).toBe(
      'Write Carmen, or name Alba in every language.',
    ));

  test('in a later paragraph', () =>
    expect(said('Carmen came.\n\nYes, Alba came.', 'Carmen vino. Carmen vino.')[0]).toContain(
      'en/masseuses/a.mdx:12',
    ));

  test.each([
    ['hers stands as often', 'Carmen came. Yes, Alba came.', 'Carmen vino.'],
    ['hers stands more often', 'Carmen, Carmen. Yes, Alba came.', 'Carmen vino.'],
    ['both name the other one', 'Carmen came. Yes, Alba came.', 'Carmen, Carmen, Alba.'],
    ['none is named', 'Carmen came. Yes.', 'Carmen, Carmen.'],
    ['it is her own', 'Carmen came.', 'Carmen, Carmen, Carmen.'],
  ])('not where %s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('not where a third language has hers no more often', () =>
    expect(
      checkBiographyNames([
        of('Carmen came. Yes, Alba came.', 'en', {name: 'Carmen'}),
        of('Carmen, Carmen.', 'es'),
        of('Carmen.', 'fr'),
        other('Alba'),
      ]),
    ).toEqual([]));

  test('not of a biography in one language', () =>
    expect(
      checkBiographyNames([
        of('Carmen came. Yes, Alba came.', 'en', {name: 'Carmen'}),
        other('Alba'),
      ]),
    ).toEqual([]));

  test('not on other pages', () =>
    expect(
      checkBiographyNames([
        of('', 'en', {name: 'Carmen'}),
        of('Karmen came.', 'en', {}, 'about'),
        of('Carmen vino.', 'es', {}, 'about'),
      ]),
    ).toEqual([]));
});

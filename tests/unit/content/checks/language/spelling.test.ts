/** Words that no dictionary has and that are a slip away from one it has: what is told, and where. */
import {describe, expect, test} from 'vitest';

import {checkSpelling} from '../../../../../src/content/checks/language/spelling';
import type {Source} from '../../../../../src/content/source';
import type {Text} from '../../../../../src/content/texts';
import {validSite} from '../../fixtureSite';
import {told} from '../rawPages';
import {textOf, textsOf} from '../texts';
import {slipsIn, siteKnowing} from './slips';

const problemsOf = (texts: readonly Text[], source: Source = siteKnowing()) =>
  checkSpelling(source, [], texts);

describe('a misspelt word', () => {
  const text = textOf('The shouldrs are warm.', 'en', {field: 'lead'});

  test('where it stands and what is found', () =>
    expect(told(problemsOf([text]))).toEqual([
      'en/about.mdx:12 lead | “shouldrs”, which the dictionary does not have',
    ]));

  test('what to do', () =>
    expect(problemsOf([text]).map(({remedy}) => remedy)).toEqual([
      'Did you mean “shoulders”? Correct it, or add what is right as it stands to known in docs/wording.yml.',
    ]));

  test('what to do in the other language', () =>
    expect(problemsOf([textOf('Es la temperatúra.', 'es')])[0]?.remedy).toBe(
      'Did you mean “temperatura”? Correct it, or add what is right as it stands to known in i18n/es/docusaurus-plugin-content-docs/current/wording.yml.',
    ));

  test('several of a text in one message', () => {
    const [problem, ...more] = problemsOf([textOf('The shouldrs and the eveening.')]);
    expect(more).toEqual([]);
    expect(problem?.found).toBe('“shouldrs”, “eveening”, which the dictionary does not have');
    expect(problem?.remedy).toContain('Did you mean “shoulders”, and “evening”?');
  });

  test('the same one twice in a text', () =>
    expect(problemsOf([textOf('Shoulders, shouldrs, shouldrs.')])[0]?.found).toBe(
      '“shouldrs”, which the dictionary does not have',
    ));
});

describe('which texts are read', () => {
  test.each([
    ['a name', {isName: true}],
    ['a short word of a search', {field: 'keywords[0]'}],
  ] as const)('not %s', (_, more) =>
    expect(problemsOf([textOf('hte', 'en', more), ...textsOf(['the one'])])).toEqual([]),
  );

  test('none of a language whose list cannot be read', () => {
    const source = {...validSite(), wording: {}};
    expect(problemsOf([textOf('The shouldrs.')], source)).toEqual([]);
  });

  test('none of a language that the site does not have', () =>
    expect(problemsOf([textOf('The shouldrs.', 'fr')])).toEqual([]));
});

describe('a word that is right', () => {
  test.each([
    ['in a dictionary', ['The shoulders are warm.']],
    ['in three texts', ['The shouldrs.', 'A shouldrs.', 'One shouldrs.']],
    ['in three texts, in whatever capitals', ['The shouldrs.', 'A shouldrs.', 'Shouldrs, yes.']],
  ])('%s', (_, words) => expect(problemsOf(textsOf(words))).toEqual([]));

  test('that is declared', () =>
    expect(problemsOf([textOf('The shouldrs.')], siteKnowing('shouldrs'))).toEqual([]));

  test('that is declared, at a beginning', () =>
    expect(problemsOf([textOf('Shouldrs.')], siteKnowing('shouldrs'))).toEqual([]));

  test('but not in two texts', () =>
    expect(problemsOf(textsOf(['The shouldrs.', 'A shouldrs.']))).toHaveLength(2));
});

describe('a word that is declared with an accent', () => {
  test('is meant without it', () =>
    expect(slipsIn('Es un masaje tantrico.', 'es', {known: ['tántrico']})).toEqual([
      'tantrico → tántrico',
    ]));

  test('and right with it', () =>
    expect(slipsIn('Es un masaje tántrico.', 'es', {known: ['tántrico']})).toEqual([]));
});

describe('words of Spanish that are other words without their accent', () => {
  const used = ['El número.'];
  test('are told where nothing else is', () =>
    expect(told(problemsOf([textOf('Es un numero.', 'es'), ...textsOf(used, 'es')]))).toEqual([
      'es/about.mdx:12 | “un numero” without an accent',
    ]));

  test('and after what is misspelt', () =>
    expect(
      problemsOf([textOf('Es un numero de temperatúra.', 'es'), ...textsOf(used, 'es')])[0]?.found,
    ).toBe('“temperatúra”, which the dictionary does not have'));

  test('but not what is declared', () =>
    expect(
      problemsOf([textOf('Es un numero.', 'es'), ...textsOf(used, 'es')], siteKnowing('numero')),
    ).toEqual([]));
});

describe('what people search for', () => {
  const search = (word: string): Text => textOf(word, 'en', {field: 'keywords[0]', line: 4});
  const warm = textsOf(['Warm shoulders.', 'The shoulders.']);

  test('a slip beside a word that the house uses', () =>
    expect(told(problemsOf([search('warm shouldrs'), ...warm]))).toEqual([
      'en/about.mdx:4 keywords[0] | “shouldrs”, which the dictionary does not have',
    ]));

  test('of six letters', () =>
    expect(problemsOf([search('towell'), ...textsOf(['The towel.', 'A towel.'])])).toHaveLength(1));

  test('is told after the texts', () =>
    expect(
      problemsOf([search('warm shouldrs'), ...warm, textOf('The eveening.')]).map(
        ({field}) => field,
      ),
    ).toEqual(['', 'keywords[0]']));

  test.each([
    ['beside a word that the house uses once', [search('shouldrs'), textOf('Warm shoulders.')]],
    ['with a capital', [search('Shouldrs'), ...warm]],
    ['of few letters', [search('sllip'), ...textsOf(['A slip.', 'The slip.'])]],
    ['that stands in a text as well', [search('shouldrs'), ...warm, textOf('A shouldrs.')]],
    [
      'of another language',
      [search('temperatura'), ...textsOf(['The temperature.', 'A temperature.'])],
    ],
    ['that is a name', [{...search('shouldrs'), isName: true as const}, ...warm]],
  ])('but not %s', (_, texts) =>
    expect(problemsOf(texts).filter(({field}) => field === 'keywords[0]')).toEqual([]),
  );

  test('but not what is declared', () =>
    expect(problemsOf([search('shouldrs'), ...warm], siteKnowing('shouldrs'))).toEqual([]));

  test('but not a word without its accent', () =>
    expect(
      problemsOf([
        textOf('habitacion', 'es', {field: 'keywords[0]'}),
        ...textsOf(['La habitación.', 'Una habitación.'], 'es'),
      ]),
    ).toEqual([]));
});

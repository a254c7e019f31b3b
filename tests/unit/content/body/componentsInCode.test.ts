/** Curly brackets and imports in a text. */
import {describe, expect, test} from 'vitest';

import {checkComponents} from '../../../../src/content/body/components';
import {CONTEXT, said, told} from './componentFaults';
import {treeOf} from './said';
import {toldOf} from './toldOf';

describe('curly brackets', () => {
  const CODE = 'Pages hold words, not code: delete it, or write \\{ to show a bracket.';
  test.each([
    [
      'empty',
      'Words {} here.',
      '1:7 | empty curly brackets | Delete them: curly brackets mean code.',
    ],
    ['empty, alone', '{ }', '1:1 | empty curly brackets | Delete them: curly brackets mean code.'],
    ['a number', 'At {20}.', `1:4 | code in curly brackets: {20} | ${CODE}`],
    ['a name, alone', '{ rooms }', `1:1 | code in curly brackets: {rooms} | ${CODE}`],
    [
      'behind a note',
      '{/* four */ rooms}',
      `1:1 | code in curly brackets: {/* four */ rooms} | ${CODE}`,
    ],
    [
      'of forty signs',
      `{${'a'.repeat(40)}}`,
      `1:1 | code in curly brackets: {${'a'.repeat(40)}} | ${CODE}`,
    ],
    [
      'of more',
      `{${'a'.repeat(41)}}`,
      `1:1 | code in curly brackets: {${'a'.repeat(37)}…} | ${CODE}`,
    ],
    [
      'a blank',
      "Words{' '}here.",
      "1:6 | code in curly brackets: {' '} | Delete it, and type a blank in its place.",
    ],
    [
      'no text',
      'Words{""}here.',
      '1:6 | code in curly brackets: {""} | Delete it, and type a blank in its place.',
    ],
    ['no text and more', "Words{'' + a}here.", `1:6 | code in curly brackets: {'' + a} | ${CODE}`],
    ['more and no text', "Words{a + ''}here.", `1:6 | code in curly brackets: {a + ''} | ${CODE}`],
    ['a text', 'Words{"a"}here.', `1:6 | code in curly brackets: {"a"} | ${CODE}`],
  ])('%s', (_, body, expected) => expect(told(body)).toEqual([expected]));

  test.each([
    ['a note', 'Words {/* later */} here.'],
    ['two notes', '{/* later */ /* or never */}'],
    ['a note on two lines', '{/* later\nor never */}'],
    ['a bracket that is shown', 'Words \\{ here.'],
  ])('nothing is said of %s', (_, body) => expect(said(body)).toEqual([]));
});

describe('imports', () => {
  const imports = (body: string): string[] =>
    toldOf(checkComponents(treeOf(body), CONTEXT)).map((line) => line.replace(/^\S+ \| /, ''));
  const FACT = "import FoundedYear from '@site/src/components/facts/FoundedYear';";
  test.each([
    ['missing', '<FoundedYear />', '<FoundedYear> without its import'],
    ['of something else', `import Sun from './sun';\n\nWords.`, 'an import of Sun from ./sun'],
    ['code', 'export const a = 1;', 'code (export)'],
    [
      'words among them',
      `${FACT}\n\nWords.\n\n${FACT.replaceAll('FoundedYear', 'PriceRange')}\n\n<FoundedYear />`,
      'words among the imports',
    ],
  ])('%s', (_, body, expected) => expect(imports(body)).toEqual([expected]));

  test('under a name with a slip are told once', () =>
    expect(imports(`${FACT.replace('FoundedYear', 'FoundedYeer')}\n\n<FoundedYear />`)).toEqual([
      'FoundedYeer imported from @site/src/components/facts/FoundedYear',
    ]));

  test('that are read as words: their curly brackets are no code', () =>
    expect(imports("Import Columns, {Column} from '@site/src/components/blocks/Columns';")).toEqual(
      ['imports that are read as words'],
    ));
});

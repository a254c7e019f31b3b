/** A name of a part that the original alone calls otherwise. */
import {describe, expect, test} from 'vitest';

import {renamedFault, renamedIn} from '../../../../../src/content/checks/translations/legalRenamed';
import {rawPage} from '../rawPages';

/** The name that is meant and the one that stands there. */
function renamed(english: string, translations: readonly string[], links: readonly string[] = []) {
  const found = renamedIn(
    rawPage(english, {id: 'legal/a'}),
    translations.map((body, at) => rawPage(body, {id: 'legal/a', locale: `t${at}`})),
    () => new Set(links),
  );
  return found && [found.from, found.to];
}

describe('a name that the original alone has', () => {
  test.each<[string, string, string[], string[]]>([
    ['links know the earlier one', '## B {#data}', ['## A {#visits}'], ['visits']],
    ['its heading is called so', '## Your visits {#data}', ['## A {#visits}'], []],
    ['of several words', '## Visits by night {#data}', ['## A {#night-visits}'], []],
    ['in three languages', '## Visits {#data}', ['## A {#visits}', '## B {#visits}'], []],
    ['beside other parts', '## A {#a}\n\n## Visits {#data}', ['## A {#a}\n\n## B {#visits}'], []],
  ])('%s', (_, english, translations, links) =>
    expect(renamed(english, translations, links)?.[1]).toBe('data'),
  );

  test('told at its heading', () => {
    const found = renamedIn(
      rawPage('Words.\n\n## Visits {#data}', {id: 'legal/a'}),
      [rawPage('Palabras.\n\n## A {#visits}', {id: 'legal/a', locale: 'es'})],
      () => new Set(),
    );
    expect(found && renamedFault(found, 'es/legal/a.mdx')).toMatchObject({
      line: 3,
      found: 'the name {#data}, which links and es/legal/a.mdx call {#visits}',
      remedy: 'Write {#visits}; a new name is written in every language, and in every link to it.',
    });
  });
});

describe('none', () => {
  test.each<[string, string, string[], string[]]>([
    ['where links know the new one', '## Visits {#data}', ['## A {#visits}'], ['data', 'visits']],
    ['where nothing speaks for either', '## B {#data}', ['## A {#visits}'], []],
    ['where the heading has both names', '## Visits data {#data}', ['## A {#visits}'], []],
    ['where the heading has one word of it', '## Visits {#data}', ['## A {#night-visits}'], []],
    ['where the names are the same', '## Visits {#visits}', ['## A {#visits}'], ['visits']],
    ['where two are others', '## A {#a}\n\n## B {#b}', ['## A {#c}\n\n## B {#d}'], ['c', 'd']],
    ['where the translation has more parts', '## A {#a}', ['## A {#c}\n\n## B {#b}'], ['c']],
    ['where the original has more parts', '## A {#a}\n\n## B {#b}', ['## A {#c}'], ['c']],
    [
      'where the original has the earlier one elsewhere',
      '## A {#a}\n\n## B {#b}\n\n## C {#c}',
      ['## A {#b}\n\n## X {#b-two}\n\n## C {#c}'],
      ['b'],
    ],
    [
      'where one translation has the new one',
      '## Visits {#data}',
      ['## A {#visits}', '## A {#data}'],
      [],
    ],
    [
      'where one translation has both',
      '## Visits {#data}\n\n## B {#b}',
      ['## A {#visits}\n\n## B {#b}', '## A {#visits}\n\n## B {#data}'],
      [],
    ],
    ['without a translation', '## Visits {#data}', [], ['visits']],
    ['where a name of the original is none', '## Visits {#Data}', ['## A {#visits}'], ['visits']],
    [
      'where a name stands twice',
      '## Visits {#data}\n\n## B {#b}',
      ['## A {#visits}\n\n## B {#b}', '## A {#visits}\n\n## B {#visits}'],
      ['visits'],
    ],
  ])('%s', (_, english, translations, links) =>
    expect(renamed(english, translations, links)).toBeUndefined(),
  );
});

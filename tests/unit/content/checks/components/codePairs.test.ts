/** Entries of code.json that say what another one of their component says. */
import {describe, expect, test} from 'vitest';

import {sameWords} from '../../../../../src/content/checks/components/codePairs';
import {type Entry, entries, word} from './faults';

describe('two entries that say the same', () => {
  const said = (...all: readonly Entry[]): string[] => {
    const {value, words} = entries(all);
    return sameWords(value, words).map(
      ({field, found, remedy}) => `${field}: ${found} | ${remedy}`,
    );
  };

  test('the second is told, where nothing tells which is right', () =>
    expect(said(['a.one', 'Open', 'Abrir'], ['a.two', 'Lamp', 'Abrir'])).toEqual([
      'a.two: "Abrir", which a.one says already | Translate each: the originals read "Lamp" and "Open".',
    ]));

  test.each<[string, Entry, Entry]>([
    ['words alike', ['a.one', 'Lamp', 'Argentina'], ['a.two', 'Argentinian', 'Argentina']],
    ['opposites', ['a.one', 'Previous', 'Siguiente'], ['a.two', 'Next', 'Siguiente']],
    ['small words that are opposites', ['a.one', 'To', 'Desde'], ['a.two', 'From', 'Desde']],
  ])('the first is told, where the second has %s', (_, one, two) =>
    expect(said(one, two)).toEqual([expect.stringMatching(/^a\.one: .* which a\.two says/)]),
  );

  test('the one is right whose words another component has so', () =>
    expect(
      said(['a.one', 'Lamp', 'Abrir'], ['a.two', 'Open', 'Abrir'], ['b.one', 'OPEN', 'abrir']),
    ).toEqual([expect.stringContaining('a.one: "Abrir", which a.two says already')]));

  test('capitals and blanks are no difference', () =>
    expect(said(['a.one', 'Open', ' ABRIR '], ['a.two', 'Lamp', 'abrir'])).toHaveLength(1));

  test('a third is told as well', () =>
    expect(
      said(['a.one', 'Open', 'Abrir'], ['a.two', 'Lamp', 'Abrir'], ['a.three', 'Door', 'Abrir']),
    ).toHaveLength(2));

  test.each<[string, readonly Entry[]]>([
    [
      'originals that are the same',
      [
        ['a.one', 'Open', 'Abrir'],
        ['a.two', 'open', 'Abrir'],
      ],
    ],
    [
      'two components',
      [
        ['a.one', 'Open', 'Abrir'],
        ['b.two', 'Lamp', 'Abrir'],
      ],
    ],
    [
      'two messages',
      [
        ['a.one', 'Open', 'Abrir'],
        ['a.two', 'Lamp', 'Luz'],
      ],
    ],
    [
      'no words',
      [
        ['a.one', 'Open', ''],
        ['a.two', 'Lamp', ''],
      ],
    ],
  ])('not %s', (_, all) => expect(said(...all)).toEqual([]));

  test('entries that are none say nothing', () => {
    const words = [word('Open', 'a.one'), word('Lamp', 'a.two')];
    expect(sameWords({'a.one': null, 'a.two': null}, words)).toEqual([]);
    expect(sameWords({'a.one': 'Abrir', 'a.two': 'Abrir'}, words)).toEqual([]);
    expect(sameWords({'a.one': {}, 'a.two': {}}, words)).toEqual([]);
    expect(sameWords({}, words)).toEqual([]);
  });
});

/** Entries of code.json that have changed places with another one of their component. */
import {describe, expect, test} from 'vitest';

import {exchanged} from '../../../../../src/content/checks/components/codePairs';
import {type Entry, entries} from './faults';

describe('two entries that have changed places', () => {
  const said = (...all: readonly Entry[]): string[] => {
    const {value, words} = entries(all);
    return exchanged(value, words).map(
      ({ids, found, remedy}) => `${ids.join(', ')}: ${found} | ${remedy}`,
    );
  };

  test('opposites', () =>
    expect(said(['a.one', 'Next', 'Anterior'], ['a.two', 'Previous', 'Siguiente'])).toEqual([
      'a.one, a.two: "Anterior", and "Siguiente" at a.two | Let the two change places: the original of a.one reads "Next".',
    ]));

  test.each<[string, readonly Entry[]]>([
    [
      'words alike',
      [
        ['a.one', 'Programs', 'Reservas'],
        ['a.two', 'Reservation', 'Programas'],
      ],
    ],
    [
      'placeholders',
      [
        ['a.one', 'Of {a}', 'Por {b}'],
        ['a.two', 'By {b}', 'De {a}'],
      ],
    ],
    [
      'one without a placeholder',
      [
        ['a.one', 'Of {a}', 'Todo'],
        ['a.two', 'All', 'De {a}'],
      ],
    ],
    [
      'a third between',
      [
        ['a.one', 'Next', 'Anterior'],
        ['a.x', 'Lamp', 'Luz'],
        ['a.two', 'Previous', 'Siguiente'],
      ],
    ],
  ])('%s', (_, all) => expect(said(...all)).toHaveLength(1));

  test.each<[string, readonly Entry[]]>([
    [
      'two that are right',
      [
        ['a.one', 'Next', 'Siguiente'],
        ['a.two', 'Previous', 'Anterior'],
      ],
    ],
    [
      'two components',
      [
        ['a.one', 'Next', 'Anterior'],
        ['b.two', 'Previous', 'Siguiente'],
      ],
    ],
    [
      'one of the two',
      [
        ['a.one', 'Next', 'Anterior'],
        ['a.two', 'Previous', 'Luz'],
      ],
    ],
    [
      'the other of the two',
      [
        ['a.one', 'Next', 'Luz'],
        ['a.two', 'Previous', 'Siguiente'],
      ],
    ],
    [
      'the same words',
      [
        ['a.one', 'Of {a}', 'Todo'],
        ['a.two', 'All', 'Todo'],
      ],
    ],
    [
      'the same originals',
      [
        ['a.one', 'Next', 'Anterior'],
        ['a.two', 'Next', 'Siguiente'],
      ],
    ],
    [
      'no words in one',
      [
        ['a.one', 'Of {a}', ''],
        ['a.two', 'All', 'De {a}'],
      ],
    ],
    [
      'no words in the other',
      [
        ['a.one', 'All', 'De {a}'],
        ['a.two', 'Of {a}', ''],
      ],
    ],
    [
      'the same placeholders in another order',
      [
        ['a.one', '{a} {b}', '{b} {a}'],
        ['a.two', '{b} {a}', '{a} {b}'],
      ],
    ],
    [
      'short words',
      [
        ['a.one', 'Mesa', 'Luz'],
        ['a.two', 'Luz', 'Mesa'],
      ],
    ],
    [
      'words of both',
      [
        ['a.one', 'Programs, reservation', 'Reservas'],
        ['a.two', 'Reservation', 'Programas'],
      ],
    ],
  ])('not %s', (_, all) => expect(said(...all)).toEqual([]));
});

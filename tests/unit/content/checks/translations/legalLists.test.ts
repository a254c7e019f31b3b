/** Lists and tables of a legal text that are longer in one language. */
import {describe, expect, test} from 'vitest';

import {listFaults} from '../../../../../src/content/checks/translations/legalLists';
import {faultLines, legalPages} from './legalPages';

const faults = (english: string, spanish: string) => {
  const {original, translation} = legalPages(english, spanish);
  return listFaults(translation, original);
};
const said = (english: string, spanish: string): string[] =>
  faultLines('es', faults(english, spanish));

const list = (count: number): string => Array.from({length: count}, () => '- Words.').join('\n');
const table = (rows: number): string =>
  ['| A | B |', '| - | - |', ...Array.from({length: rows - 1}, () => '| C | D |')].join('\n');
const part = (name: string, inner: string): string => `## ${name} {#${name}}\n\n${inner}`;

describe('of another length', () => {
  test.each<[string, string, string, string]>([
    ['a list', list(3), list(2), 'es:1 | a list of 2 entries, and the original has 3'],
    ['a longer list', list(1), list(2), 'es:1 | a list of 2 entries, and the original has 1'],
    ['one entry', list(2), list(1), 'es:1 | a list of 1 entry, and the original has 2'],
    ['a table', table(3), table(2), 'es:1 | a table of 2 rows, and the original has 3'],
    ['one row', table(2), table(1), 'es:1 | a table of 1 row, and the original has 2'],
    [
      'the second of a part',
      `${list(2)}\n\nWords.\n\n${table(3)}`,
      `${list(2)}\n\nWords.\n\n${table(2)}`,
      'es:6 | a table of 2 rows, and the original has 3',
    ],
    [
      'beside a part with another number of them',
      `${part('a', list(2))}\n\n${part('b', list(2))}`,
      `${part('a', `${list(2)}\n\nWords.\n\n${list(1)}`)}\n\n${part('b', list(1))}`,
      'es:12 | a list of 1 entry, and the original has 2',
    ],
    [
      'an inner list',
      '- A\n  - B\n  - C',
      '- A\n  - B',
      'es:2 | a list of 1 entry, and the original has 2',
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  test('how to mend it', () => {
    expect(faults(list(2), list(1))[0]).toMatchObject({
      remedy: 'Add what is missing here, or correct en/legal/cookies.mdx.',
      rule: 'length-of-list',
    });
    expect(faults(list(1), list(2))[0]?.remedy).toBe(
      'Put back in en/legal/cookies.mdx what it lost, or delete here what is too much.',
    );
  });
});

describe('nothing is said', () => {
  test.each([
    ['of as many', `${list(2)}\n\n${table(2)}`, `${list(2)}\n\n${table(2)}`],
    ['of one list more', list(2), `${list(1)}\n\nWords.\n\n${list(2)}`],
    ['of one list less', `${list(1)}\n\nWords.\n\n${list(2)}`, list(2)],
    ['of a list for a table', table(2), list(1)],
    ['of a table with a row of words', table(3), `${table(2)}\nWords.\nMore.`],
    ['of a table whose original has a row of words', `${table(2)}\nWords.\nMore.`, table(2)],
    ['where a row stands apart', table(3), `${table(2)}\n\n| C | D |`],
    ['where a row of the original stands apart', `${table(2)}\n\n| C | D |`, table(3)],
    ['where a line has lost its sign', list(3), '- Words.\nWords.\n- Words.'],
    ['where a line of the original has lost its sign', '- Words.\nWords.\n- Words.', list(3)],
    ['of a part that the original does not have', list(2), part('a', list(1))],
    ['of a text that cannot be read', list(2), `${list(1)}\n\n<Open`],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));
});

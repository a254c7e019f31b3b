/** What is said of words among the imports and of code that cannot be read, and of what is not known otherwise. */
import {describe, expect, test} from 'vitest';

import {complaintOf} from '../../../../src/content/body/complaints';
import {parseBody} from '../../../../src/content/body/parse';
import {fullyToldOf} from './toldOf';

const told = (body: string): string[] => fullyToldOf(parseBody(body).faults);

describe('words among the imports', () => {
  const A = "import FoundedYear from '@site/src/components/facts/FoundedYear';";
  const B = "import PriceRange from '@site/src/components/facts/PriceRange';";
  const AMONG =
    'words among the imports | Delete them, or move them below the last import, with an empty line between.';
  test.each([
    ['between two', `${A}\nWords here.\n${B}`, 2],
    ['straight below', `${A}\n${B}\nWords here.`, 3],
    ['below the last of two that stand apart', `${A}\n\n${B}\nÉsta es.`, 4],
  ])('%s', (_, body, line) => expect(told(body)).toEqual([`${line}:1 | ${AMONG}`]));

  /** What is said of code on a line that cannot be read. */
  const ofCode = (line: number, ...rows: string[]): string =>
    complaintOf({reason: 'Could not parse with acorn', line, column: 1}, rows.join('\n')).found;

  test.each<[string, number, string[]]>([
    ['above the first', 1, ['Words.', A]],
    ['two lines away from two imports', 5, [A, B, 'Words.', '', '{a b}']],
  ])('%s', (_, line, rows) => expect(ofCode(line, ...rows)).toBe('words among the imports'));

  test.each<[string, number, string[]]>([
    ['two lines away from one import', 4, [A, 'Words.', '', '{a b}']],
    ['further above', 1, ['{a b}', '', A, 'Words.']],
    ['an export', 2, [A, 'export {a b}']],
    ['words with “from”', 2, [A, 'It is from {a b}']],
    ['words that speak of an import', 2, ['We import tea from here', 'Words {a b}']],
  ])('not: %s', (_, line, rows) => expect(ofCode(line, ...rows)).toMatch(/^curly brackets/));

  test.each([
    ['far from them', `Words.\n${A}\n\nMore.\n\nWords {a b}.`],
    [
      'an import that cannot be read',
      `${A}\nimport PriceRange form '@site/src/components/facts/PriceRange';`,
    ],
    ['code where nothing is imported', 'Words {a b}.'],
    ['words further down', `${A}\n\nWords {a b}.`],
    ['a list', `${A}\n- Words.`],
  ])('not: %s', (_, body) => expect(told(body).join()).not.toMatch(/among/));
});

describe('what the compiler says otherwise', () => {
  test('is handed on', () =>
    expect(complaintOf({reason: 'It rains', line: 2, column: 3}, 'A\nB')).toEqual({
      field: '',
      line: 2,
      column: 3,
      found: 'text that cannot be read (It rains)',
      remedy: 'Check tags and brackets on that line.',
    }));

  test('without a place it is one of the whole text', () =>
    expect(complaintOf({}, 'A')).toEqual({
      field: '',
      line: undefined,
      column: undefined,
      found: 'text that cannot be read ()',
      remedy: 'Check tags and brackets on that line.',
    }));
});

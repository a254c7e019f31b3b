/** Headings below which nothing stands. */
import {describe, expect, test} from 'vitest';

import {emptyParts} from '../../../../src/content/body/emptyParts';
import {treeOf} from './said';
import {fullyToldOf} from './toldOf';

const said = (body: string, ...told: number[]): string[] =>
  fullyToldOf(emptyParts(treeOf(body), new Set(told)));
const at = (line: number): string =>
  `${line}:1 | a heading with nothing below it | Write what belongs there, or delete the heading.`;

describe('what is told', () => {
  test.each([
    ['before one of its level', '## A\n\n## B\n\nWords.', [at(1)]],
    ['before a higher one', '## A\n\nWords.\n\n### B\n\n## C\n\nWords.', [at(5)]],
    ['at the end', 'Words.\n\n## A', [at(3)]],
    ['two', '## A\n\n## B', [at(1), at(3)]],
    ['in a component', '<Section>\n\n## A\n\n## B\n\nWords.\n\n</Section>', [at(3)]],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual(expected));

  test('a name for other rules', () =>
    expect(emptyParts(treeOf('## A'), new Set())[0]?.rule).toBe('bare-heading'));
});

describe('nothing is said', () => {
  test.each([
    ['words below', '## A\n\nWords.'],
    ['a lower one below', '## A\n\n### B\n\nWords.'],
    ['a component below', '## A\n\n<RoomMosaic />'],
    ['at the end of a component', '<Column>\n\n## A\n\n</Column>'],
    ['one without words', '##\n\n## B\n\nWords.'],
    ['no heading', 'Words.'],
  ])('%s', (_, body) => expect(said(body)).toEqual([]));

  test('something else is told of it, or of the next', () => {
    expect(said('## A\n\n## B\n\nWords.', 1)).toEqual([]);
    expect(said('## A\n\n## B\n\nWords.', 3)).toEqual([]);
    expect(said('## A\n\n## B\n\nWords.', 5)).toEqual([at(1)]);
    expect(said('## A\n\nWords.\n\n## B', 3)).toEqual([at(5)]);
  });
});

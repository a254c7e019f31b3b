/** Facts that came into a translation in one go. */
import {describe, expect, test} from 'vitest';

import {FACT, factsTogether} from '../../../src/content/factsTogether';
import type {Problem} from '../../../src/content/problems';

const fact = (field: string, file = 'es/a.mdx'): Problem => ({
  file,
  field,
  isForeign: true,
  found: FACT,
  remedy: `Facts belong in docs/a.mdx. Delete this line.`,
});
const other: Problem = {file: 'es/a.mdx', field: 'title', found: 'nothing', remedy: 'Write it.'};

describe('facts in a translation', () => {
  test('one stays as it is', () =>
    expect(factsTogether([other, fact('kind')])).toEqual([other, fact('kind')]));

  test('several are told at the first', () =>
    expect(
      factsTogether([fact('kind'), other, fact('photos[0].file'), fact('photos[1].file')]),
    ).toEqual([
      {
        ...fact('kind'),
        found: 'facts in a translation: kind, file',
        remedy: 'Facts belong in docs/a.mdx. Delete these lines, with what is indented below them.',
      },
      other,
    ]));

  test('each file by itself', () =>
    expect(factsTogether([fact('kind'), fact('kind', 'es/b.mdx')])).toHaveLength(2));

  test('a fact of a longer path is named whole', () =>
    expect(factsTogether([fact('hero.file'), fact('phases[12].minutes')])[0]?.found).toBe(
      'facts in a translation: hero.file, minutes',
    ));
});

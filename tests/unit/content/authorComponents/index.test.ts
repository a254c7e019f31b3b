/** How components are imported, and what a remedy says of an import that is missing. */
import {describe, expect, test} from 'vitest';

import {
  type AuthorComponent,
  addImport,
  importLine,
  importLines,
  importOfTag,
  importToAdd,
} from '../../../../src/content/authorComponents';
import {plain} from '../../../../src/content/authorComponents/kinds';

const main: AuthorComponent = plain('Columns', 'blocks/Columns', 'Two columns.', '…');
const part: AuthorComponent = {...plain('Column', 'blocks/Columns', 'One.', '…'), named: true};
const other: AuthorComponent = {...part, name: 'Gap'};

describe('lines of imports', () => {
  test.each([
    ['one', [main], "import Columns from '@site/src/components/blocks/Columns';"],
    [
      'one with a part',
      [main, part],
      "import Columns, {Column} from '@site/src/components/blocks/Columns';",
    ],
    [
      'the part first',
      [part, main],
      "import Columns, {Column} from '@site/src/components/blocks/Columns';",
    ],
    ['a part alone', [part], "import {Column} from '@site/src/components/blocks/Columns';"],
    [
      'two parts',
      [part, other],
      "import {Column, Gap} from '@site/src/components/blocks/Columns';",
    ],
  ])('%s', (_, components, line) => expect(importLines(components)).toBe(line));

  test('of one component', () => expect(importLine(part)).toBe(importLines([part])));
});

describe('what a remedy adds', () => {
  const LINE = "import FoundedYear from '@site/src/components/facts/FoundedYear';";
  const ADD = ` Add to the imports at the top: ${LINE}`;
  test.each([
    ['a page without imports', 'Words.', ADD],
    ['another import', "import PriceRange from '@site/src/components/facts/PriceRange';", ADD],
    ['its tag alone', 'Since <FoundedYear />.', ADD],
    ['a word that begins like it', "import FoundedYears from './a';", ADD],
    ['words about it', 'Words import FoundedYear', ADD],
    ['its import', LINE, ''],
    ['its import further down', `Words.\n\n${LINE}`, ''],
    ['its import beside others', "import Years, {FoundedYear} from './a';", ''],
  ])('%s', (_, body, expected) => {
    expect(importToAdd('FoundedYear', body)).toBe(expected);
    expect(importOfTag('Write <FoundedYear />, or <PriceRange />.', body)).toBe(expected);
  });

  test('nothing for what is no component, or no tag', () => {
    expect(importToAdd('Weather', '')).toBe('');
    expect(importOfTag('Write the year.', '')).toBe('');
  });

  test('how it says so', () => expect(addImport('x')).toBe('Add to the imports at the top: x'));
});

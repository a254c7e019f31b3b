/** Imports of a body: of listed components only, each from where it lives, none missing. */
import {describe, expect, test} from 'vitest';

import {importFaults, importsOf, lineOfImport} from '../../../../src/content/body/imports';
import {mendsOf, saidAt, treeOf} from './said';

const SECTION = "import Section from '@site/src/components/blocks/Section';";

describe('what is read', () => {
  test('each name with its module and its form', () =>
    expect(
      importsOf(
        treeOf("import A, {B} from 'one';\nimport * as C from 'two';\n\nWords."),
      ).imports.map(({name, module, isNamed}) => [name, module, isNamed]),
    ).toEqual([
      ['A', 'one', false],
      ['B', 'one', true],
      ['C', 'two', false],
    ]));

  test.each([
    [
      'code',
      'Words.\n\nexport const a = 1;',
      '3 | code (export)',
      'Pages hold words and listed components only. Delete it.',
    ],
    [
      'an import of nothing',
      "Words.\n\nimport 'styles.css';",
      '3 | an import of styles.css without a component',
      'Pages import listed components only. Delete the line.',
    ],
    [
      'an import of nothing in brackets',
      "import {} from 'styles.css';",
      '1 | an import of styles.css without a component',
      'Pages import listed components only. Delete the line.',
    ],
  ])('%s is told', (_, body, expected, remedy) => {
    const {imports, faults} = importsOf(treeOf(body));
    expect(imports).toEqual([]);
    expect(saidAt(faults)).toEqual([expected]);
    expect(mendsOf(faults)).toEqual([remedy]);
  });

  test('an import behind code is read', () => {
    const {imports, faults} = importsOf(treeOf(`export const a = 1;\n${SECTION}`));
    expect(imports.map(({name}) => name)).toEqual(['Section']);
    expect(faults).toHaveLength(1);
  });
});

describe('the line of a name', () => {
  const block = treeOf("Words.\n\nimport PageHero from 'a';\nimport Page from 'b';").children[1];

  test.each([
    ['PageHero', 3],
    ['Page', 4],
    ['Hero', 3],
  ])('%s', (name, line) => expect(block && lineOfImport(block, name)).toBe(line));

  test('without lines', () => {
    const [paragraph] = treeOf('\nWords.').children;
    expect(paragraph && lineOfImport(paragraph, 'Words')).toBe(2);
  });
});

describe('what is wrong with an import', () => {
  const faultsOf = (...rows: string[]) => importFaults(importsOf(treeOf(rows.join('\n'))).imports);

  test.each<[string, string[], string, string]>([
    [
      'a component that nobody knows',
      ["import Foo from 'react';"],
      '1 | an import of Foo from react',
      'Pages import listed components only (src/components/README.md).',
    ],
    [
      'a misspelt one',
      ["import {Secton} from '@site/src/components/blocks/Section';"],
      '1 | an import of Secton from @site/src/components/blocks/Section',
      'Did you mean Section? Pages import listed components only (src/components/README.md).',
    ],
    [
      'another name for the one of its module',
      ["import Box from '@site/src/components/blocks/Section';"],
      '1 | Box imported from @site/src/components/blocks/Section',
      `Write: ${SECTION}`,
    ],
    [
      'one that is not for pages',
      ["import Facade from '@site/src/components/blocks/Facade';"],
      '1 | an import of Facade from @site/src/components/blocks/Facade',
      'It is not for pages: CallToAction stands before it.',
    ],
    [
      'a module of several, under another name',
      ["import Row from '@site/src/components/blocks/Columns';"],
      '1 | an import of Row from @site/src/components/blocks/Columns',
      'Pages import listed components only (src/components/README.md).',
    ],
    [
      'several that nobody knows in one line',
      ["import {Foo, Bar} from 'react';"],
      '1 | an import of Foo from react',
      'Pages import listed components only (src/components/README.md).',
    ],
    [
      'one from elsewhere',
      ["import Section from '@site/src/components/Section';"],
      '1 | Section imported from @site/src/components/Section',
      `Write: ${SECTION}`,
    ],
    [
      'one from elsewhere, below another',
      ["import CallLink from '@site/src/components/links/CallLink';", "import Section from 'x';"],
      '2 | Section imported from x',
      `Write: ${SECTION}`,
    ],
    [
      'one in brackets',
      ["import {Section} from '@site/src/components/blocks/Section';"],
      '1 | Section imported from @site/src/components/blocks/Section',
      `Write: ${SECTION}`,
    ],
    [
      'a part without its brackets',
      ["import Column from '@site/src/components/blocks/Columns';"],
      '1 | Column imported from @site/src/components/blocks/Columns',
      "Write: import {Column} from '@site/src/components/blocks/Columns';",
    ],
    [
      'several of one module from elsewhere',
      ["import Columns, {Column} from '@site/src/components/Columns';"],
      '1 | Columns imported from @site/src/components/Columns',
      "Write: import Columns, {Column} from '@site/src/components/blocks/Columns';",
    ],
    [
      'one below another',
      [SECTION, "import Foo from 'react';"],
      '2 | an import of Foo from react',
      'Pages import listed components only (src/components/README.md).',
    ],
  ])('%s', (_, rows, expected, remedy) => {
    const faults = faultsOf(...rows);
    expect(saidAt(faults)).toEqual([expected]);
    expect(mendsOf(faults)).toEqual([remedy]);
  });

  test.each<[string, string[], string[]]>([
    [
      'two of two modules, that nobody knows',
      ["import Foo from 'react';", "import Bar from 'vue';"],
      ['1 | an import of Foo from react', '2 | an import of Bar from vue'],
    ],
    [
      'two in two blocks',
      ["import Foo from 'react';", '', "import Bar from 'react';"],
      ['1 | an import of Foo from react', '3 | an import of Bar from react'],
    ],
    [
      'one that nobody knows behind one from elsewhere',
      ["import Section, {Foo} from 'react';"],
      ['1 | Section imported from react', '1 | an import of Foo from react'],
    ],
    [
      'two of two modules from one place',
      ["import {Section, Column} from 'react';"],
      ['1 | Section imported from react', '1 | Column imported from react'],
    ],
    [
      'parts from two wrong places',
      ["import Columns from 'react';", "import {Column} from 'vue';"],
      ['1 | Columns imported from react', '2 | Column imported from vue'],
    ],
    [
      'parts of one wrong place in two blocks',
      ["import Columns from 'react';", '', "import {Column} from 'react';"],
      ['1 | Columns imported from react', '3 | Column imported from react'],
    ],
    [
      'two without their form',
      [
        "import {Columns} from '@site/src/components/blocks/Columns';",
        "import Column from '@site/src/components/blocks/Columns';",
      ],
      [
        '1 | Columns imported from @site/src/components/blocks/Columns',
        '2 | Column imported from @site/src/components/blocks/Columns',
      ],
    ],
  ])('both of %s', (_, rows, expected) => expect(saidAt(faultsOf(...rows))).toEqual(expected));

  test('nothing with listed ones', () =>
    expect(
      faultsOf(SECTION, "import Columns, {Column} from '@site/src/components/blocks/Columns';"),
    ).toEqual([]));
});

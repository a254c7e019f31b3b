/** Imports that a body lacks, that are read as words, or that words stand among. */
import {describe, expect, test} from 'vitest';

import {
  areImports,
  importsOf,
  missingImports,
  wordsAmong,
} from '../../../../src/content/body/imports';
import {mendsOf, saidAt, treeOf} from './said';

const SECTION = "import Section from '@site/src/components/blocks/Section';";
const COLUMNS = "import Columns from '@site/src/components/blocks/Columns';";

describe('components without their import', () => {
  const faultsOf = (body: string) => {
    const tree = treeOf(body);
    const {imports} = importsOf(tree);
    return missingImports(tree, imports, new Set(imports.map(({name}) => name)));
  };

  test.each([
    [
      'one',
      'Words.\n\n<Section>\n\nOne.\n\n</Section>',
      ['3 | <Section> without its import'],
      [`Add to the imports at the top: ${SECTION}`],
    ],
    [
      'one of a module that has more',
      '<Columns>\n\nOne.\n\n</Columns>',
      ['1 | <Columns> without its import'],
      [`Add to the imports at the top: ${COLUMNS}`],
    ],
    [
      'one of two modules',
      `${COLUMNS}\n\n<Columns>\n\nOne.\n\n</Columns>\n\n<CallLink />`,
      ['9 | <CallLink> without its import'],
      [
        "Add to the imports at the top: import CallLink from '@site/src/components/links/CallLink';",
      ],
    ],
    [
      'twice in a text',
      '<Section>\n\nOne.\n\n</Section>\n\n<Section>\n\nTwo.\n\n</Section>',
      ['1 | <Section> without its import'],
      [`Add to the imports at the top: ${SECTION}`],
    ],
    [
      'two of one module',
      '<Columns>\n\n<Column>\n\nOne.\n\n</Column>\n\n</Columns>',
      ['1 | <Columns> without its import'],
      [
        "Add to the imports at the top: import Columns, {Column} from '@site/src/components/blocks/Columns';",
      ],
    ],
    [
      'a part of a module that is imported',
      `${COLUMNS}\n\n<Columns>\n\n<Column>\n\nOne.\n\n</Column>\n\n</Columns>`,
      ['5 | <Column> without its import'],
      ["Write its import as: import Columns, {Column} from '@site/src/components/blocks/Columns';"],
    ],
    [
      'two of two modules',
      '<Section>\n\n<CallLink />\n\n</Section>',
      ['1 | <Section> without its import', '3 | <CallLink> without its import'],
      [
        `Add to the imports at the top: ${SECTION}`,
        "Add to the imports at the top: import CallLink from '@site/src/components/links/CallLink';",
      ],
    ],
    [
      'one whose module is imported by another known name',
      "import PageHero from '@site/src/components/blocks/Section';\n\n<Section>\n\nOne.\n\n</Section>",
      ['3 | <Section> without its import'],
      [`Add to the imports at the top: ${SECTION}`],
    ],
    [
      'one whose module is imported in brackets by another name',
      "import {Box} from '@site/src/components/blocks/Section';\n\n<Section>\n\nOne.\n\n</Section>",
      ['3 | <Section> without its import'],
      [`Add to the imports at the top: ${SECTION}`],
    ],
    [
      'one beside another module that is imported by another name',
      "import Box from 'react';\n\n<Section>\n\nOne.\n\n</Section>",
      ['3 | <Section> without its import'],
      [`Add to the imports at the top: ${SECTION}`],
    ],
    [
      'imports that are read as words, and only these',
      "Words.\n\nmport Section from '@site/src/components/blocks/Section';\n\n<Section>\n\nOne.\n\n</Section>",
      ['3 | imports that are read as words'],
      [
        'Begin each of these lines with “import ”, and leave an empty line between them and any words.',
      ],
    ],
  ])('%s', (_, body, expected, remedies) => {
    expect(saidAt(faultsOf(body))).toEqual(expected);
    expect(mendsOf(faultsOf(body))).toEqual(remedies);
  });

  test.each([
    ['one that is imported', `${SECTION}\n\n<Section>\n\nOne.\n\n</Section>`],
    ['one that nobody knows', '<Foo />'],
    ['a plain element', '<br />'],
    ['an element without a name', '<>One.</>'],
    [
      'one that is imported by another name',
      "import Box from '@site/src/components/blocks/Section';\n\n<Section>\n\nOne.\n\n</Section>",
    ],
    ['words alone', 'Words.'],
  ])('nothing is said of %s', (_, body) => expect(faultsOf(body)).toEqual([]));
});

test.each([
  ['words', 'Come in from the rain.', false],
  ['an import', `mport Section from '@site/src/components/blocks/Section';`, true],
  ['an import from elsewhere', "mport Section from '@site/src/pages/Section';", false],
  ['a heading', "## A from '@site/src/components/A'", false],
])('whether imports are read as words: %s', (_, body, expected) => {
  const [node] = treeOf(body).children;
  expect(node && areImports(node)).toBe(expected);
});

describe('words among the imports', () => {
  test('the first of them', () => {
    const faults = wordsAmong(treeOf(`${SECTION}\n\nOne.\n\nTwo.\n\n${COLUMNS}\n\nThree.`));
    expect(saidAt(faults)).toEqual(['3 | words among the imports']);
    expect(mendsOf(faults)).toEqual([
      'Delete them, or move them below the last import, with an empty line between.',
    ]);
  });

  test.each([
    ['below the imports', `${SECTION}\n\n${COLUMNS}\n\nOne.`],
    ['above one import', `One.\n\n${SECTION}`],
    ['above code', `${SECTION}\n\nOne.\n\nexport const a = 1;`],
    ['a component among them', `${SECTION}\n\n<CallLink />\n\n${COLUMNS}`],
    [
      'imports that are read as words',
      `${SECTION}\n\nmport A from '@site/src/components/A';\n\n${COLUMNS}`,
    ],
    ['no imports', 'One.\n\nTwo.'],
  ])('left alone: %s', (_, body) => expect(wordsAmong(treeOf(body))).toEqual([]));
});

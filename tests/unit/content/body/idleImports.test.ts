/** Components that are imported and stand nowhere in the body. */
import {describe, expect, test} from 'vitest';

import {componentsIn, idleImports} from '../../../../src/content/body/idleImports';
import {treeOf} from './said';

const IMPORTS: Readonly<Record<string, string>> = {
  Section: "import Section from '@site/src/components/blocks/Section';",
  CallLink: "import CallLink from '@site/src/components/links/CallLink';",
  PriceRange: "import PriceRange from '@site/src/components/facts/PriceRange';",
  HouseCount: "import HouseCount from '@site/src/components/facts/HouseCount';",
  Foo: "import Foo from 'react';",
};

/** A body with imports of these names. */
const body = (names: readonly string[], text: string): string =>
  `${names.map((name) => IMPORTS[name] ?? '').join('\n')}\n\n${text}`;

const twin = (...blocks: string[]) => ({file: 'es/home.mdx', body: blocks.join('\n\n')});

const remedyOf = (names: readonly string[], ...twins: ReturnType<typeof twin>[]) =>
  idleImports(treeOf(body(names, 'Words.')), new Set(), twins)[0]?.remedy;

test('the components of a body, each once', () =>
  expect([
    ...componentsIn(
      treeOf('<>\n\n<Section>\n\nOne <CallLink />.\n\n</Section>\n\n</>\n\n<CallLink />'),
    ),
  ]).toEqual(['Section', 'CallLink']));

describe('what is told', () => {
  test('all of one', () =>
    expect(
      idleImports(treeOf(body(['CallLink', 'Section'], 'See <CallLink />.')), new Set(), []),
    ).toEqual([
      {
        field: '',
        line: 2,
        found: 'an import of Section, which the text does not use',
        remedy: 'Delete Section in this import, or write <Section> where it belongs.',
        rule: 'idle-import',
        components: ['<Section'],
      },
    ]));

  test('several at once', () =>
    expect(
      idleImports(treeOf(body(['Section', 'CallLink', 'PriceRange'], 'Words.')), new Set(), []),
    ).toEqual([
      {
        field: '',
        line: 1,
        found: 'an import of Section, CallLink and PriceRange, which the text does not use',
        remedy:
          'Delete Section, CallLink and PriceRange in the imports here, or write <Section>, <CallLink> and <PriceRange> where they belong.',
        rule: 'idle-import',
        components: ['<Section', '<CallLink', '<PriceRange'],
      },
    ]));

  test.each<[string, string[], ReturnType<typeof twin>[], string]>([
    [
      'what another language shows',
      ['Section'],
      [twin('Words.'), twin('<Section>', 'Uno.', '</Section>')],
      'Put back what stood in it, as es/home.mdx has it; if that went on purpose, delete it there too and Section in this import.',
    ],
    [
      'several that another language shows',
      ['Section', 'CallLink'],
      [twin('<Section>', '<CallLink />', '</Section>')],
      'Put back what stood in them, as es/home.mdx has it; if that went on purpose, delete it there too and Section and CallLink in the imports here.',
    ],
    [
      'several of which another language shows one',
      ['Section', 'CallLink'],
      [twin('<CallLink />')],
      'Delete Section and CallLink in the imports here, or write <Section> and <CallLink> where they belong.',
    ],
    [
      'a fact',
      ['PriceRange'],
      [],
      'Write <PriceRange /> where the text says it, or delete PriceRange in this import.',
    ],
    [
      'facts that another language shows',
      ['PriceRange', 'HouseCount'],
      [twin('Son <PriceRange /> y <HouseCount of="suites" />.')],
      'Put <PriceRange /> and <HouseCount /> back where the text says it, as es/home.mdx does, or delete PriceRange and HouseCount in the imports here.',
    ],
    [
      'what another language lacks as well, in a text that cannot be read',
      ['Section'],
      [twin('<Section>')],
      'Delete Section in this import, or write <Section> where it belongs.',
    ],
  ])('how to mend it: %s', (_, names, twins, expected) =>
    expect(remedyOf(names, ...twins)).toBe(expected),
  );
});

describe('what is left alone', () => {
  test.each<[string, string[], string, string[]]>([
    ['a component that is used', ['CallLink'], 'See <CallLink />.', []],
    ['a misspelt one', ['CallLink'], 'See <CallLinc />.', []],
    ['a block that is missed', ['Section'], 'Words.', ['Section']],
    ['one that nobody knows', ['Foo'], 'Words.', []],
    ['no imports', [], 'Words.', []],
  ])('%s', (_, names, text, missed) =>
    expect(idleImports(treeOf(body(names, text)), new Set(missed), [])).toEqual([]),
  );
});

/** Imports that cannot be read. */
import {describe, expect, test} from 'vitest';

import {importInWords} from '../../../../src/content/body/importComplaints';

const FORM = "import Section from '@site/src/components/blocks/Section';";
const CALL = "import CallLink from '@site/src/components/links/CallLink';";

/** What is said of a line among the imports, where the compiler has nothing else to say. */
const said = (row: string, text = row, reason = 'Could not parse import/exports with acorn') => {
  const complaint = importInWords({reason}, row, text);
  return complaint && `${complaint.found} | ${complaint.remedy}`;
};

test('imports without an empty line behind them', () =>
  expect(said('Words.', 'Words.', 'Unexpected code: only import/exports are supported')).toBe(
    `imports that do not end | Write each as ${FORM} and leave an empty line after the last.`,
  ));

describe('a line that is none', () => {
  test.each([
    ['a capital', "Import Section from '@site/src/components/blocks/Section';"],
    ['a lost letter', "mport Section from '@site/src/components/blocks/Section';"],
    ['something before it', "1import Section from '@site/src/components/blocks/Section';"],
    ['without its first word', "Section from '@site/src/components/blocks/Section';"],
    ['a lost blank', "importSection, {Section} from '@site/src/components/blocks/Section';"],
  ])('%s', (_, row) => expect(said(row)).toBe(`an import that cannot be read | Write: ${FORM}`));

  test.each([
    ['words', 'Come in from the rain.'],
    ['words of a component', 'Section from the rain.'],
    ['a tag', `<Section from '@site/src/components/blocks/Section'>`],
    ['an unknown name', "mport Foo from '@site/src/components/blocks/Foo';"],
    ['words about an import', `See import from here`],
    ['words that begin like it', 'important words'],
  ])('%s are left alone', (_, row) => expect(said(row)).toBeUndefined());
});

describe('the form of an import', () => {
  test.each([
    [
      'no from',
      "import CallLink '@site/src/components/links/CallLink';",
      'an import without “from”',
    ],
    ['no name behind a blank', " import '@site/components/CallLink';", 'an import without “from”'],
    [
      'another word without a blank',
      "import CallLink form'@site/src/components/links/CallLink';",
      '“form” in an import, in the place of “from”',
    ],
    [
      'a part of another word',
      "import CallLink inTo '@site/src/components/links/CallLink';",
      '“inTo” in an import, in the place of “from”',
    ],
    ['no name', "import '@site/src/components/links/CallLink", 'an import without “from”'],
    [
      'another word',
      "import CallLink form '@site/src/components/links/CallLink';",
      '“form” in an import, in the place of “from”',
    ],
    [
      'another word without a quotation mark',
      'import CallLink de @site/src/components/links/CallLink;',
      '“de” in an import, in the place of “from”',
    ],
    [
      'another word behind a bracket',
      "import {CallLink}form '@site/src/components/links/CallLink';",
      '“form” in an import, in the place of “from”',
    ],
    [
      'round quotation marks',
      'import CallLink from “@site/src/components/links/CallLink”;',
      "an import with other quotation marks than ' on both sides",
    ],
    [
      'one quotation mark',
      "import CallLink from '@site/src/components/links/CallLink;",
      'an import without one of its quotation marks',
    ],
    [
      'one bracket',
      "import {CallLink from '@site/src/components/links/CallLink';",
      'an import without one of its curly brackets',
    ],
    [
      'something else',
      "import CallLink, from '@site/src/components/links/CallLink';",
      'an import that cannot be read',
    ],
    [
      'a letter too many',
      " imports CallLink from '@site/src/pages/links/CallLink';",
      'an import that cannot be read',
    ],
    ['an export', "export CallLink from '@site/links/CallLink';", 'an import that cannot be read'],
  ])('%s', (_, row, found) =>
    expect(said(row, `${row}\n\nWords.`)).toBe(`${found} | Write: ${CALL}`),
  );

  test('of nothing that is known', () =>
    expect(said("import foo from 'react;")).toBe(
      `an import without one of its quotation marks | Write: ${FORM}`,
    ));

  test('of several', () =>
    expect(said("import Columns, {Column} from '@site/src/components/blocks/Columns;")).toBe(
      'an import without one of its quotation marks | ' +
        "Write: import Columns, {Column} from '@site/src/components/blocks/Columns';",
    ));
});

test('the same line twice', () =>
  expect(said(CALL, `${CALL}\n${FORM}\n${CALL}\n`)).toBe(
    `an import that stands there twice | Write each component once, as ${FORM}`,
  ));

test('a message without a reason', () =>
  expect(importInWords({}, 'Words.', 'Words.')).toBeUndefined());

/** Fields that cannot be read, or not as they were meant, and the lines on which fields stand. */
import {describe, expect, test} from 'vitest';

import {lineOfField, readFrontMatter, yamlFault} from '../../../../src/content/read/frontMatter';
import {fault} from './heads';

const said = (fields: string, id = 'programs/prana'): string =>
  fault(readFrontMatter(`---\n${fields}\n---\n`, id));

const UNREAD = 'a line that cannot be read as “field: value”';
const HEADLESS = 'indented lines without a name above them';

describe('fields that cannot be read', () => {
  test.each([
    ['a field twice', 'title: One\ntitle: Two', '3 | a field that stands there twice'],
    [
      'a field twice, as a list lost its hyphen',
      'phases:\n  - id: a\n    name: b\n    id: c\n    name: d',
      '5 | an entry of a list without its hyphen',
    ],
    [
      'a field twice, as an entry lost its id',
      'phases:\n  - id: a\n    name: b\n    name: c',
      '5 | an entry without its id, which would go on with the one above it',
    ],
    ['a tab', 'title: One\n\tslug: /one', '3 | a tab before a field'],
    ['a tab below a field', 'closing:\n\ttitle: One', '3 | a tab before a field'],
    ['a tab before the first field', '\ttitle: One', '2 | a tab before a field'],
    ['a tab behind blanks', 'closing:\n  title: One\n  \ttext: Two', '4 | a tab before a field'],
    [
      'a quotation mark that is not closed',
      'title: "One\nslug: /one',
      '2 | a quotation mark that is opened and never closed',
    ],
    [
      'a bracket that is not closed',
      'features: [One\nslug: /one',
      '2 | a bracket that is opened and never closed',
    ],
    ['a colon in a text', 'title: One: two', '2 | a text that holds a colon'],
    ['no colon', 'title One\nslug: /one', '2 | a field without the colon after its name'],
    [
      'a field too far in',
      'title: One\n  slug: /one',
      '3 | a field that does not begin where its neighbours do',
    ],
    [
      'an entry beside the name of its list',
      'features: One\n  - Two',
      '2 | the first entry of a list beside its name, features',
    ],
    [
      'no curly brackets',
      'sessions:\n  - minutes: 30, priceEur: 90',
      '3 | several values on one line that are not in curly brackets',
    ],
    [
      'blanks that are none',
      'kind: page\ntitle:\u00A0One\nslug: /one',
      '3 | a no-break space after a field’s name or a hyphen (copied text brings it along)',
    ],
    ['entries without the name of their list', 'title: One\n  - Two\n  - Three', `3 | ${HEADLESS}`],
    [
      'named entries without the name of their list',
      'title: One\n  - id: a\n    name: Two\n    text: Three',
      `3 | ${HEADLESS}`,
    ],
    ['a list', '- One', UNREAD],
    ['a text', 'One', UNREAD],
  ])('%s', (_, fields, expected) => expect(said(fields)).toBe(expected));
});

describe('fields that are read, and not as they were meant', () => {
  test.each([
    [
      'curly quotation marks',
      'title: “One”',
      '2 | curly quotation marks around a value, which would be shown',
    ],
    [
      'a field in another one',
      'closing:\n  title: One\n  text: Two\n  label: Three',
      '5 | a field that does not begin where its neighbours do',
    ],
    [
      'an entry that goes on with the one above',
      'features:\n  - One\n    - Two',
      '4 | a list line further in than the one above it, which would become part of that',
    ],
    [
      'numbers without names',
      'sessions:\n  - 60, 130',
      '3 | several values on one line that are not in curly brackets',
    ],
    ['another sign', 'features:\n  • One', '3 | a list line with another sign than a hyphen'],
    [
      'fields without the name of theirs',
      'features:\n  - One\n  title: Two\n  text: Three',
      `4 | ${HEADLESS}`,
    ],
  ])('%s', (_, fields, expected) => expect(said(fields)).toBe(expected));
});

describe('a reason of the reader in plain words', () => {
  const told = (...[reason, line, yaml, firstLine]: Parameters<typeof yamlFault>): string => {
    const {line: at, found, remedy} = yamlFault(reason, line, yaml, firstLine);
    return [at, found, remedy].filter(Boolean).join(' | ');
  };
  const CLOSE = 'Close it; a quotation mark inside a quoted text is written \\".';

  test.each([
    [
      'duplicated mapping key',
      '4 | a field that stands there twice | Delete one of the two lines.',
    ],
    ['tab character', '4 | a tab before a field | Indent with spaces, two for each step.'],
    [
      'mapping values',
      `4 | ${UNREAD} | Put a text that holds a colon, or begins with a sign such as *, &, @, [ or {, in quotation marks, and indent the line like its neighbours.`,
    ],
    ['missed comma', `4 | a quotation mark or bracket that is opened and never closed | ${CLOSE}`],
    [
      'unexpected end of the stream within a double quoted scalar',
      `4 | a quotation mark or bracket that is opened and never closed | ${CLOSE}`,
    ],
    [
      'something new',
      '4 | a line that cannot be read (something new) | Check quotation marks, colons and indentation on and above that line.',
    ],
  ])('%s', (reason, expected) => expect(told(reason, 4)).toBe(expected));

  test('without a line', () =>
    expect(told('something new', undefined, 'title: “One”: two')).toBe(
      'a line that cannot be read (something new) | Check quotation marks, colons and indentation on and above that line.',
    ));

  test.each([
    [1, '2 | a text that holds a colon | Put the whole text in straight quotation marks: "…".'],
    [2, '3 | a text that holds a colon | Put the whole text in straight quotation marks: "…".'],
  ])('what a row shows, in fields from line %i on', (firstLine, expected) =>
    expect(told('mapping values', firstLine + 1, 'a: 1\nb: two: 3', firstLine)).toBe(expected),
  );

  test('the page tells which list lost its name', () =>
    expect(
      yamlFault('mapping values', 2, 'title: One\n  - id: a\n    zone: b', 1, 'programs/a').found,
    ).toBe(HEADLESS));
});

describe('the line of a field', () => {
  test.each([
    ['b', 'a: 1\nb: 2', 2],
    ['a.c', 'a:\n  b: 1\n  c: 2', 3],
    ['a[1]', 'a:\n  - One\n  - Two', 3],
    ['a[0].c', 'a:\n  - b: 1\n    c: 2', 3],
    ['a[1]', 'a: [One,\n  Two]', 2],
    ['1', 'a: 1\n1: One', 2],
    ['a', 'a: 1\na: 2', 1],
    ['a', 'b: 1\na: "One', 2],
  ])('%s in %j', (field, yaml, line) => {
    expect(lineOfField(yaml, field, 1)).toBe(line);
    expect(lineOfField(yaml, field, 3)).toBe(line + 2);
  });

  test.each([
    ['a.z', 'b: 1\na:\n  b: 1', 2],
    ['a[5]', 'b: 1\na:\n  - One', 2],
    ['a.b.c', 'b: 1\na: 1', 2],
  ])('missing, at the nearest above it: %s in %j', (field, yaml, line) =>
    expect(lineOfField(yaml, field, 1)).toBe(line),
  );

  test.each([
    ['z', 'a: 1'],
    ['a', ''],
  ])('none for %s in %j', (field, yaml) => expect(lineOfField(yaml, field, 1)).toBeUndefined());
});

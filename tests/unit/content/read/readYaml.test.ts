/** A YAML file: its values, or what is wrong with its form. */
import {describe, expect, test} from 'vitest';

import {readYaml} from '../../../../src/content/read/readYaml';

const FILE = 'docs/wording.yml';

const said = (text: string): string[] =>
  readYaml(FILE, text).problems.map(
    ({file, field, line, found}) =>
      `${[file + field, line].filter((part) => part !== undefined).join(':')} | ${found}`,
  );

describe('values', () => {
  test.each([
    [
      'a list',
      'words:\n  - word: lamp\n    reason: One is enough.',
      {words: [{word: 'lamp', reason: 'One is enough.'}]},
    ],
    ['a note', '# All.\nknown: [lamp]', {known: ['lamp']}],
    ['nothing', '', null],
    ['a text', 'lamp', 'lamp'],
  ])('%s', (_, text, value) => expect(readYaml(FILE, text)).toEqual({value, problems: []}));

  test('an edited file is read again', () => {
    expect(readYaml(FILE, 'a: 1').value).toEqual({a: 1});
    expect(readYaml(FILE, 'a: 2').value).toEqual({a: 2});
  });
});

describe('what cannot be read', () => {
  test.each([
    ['a field twice', 'name: One\nname: Two', 2, 'a field that stands there twice'],
    ['a tab', 'address:\n\tcity: Barcelona', 2, 'a tab before a field'],
    [
      'a quotation mark that is not closed',
      'name: "One\nsuites: 4',
      1,
      'a quotation mark that is opened and never closed',
    ],
    ['a colon in a text', 'name: One: two', 1, 'a text that holds a colon'],
    [
      'a field too far in',
      'name: One\n  suites: 4',
      2,
      'a field that does not begin where its neighbours do',
    ],
    [
      'a name that nothing has',
      'name: One\nknown: *lamp',
      2,
      'a text that begins with a sign such as @, %, *, & or `',
    ],
    [
      'such a name in a list',
      'known:\n  - *lamp',
      2,
      'a text that begins with a sign such as @, %, *, & or `',
    ],
  ])('%s', (_, text, line, found) => {
    expect(said(text)).toEqual([`${FILE}:${line} | ${found}`]);
    expect(readYaml(FILE, text).value).toBeUndefined();
  });

  test('a name that nothing has, in brackets', () =>
    expect(said('known: [*lamp]')).toEqual([
      `${FILE} | a line that cannot be read as “field: value”`,
    ]));
});

describe('what is read, and not as it was meant', () => {
  test.each([
    [
      'a number with a point',
      'founded: 2.020',
      1,
      'a number with a point in it, which is read as a small one',
    ],
    [
      'an entry beside the name of its list',
      'known: lamp\n  - oil',
      1,
      'the first entry of a list beside its name, known',
    ],
    [
      'a field in another one',
      'name: One\naddress:\n  city: Two\n  suites: 4',
      4,
      'a field that does not begin where its neighbours do',
    ],
    ['a # in a text', 'name: One #two', 1, 'a # after a blank: what follows it would be left out'],
  ])('%s', (_, text, line, found) => {
    expect(said(text)).toEqual([`${FILE}:${line} | ${found}`]);
    expect(readYaml(FILE, text).value).toBeUndefined();
  });

  test('how to mend it', () =>
    expect(readYaml(FILE, 'founded: 2.020').problems[0]?.remedy).toBe(
      'Write it without the point, such as 1300.',
    ));
});

/** Marks for words that somebody still has to write. */
import {describe, expect, test} from 'vitest';

import {isMarked, withoutMarks, withoutMarksIn} from '../../../src/content/marks';
import type {Source, SourceDocument} from '../../../src/content/source';
import {validSite} from './fixtureSite';

describe('a mark, whoever typed it', () => {
  test.each([
    ['[to write] A door', 'A door'],
    ['[to translate] A door', 'A door'],
    ['[To Write] A door', 'A door'],
    ['[ to write ] A door', 'A door'],
    ['[to write A door', 'A door'],
    ['to write] A door', 'A door'],
    ['A [to write] door [to translate]', 'A door '],
    ['[to write]\nA door', '\nA door'],
  ])('%j', (text, words) => {
    expect(isMarked(text)).toBe(true);
    expect(withoutMarks(text)).toBe(words);
  });

  test.each(['A door to write on', '[to writer] A door', 'How to translate', '[to do]'])(
    'none: %s',
    (text) => {
      expect(isMarked(text)).toBe(false);
      expect(withoutMarks(text)).toBe(text);
    },
  );
});

const document = (
  frontMatter: Record<string, unknown>,
  body = 'Words.',
  more: Partial<SourceDocument> = {},
): SourceDocument => ({
  ...{id: 'about', locale: 'es', file: 'es/about.mdx', body, frontMatter},
  ...more,
});
const read = (one: SourceDocument, changes: Partial<Source> = {}) => {
  const {source, marks} = withoutMarksIn({...validSite(), documents: [one], ...changes});
  return {fields: source.documents[0]?.frontMatter, body: source.documents[0]?.body, marks, source};
};

describe('fields lose their marks', () => {
  test('wherever they stand, and each is something to do', () => {
    const date = new Date(0);
    const {fields, marks} = read(
      document({
        title: '[to translate] The house',
        keywords: ['a', '[to write] b'],
        closing: {text: '[To write] c'},
        photo: 3,
        date,
        none: null,
      }),
    );
    expect(fields).toEqual({
      ...{title: 'The house', keywords: ['a', 'b'], closing: {text: 'c'}},
      ...{photo: 3, date, none: null},
    });
    expect(marks).toEqual([
      {
        file: 'es/about.mdx',
        field: 'title',
        found: '"[to translate] The house"',
        remedy: 'Translate these words and delete [to translate].',
      },
      {
        file: 'es/about.mdx',
        field: 'keywords[1]',
        found: '"[to write] b"',
        remedy: 'Write these words and delete [to write].',
      },
      {
        file: 'es/about.mdx',
        field: 'closing.text',
        found: '"[To write] c"',
        remedy: 'Write these words and delete [to write].',
      },
    ]);
  });

  test('where there is none the page is the same', () => {
    const page = document({title: 'La casa'});
    const {source, marks} = read(page);
    expect(source.documents[0]).toBe(page);
    expect(marks).toEqual([]);
  });
});

describe('texts keep theirs', () => {
  test('and each is something to do, on its line', () => {
    const body = 'One.\n\n  [to translate] Two.\nThree.';
    const {body: kept, marks} = read(document({}, body, {bodyLine: 10}));
    expect(kept).toBe(body);
    expect(marks).toEqual([
      {
        file: 'es/about.mdx',
        field: '',
        line: 12,
        found: '"[to translate] Two."',
        remedy: 'Translate these words and delete [to translate].',
      },
    ]);
  });
  test('without a beginning, from the first line on', () =>
    expect(read(document({}, '[to write] One.')).marks[0]?.line).toBe(1));
});

describe('the words of components', () => {
  const found = (row: string): string[] =>
    read(document({}), {codeWords: {es: `{\n  ${row}\n}`}}).marks.map(
      ({file, line, found: what}) => `${file}:${line} ${what}`,
    );

  test.each([
    ['an entry', '"message": "[to translate] A \\"door\\"",', '"[to translate] A \\"door\\""'],
    ['its description', '"description": "[to write] A"', '"[to write] A"'],
    ['another row', '"a": "[to write] A"', '"\\"a\\": \\"[to write] A\\""'],
    [
      'one that cannot be read',
      '"message": "[to write] \\x"',
      '"\\"message\\": \\"[to write] \\\\x\\""',
    ],
  ])('%s', (_, row, what) => expect(found(row)).toEqual([`i18n/es/code.json:2 ${what}`]));

  test('none', () => {
    expect(found('"message": "A door"')).toEqual([]);
    expect(read(document({}), {codeWords: undefined}).marks).toEqual([]);
  });
});

/** Rows that are read and do not say what was meant, and what the whole of the rows shows. */
import {describe, expect, test} from 'vitest';

import {
  misreadRow,
  pointedRow,
  unclosedQuote,
  unseenIndent,
} from '../../../../src/content/read/yamlSlips';
import {rowsOf, slip} from './rows';

const POINTED = 'a number with a point in it, which is read as a small one';
const FALSE_BLANK =
  'a no-break space after a field’s name or a hyphen (copied text brings it along)';
const DEEPER = 'a list line further in than the one above it, which would become part of that';

describe('a number with a point', () => {
  const said = (text: string): string => slip(pointedRow(rowsOf(text)));

  test.each([
    ['behind a name', 'priceEur: 1.300', 0],
    ['in curly brackets', 'a: 1\n  - {minutes: 60, priceEur: 1.300}', 1],
    ['in a list', 'pay: [1.300, 2.500]', 0],
    ['with a note', 'priceEur: 12.300 # a day', 0],
  ])('%s', (_, text, row) => expect(said(text)).toBe(`${row} | ${POINTED}`));

  test('how to mend it', () =>
    expect(pointedRow(['priceEur: 1.300'])?.remedy).toBe(
      'Write it without the point, such as 1300.',
    ));

  test.each([
    ['two digits behind it', 'rating: 1.30'],
    ['four digits behind it', 'rating: 1.3000'],
    ['four digits before it', 'rating: 1300.500'],
    ['degrees', 'latitude: 41.390'],
    ['degrees of length', '  longitude: 2.151'],
    ['in a text', 'title: About 1.300 lamps'],
    ['in quotation marks', 'phone: "1.300"'],
    ['in a note', '# pay: 1.300'],
    ['with a sign behind it', 'pay: 1.300€'],
  ])('nothing is said: %s', (_, text) => expect(said(text)).toBe('nothing'));
});

describe('a row that is read wrongly', () => {
  const said = (text: string): string => slip(misreadRow(rowsOf(text)));
  const remedy = (text: string): string | undefined => misreadRow(rowsOf(text))?.remedy;

  test.each([
    ['a no-break space behind a name', 'a: 1\ntitle:\u00A0One', `1 | ${FALSE_BLANK}`],
    ['a no-break space behind a hyphen', '  -\u00A0One', `0 | ${FALSE_BLANK}`],
    ['a narrow one behind a name in an entry', '  - name:\u202FOne', `0 | ${FALSE_BLANK}`],
    [
      'curly quotation marks',
      'title: “One”',
      '0 | curly quotation marks around a value, which would be shown',
    ],
    [
      'curly quotation marks in an entry',
      '  - “One” ',
      '0 | curly quotation marks around a value, which would be shown',
    ],
    ['a number with a point', 'priceEur: 1.300', `0 | ${POINTED}`],
    ['& at the beginning', 'title: &One two', '0 | a text that begins with the sign & or !'],
    ['! at the beginning', '  - !One two', '0 | a text that begins with the sign & or !'],
    [
      'a hyphen without its blank at the head of a list',
      'features:\n  -One',
      '1 | a list line without a blank after its hyphen',
    ],
    [
      'a hyphen without its blank in an entry',
      '  - features:\n    -One',
      '1 | a list line without a blank after its hyphen',
    ],
    ['an entry further in', 'features:\n  - One\n    - Two', `2 | ${DEEPER}`],
  ])('%s', (_, text, expected) => expect(said(text)).toBe(expected));

  test.each([
    ['title:\u00A0One', 'Delete it, and type an ordinary blank there.'],
    ['title: “One”', 'Take them away, or write straight ones: "…".'],
    ['title: &One', 'Put the whole text in straight quotation marks: "…".'],
    ['features:\n  -One', 'Write “- Tea”, with a blank.'],
    ['- One\n  - Two', 'Begin it under the hyphen of the line above.'],
  ])('how to mend %j', (text, expected) => expect(remedy(text)).toBe(expected));

  test.each([
    ['a no-break space in a text', 'title: One\u00A0two'],
    ['curly quotation marks in a text', 'title: “One” and “two”'],
    ['& in a text', 'title: One & two'],
    ['& before a blank', 'title: & two'],
    ['a number below zero', 'range:\n  -3'],
    ['a hyphen below a text that ends with a colon', 'title: One two:\n  -three'],
    ['a hyphen within a text', 'features:\n  One -two'],
    ['an entry below a field', 'title: One\n  - two'],
    ['a hyphen below a text', 'title: One\n  -two'],
    ['a hyphen at the beginning of the line', 'features:\n-One'],
    ['entries one below the other', 'features:\n  - One\n  - Two'],
    ['an entry further out', '    - One\n  - Two'],
    ['an entry with fields further in', '  - One\n    - name: Two'],
    ['a list in an entry', '  - features:\n      - Two'],
  ])('nothing is said: %s', (_, text) => expect(said(text)).toBe('nothing'));
});

describe('blanks that are none', () => {
  const said = (text: string): string => slip(unseenIndent(rowsOf(text)));
  const INDENT = 'a line that begins with blanks that are none (copied text brings them along)';

  test.each([
    ['at the beginning', 'a:\n\u00A0 b: 1', `1 | ${INDENT}`],
    ['behind others', 'a:\n  \u2003b: 1', `1 | ${INDENT}`],
    ['behind a name, before all else', '\u00A0a: 1\nb:\u00A02', `1 | ${FALSE_BLANK}`],
    ['behind a name in the first row', 'b:\u00A02', `0 | ${FALSE_BLANK}`],
  ])('%s', (_, text, expected) => expect(said(text)).toBe(expected));

  test.each([
    ['\u00A0a: 1', 'Delete them and type the blanks again.'],
    ['a:\u00A01', 'Delete it, and type an ordinary blank there.'],
  ])('how to mend %j', (text, expected) =>
    expect(unseenIndent(rowsOf(text))?.remedy).toBe(expected),
  );

  test.each(['a: 1\n  b: 2', 'a: one\u00A0two'])('nothing is said: %j', (text) =>
    expect(said(text)).toBe('nothing'),
  );
});

describe('a quotation mark that is not closed', () => {
  const END = 'unexpected end of the stream';
  const said = (text: string, reason = END): string => slip(unclosedQuote(rowsOf(text), reason));
  const FOUND = 'a quotation mark that is opened and never closed';

  test.each([
    ['of a field', 'a: 1\ntitle: "One', END, 1],
    ['of an entry', '  - "One', END, 0],
    ['of a field in an entry', '  - name: "One', END, 0],
    ['behind one that is shown', 'title: "a \\" b', END, 0],
    ['in a text of several lines', 'title: "One', 'a quoted scalar', 0],
  ])('%s', (_, text, reason, row) => expect(said(text, reason)).toBe(`${row} | ${FOUND}`));

  test('how to mend it', () =>
    expect(unclosedQuote(['a: "b'], END)?.remedy).toBe(
      'Close it: write a straight one, ", where the text ends.',
    ));

  test.each([
    ['another reason', 'title: "One', 'mapping values'],
    ['a text that is closed', 'title: "One"', END],
    ['a quotation mark within', 'title: One "two', END],
  ])('nothing is said: %s', (_, text, reason) => expect(said(text, reason)).toBe('nothing'));
});

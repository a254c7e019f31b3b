/** What a row shows by itself, where the reader of fields stopped on it or just below. */
import {describe, expect, test} from 'vitest';

import {slipNear} from '../../../../src/content/read/yamlSlips';
import {rowsOf, slip} from './rows';

const said = (text: string, stopped = 0): string => slip(slipNear(rowsOf(text), stopped));
const remedy = (text: string): string | undefined => slipNear(rowsOf(text), 0)?.remedy;

const COLON = 'a text that holds a colon';
const APOSTROPHE = "an apostrophe inside a text in '…'";
const SIGN = 'a text that begins with a sign such as @, %, *, & or `';
const OPEN = 'a bracket that is opened and never closed';

describe('a row', () => {
  test.each([
    ['a field without its colon', 'title One', 'a field without the colon after its name'],
    ['a hyphen without its blank', '  -Tea', 'a list line without a blank after its hyphen'],
    ['another sign than a hyphen', '  • Tea', 'a list line with another sign than a hyphen'],
    ['a number', '  1. Tea', 'a list line with another sign than a hyphen'],
    ['a note of HTML', '<!-- Tea -->', 'a note in another form than here'],
    ['a note behind //', '  // Tea', 'a note in another form than here'],
    ['a note behind /*', '/* Tea */', 'a note in another form than here'],
    ['a colon without its blank', 'title:One', 'a field and its value without a blank between'],
    [
      'a colon without its blank in an entry',
      '  - name:One',
      'a field and its value without a blank between',
    ],
    ['an apostrophe', "title: 'the house's door'", APOSTROPHE],
    ['an apostrophe at the end of a word', "title: 'the guests' door'", APOSTROPHE],
    ['an apostrophe in an entry', "  - 'the house's door'", APOSTROPHE],
    [
      'quotation marks in others',
      'title: "a "red" door"',
      'quotation marks inside quotation marks',
    ],
    [
      'bold words',
      'title: **One** two',
      'the marks of bold or of italics, which a field shows as they stand',
    ],
    [
      'words in italics',
      '  - *One* two',
      'the marks of bold or of italics, which a field shows as they stand',
    ],
    ['@ at the beginning', 'title: @one', SIGN],
    ['% at the beginning', '  - %one', SIGN],
    ['a question mark at the beginning', 'title: ?one', SIGN],
    ['a backtick at the beginning', 'title: `one`', SIGN],
    ['an asterisk in a title of a field', '  title: *One* two', SIGN],
    ['a comma before nothing', 'features: [One, , two]', 'a comma without an entry before it'],
    ['a comma at the beginning', 'features: [, two]', 'a comma without an entry before it'],
    ['a semicolon', '  - {minutes: 60; priceEur: 90}', 'a semicolon between two values'],
    ['no comma', '  - {minutes: 60 priceEur: 90}', 'two values without a comma between'],
    ['an open bracket', 'features: [One', OPEN],
    ['an open curly bracket', '  - {minutes: 60', OPEN],
    [
      'printed quotation marks',
      'title: “One: two”',
      'a text that holds a colon, between marks of a printer',
    ],
    [
      'Spanish quotation marks',
      '  - «One: two»',
      'a text that holds a colon, between marks of a printer',
    ],
    ['a colon in a field', 'title: One: two', COLON],
    ['a colon at the end of a field', 'title: One two:', COLON],
    ['two colons in an entry', '  - One: two: three', COLON],
    ['an import', "import Lamp from '@site/lamp';", 'an import among the fields'],
    ['a sign at the beginning of the line', '(One', 'a line that belongs to no field'],
    ['a word at the beginning of the line', 'One two', 'a line that belongs to no field'],
  ])('%s', (_, row, found) => expect(said(row)).toBe(`0 | ${found}`));

  test.each([
    ['title One', 'Write a colon after its name: title: One'],
    ['title = One ', 'Write a colon after its name: title: One'],
    ['title   One', 'Write a colon after its name: title: One'],
    ['title ==One', 'Write a colon after its name: title: One'],
    ['title One = two', 'Write a colon after its name: title: One = two'],
    ['  -Tea', 'Write “- Tea”, with a blank.'],
    ['  • Tea', 'Write a hyphen and a blank in its place, as in “- Tea”.'],
    ['// Tea', 'Begin a note with #, or delete the line.'],
    ['title:One', 'Write a blank after the colon, as in “title: About”.'],
    [
      "title: 'the house's door'",
      'Write the apostrophe as ’, and double quotation marks around the text: "…".',
    ],
    ['title: "a "red" door"', 'Write the inner ones as “…” (in Spanish «…»).'],
    ['title: *One* two', 'Write plain words: take the asterisks away.'],
    ['title: @one', 'Put the whole text in straight quotation marks: "…".'],
    ['features: [, two]', 'Delete the comma, or write the entry.'],
    [
      '  - {minutes: 60; priceEur: 90}',
      'Write a comma between them, as in {minutes: 60, priceEur: 200}.',
    ],
    [
      '  - {minutes: 60 priceEur: 90}',
      'Write a comma between them, as in {minutes: 60, priceEur: 200}.',
    ],
    [
      'features: [One',
      'Close it where the list ends. If it is the beginning of a text, put the whole text in straight quotation marks: "…".',
    ],
    ['title: “One: two”', 'Write straight quotation marks in the place of the two around it: "…".'],
    ['title: One: two', 'Put the whole text in straight quotation marks: "…".'],
    [
      "import Lamp from '@site/lamp';",
      'Move it below the line of three hyphens that ends the fields.',
    ],
    ['One two', 'Indent it by two blanks, if it goes on with the text above; otherwise delete it.'],
  ])('how to mend %s', (row, expected) => expect(remedy(row)).toBe(expected));
});

describe('nothing is said', () => {
  test.each([
    ['a field', 'title: One'],
    ['a field without a value', 'title:'],
    ['an entry', '- One'],
    ['an address', 'title: https://one.example'],
    ['a time', 'from: "10:00"'],
    ['two apostrophes for one', "title: 'the house''s door'"],
    ['a text in single quotation marks with a note', "title: 'One' # two's"],
    ['a text in quotation marks with a colon', 'title: "One: two"'],
    ['a quotation mark behind \\', 'title: "a \\"red\\" door"'],
    ['texts in brackets', 'features: ["One", "two"]'],
    ['values in curly brackets', '- {minutes: 60, priceEur: 90}'],
    ['texts in curly brackets', '- {name: "One", line: "Two"}'],
    ['a note', '# One: two [three'],
    ['a colon in a text that goes on below', 'title: > # One: two'],
  ])('%s', (_, row) => expect(said(row)).toBe('nothing'));
});

describe('where it is looked for', () => {
  test.each([
    ['on the row', 'title: One\nslug: @one', 1, '1'],
    ['three rows above', 'title: @one\n\n# Two.\nslug: /one', 3, '0'],
    ['on the row before those above', 'title: @one\nslug: @one', 1, '1'],
  ])('%s', (_, text, stopped, row) => expect(said(text, stopped)).toBe(`${row} | ${SIGN}`));

  test('four rows above nothing is seen', () =>
    expect(said('title: @one\n\n\n\nslug: /one', 4)).toBe('nothing'));

  test('a row that begins in the wrong place comes last', () => {
    const text = 'title: One\n  label: Two';
    expect(said(text, 1)).toBe('1 | a field that does not begin where its neighbours do');
    expect(said(`${text}: three`, 1)).toBe(`1 | ${COLON}`);
  });

  test.each([
    ['a field that stands there as well', 'title One\ntitle: Two'],
    ['a word that is no field', 'lamp One'],
  ])('a field without its colon is none: %s', (_, text) =>
    expect(said(text)).toBe('0 | a line that belongs to no field'),
  );
});

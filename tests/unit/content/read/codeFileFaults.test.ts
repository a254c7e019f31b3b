/** What keeps a file of words from being read as JSON, with its line. */
import {describe, expect, test} from 'vitest';

import {parseJson} from '../../../../src/content/read/codeFile';

/** An entry that begins on line 2, with lines of its own from line 3 on. */
const entry = (rows: string): string => `{\n  "call.now": {\n${rows}\n  }\n}\n`;

const said = (text: string): string => {
  const {fault} = parseJson(text);
  return fault ? [fault.line, fault.found].filter(Boolean).join(' | ') : 'nothing';
};
const remedy = (text: string): string | undefined => parseJson(text).fault?.remedy;

describe('what can be read', () => {
  test.each([
    ['no entries', '{}', {}],
    ['an entry', entry('    "message": "Llama"'), {'call.now': {message: 'Llama'}}],
    ['a quotation mark behind \\', entry('"message": "a \\" b"'), {'call.now': {message: 'a " b'}}],
  ])('%s', (_, text, value) => expect(parseJson(text)).toEqual({value}));

  test.each(['[]', 'null', '"words"', '3'])('no list of entries: %s', (text) => {
    expect(parseJson(text)).toEqual({
      fault: {
        field: '',
        found: 'something else than a list of entries',
        remedy: 'Write { "id": { "message": "…" } }, as in the other languages.',
      },
    });
  });
});

describe('signs around the words', () => {
  test.each([
    ['no colon before words', entry('    "message" "Llama"'), '3 | no colon'],
    ['no colon before a bracket', '{\n  "call.now" {\n  }\n}', '2 | no colon'],
    [
      'single quotation marks around a name',
      entry('    \'message\': "Llama"'),
      '3 | single quotation marks',
    ],
    [
      'single quotation marks around words',
      entry('    "message": \'Llama\''),
      '3 | single quotation marks',
    ],
    [
      'single quotation marks with a comma',
      entry('    "message": \'Llama\' ,\n    "x": 1'),
      '3 | single quotation marks',
    ],
    ['a tab', entry('    "message": "a\tb"'), '3 | a tab in the words'],
    ['a tab behind tabs', entry('\t\t"message":\t"a\tb"'), '3 | a tab in the words'],
    [
      'a tab in an entry of one line',
      '{"call.now": {"message": "a\tb"}}',
      '1 | a tab in the words',
    ],
    ['no quotation marks', entry('    "message": Llama'), '3 | Llama'],
    ['one quotation mark', entry('    "message": "Llama'), '3 | "Llama'],
    ['other quotation marks', entry('    "message": “Llama”,\n    "x": 1'), '3 | “Llama”'],
    [
      'no quotation marks around words and a number',
      entry('    "message": Abierto 24 h'),
      '3 | Abierto 24 h',
    ],
    ['no words', entry('    "message":'), '3 | no words'],
    ['something behind the words', entry('    "description": "a" b'), '3 | "a" b'],
    ['a long text', entry(`    "message": ${'palabra '.repeat(9)}`), `3 | ${'palabra '.repeat(5)}`],
    [
      'a quotation mark within',
      entry('    "message": "a "b" c"'),
      '3 | a straight quotation mark within the words',
    ],
    ['a \\ without a meaning', entry('    "message": "a \\x b"'), '3 | the sign \\'],
    ['a \\ before too few digits', entry('    "message": "a\\u00g"'), '3 | the sign \\'],
    ['a note behind //', entry('    // Short.\n    "message": "Llama"'), '3 | a note'],
    ['a note behind #', entry('# Short.\n    "message": "Llama"'), '3 | a note'],
    ['a note behind /*', entry('    /* Short. */'), '3 | a note'],
  ])('%s', (_, text, expected) => expect(said(text)).toBe(expected));

  test.each([
    ['"message" "a"', 'Write a colon behind the first word in quotation marks.'],
    ['"message": \'a\'', 'Write two straight quotation marks, "…", around names and around words.'],
    ['"message": "a\tb"', 'Write a blank in its place.'],
    ['"message": a', 'Write the words between two straight quotation marks, "…", on one line.'],
    [
      '"message": "a "b" c"',
      'Write «…» in Spanish and “…” in English; straight marks stand around the whole text only.',
    ],
    ['"message": "a \\x"', 'Delete it, or write \\\\ to show one.'],
    ['// Short.', 'Delete it: JSON has no notes.'],
  ])('how to mend %s', (row, expected) => expect(remedy(entry(row))).toBe(expected));
});

describe('brackets and commas', () => {
  const INVALID = 'text that is not valid JSON';
  const LLAMA = '    "message": "Llama"';

  test.each([
    [
      'a file cut off',
      '{\n  "call.now": {\n',
      '2 | the end of the file, in the middle of an entry',
    ],
    [
      'a file cut off in a text',
      `\n{\n  "call.now": {\n${LLAMA},`,
      '4 | the end of the file, in the middle of an entry',
    ],
    ['a second list', `${entry(LLAMA)}{\n  "a.b": {}\n}`, '6 | a second list of entries'],
    [
      'a second list on the same line',
      `${entry(LLAMA).trim()} {\n  "a.b": {}\n}`,
      '5 | a second list of entries',
    ],
    [
      'a second list further below',
      `${entry(LLAMA)}\n\n{\n  "a.b": {}\n}`,
      '8 | a second list of entries',
    ],
    [
      'an entry without its end',
      `{\n  "call.now": {\n${LLAMA}\n  "a.b": {\n${LLAMA}\n  }\n}`,
      '3 | an entry that is not closed',
    ],
    ['no comma between fields', entry(`${LLAMA}\n    "description": "A"`), `4 | ${INVALID}`],
    [
      'no comma between entries',
      `{\n  "a.b": {\n${LLAMA}\n  }\n  "c.d": {\n${LLAMA}\n  }\n}`,
      `5 | ${INVALID}`,
    ],
    ['a comma after the last field', entry(`${LLAMA},`), `4 | ${INVALID}`],
    ['tabs where they may stand', entry('\t\t"message":\t"Llama",\t'), `4 | ${INVALID}`],
    [
      'fields that are no words',
      entry('"message": 1,\n"message": true,\n"message": [],'),
      `6 | ${INVALID}`,
    ],
    ['signs that may stand behind \\', entry('"message": "\\n \\u00e9 \\\\",'), `4 | ${INVALID}`],
    ['one bracket too few', '{"a.b": {"message": "Uno"}', `1 | ${INVALID}`],
    [
      'a file cut off below a whole entry',
      '{\n"a.b": {"message": "1"},\n"c.d": {',
      '3 | the end of the file, in the middle of an entry',
    ],
    ['an address in the words', entry('"message": "https://a.b #c",'), `4 | ${INVALID}`],
    [
      'an empty line between entries',
      `{\n\n"a.b": {\n${LLAMA}\n},\n\n"c.d": {\n${LLAMA},\n}\n}`,
      `9 | ${INVALID}`,
    ],
    [
      'entries one below the other',
      `{\n"a.b": {\n${LLAMA}\n},\n"c.d": {\n${LLAMA},\n}\n}`,
      `7 | ${INVALID}`,
    ],
    ['an empty file', '', `1 | ${INVALID}`],
  ])('%s', (_, text, expected) => expect(said(text)).toBe(expected));

  test.each([
    ['{\n', 'The rest was cut off: bring it back from git, or write it again.'],
    ['{\n}\n{\n}', 'Write its entries between the brackets of the first.'],
    [`{\n  "a": {\n${LLAMA}\n  "b": {\n  }\n}`, 'Write “},” at its end, on a line of its own.'],
    [
      entry(`${LLAMA},`),
      'Look at this line and the one above it: a comma after each entry but the last, straight quotation marks, a bracket closed for each opened.',
    ],
  ])('how to mend %j', (text, expected) => expect(remedy(text)).toBe(expected));
});

/** One entry of code.json, against the English words in the code. */
import {describe, expect, test} from 'vitest';

import {entryFault} from '../../../../../src/content/checks/components/codeEntry';
import {saidOf, word} from './faults';

const said = (message: unknown, original: string): string | undefined =>
  saidOf(entryFault({message}, word(original)));
const found = (message: unknown, original: string): string | undefined =>
  entryFault({message}, word(original))?.found;

describe('an entry of another form', () => {
  test.each<[string, unknown, string]>([
    ['a text', 'Abrir', '"Abrir" | Write { "message": "…" }.'],
    ['nothing', null, 'null | Write { "message": "…" }.'],
    ['a list', ['Abrir'], '["Abrir"] | Write { "message": "…" }.'],
    [
      'a misspelt field',
      {mesage: 'Abrir'},
      'the field mesage | Did you mean message? An entry has "message" and, if you like, "description".',
    ],
    [
      'two other fields',
      {xylo: 1, phono: 2, message: 'Abrir', description: 'A button'},
      'the field xylo, phono | An entry has "message" and, if you like, "description".',
    ],
    [
      'a misspelt description',
      {message: 'Abrir', descripton: 'A button'},
      'the field descripton | Did you mean description? An entry has "message" and, if you like, "description".',
    ],
    [
      'a description that is no text',
      {message: 'Abrir', description: 3},
      'the description 3 | Write a text in quotation marks, or delete it: it is a note for translators.',
    ],
    [
      'a message that is no text',
      {message: ['Abrir']},
      '["Abrir"] | Write a text in straight quotation marks, without brackets. The original reads "Open".',
    ],
  ])('%s', (_, entry, expected) => expect(saidOf(entryFault(entry, word('Open')))).toBe(expected));

  test.each<[string, unknown]>([
    ['a message', {message: 'Abrir'}],
    ['a message with its description', {message: 'Abrir', description: 'A button'}],
  ])('not %s', (_, entry) => expect(entryFault(entry, word('Open'))).toBeUndefined());
});

describe('an entry without words', () => {
  test.each<[string, unknown, string]>([
    ['no message', undefined, 'nothing | Translate it. The original reads "Open".'],
    ['an empty one', '', '"" | Translate it. The original reads "Open".'],
    ['blanks', '  ', '"  " | Translate it. The original reads "Open".'],
    ['signs', '…', '"…" | Translate it. The original reads "Open".'],
  ])('%s', (_, message, expected) => expect(said(message, 'Open')).toBe(expected));

  test('not signs where the original has no words either', () =>
    expect(said('–', '—')).toBeUndefined());
  test('no digits', () => expect(said('24', 'Open')).toBeUndefined());
});

describe('placeholders', () => {
  const KEEP =
    'Write {count} as in the original, each once and with nothing else between its brackets: the site puts a value there.';

  test('what to do', () => {
    expect(said('De {contar}', 'Of {count}')).toBe(
      `the placeholder {contar} | ${KEEP} The original reads "Of {count}".`,
    );
    expect(said('De {contar}', 'Of it')).toBe(
      'the placeholder {contar} | Write no curly brackets: the original has no placeholder. The original reads "Of it".',
    );
    expect(said('De {a}', 'Of {a} {b}')).toContain('Write {a}, {b} as in the original');
    expect(entryFault({message: 'De {a}'}, word('Of it'))?.rule).toBe('placeholder');
  });

  test.each([
    ['lost', 'De algo', 'Of {count}', 'no placeholder {count}'],
    ['one of two lost', 'De {a}', 'Of {a} {b}', 'no placeholder {b}'],
    ['twice', 'De {a} {a}', 'Of {a}', 'the placeholder {a} for the second time'],
    ['forms of other tools', 'De {a, plural}', 'Of {a}', 'a placeholder with more than its name'],
    ['blanks of other tools', 'De { a , x}', 'Of {a}', 'a placeholder with more than its name'],
    ['a bracket without its end', 'De {a', 'Of {a}', 'a curly bracket without its twin'],
    ['a bracket without its beginning', 'De a}', 'Of {a}', 'a curly bracket without its twin'],
    ['brackets the wrong way round', 'De }a{', 'Of {a}', 'a curly bracket without its twin'],
    ['brackets in brackets', 'De {{a}}', 'Of {a}', 'a curly bracket without its twin'],
    ['a dollar', 'De ${a}', 'Of {a}', 'a sign before a curly bracket'],
    ['a number sign', 'De #{a}', 'Of {a}', 'a sign before a curly bracket'],
    ['a per cent sign', 'De %{a}', 'Of {a}', 'a sign before a curly bracket'],
  ])('%s', (_, message, original, expected) => expect(found(message, original)).toBe(expected));

  test.each([
    ['in another order', '{b} y no de {a}', '{a} of {b}'],
    ['twice, as in the original', 'De {a} {a}', 'Of {a} {a}'],
    ['a sign before it in both', 'De ${a}', 'Of ${a}'],
  ])('not %s', (_, message, original) => expect(said(message, original)).toBeUndefined());
});

describe('blanks, breaks and length', () => {
  test.each([
    ['a line break', 'Abrir\nya', 'a line break or a tab in "Abrir\\nya"'],
    ['a tab', 'Abrir\tya', 'a line break or a tab in "Abrir\\tya"'],
  ])('%s', (_, message, expected) =>
    expect(said(message, 'Open it')).toBe(
      `${expected} | Write the words in one line: delete \\n and \\t.`,
    ),
  );

  test.each([
    ['before', 'De{a}', 'no blank beside {a} in "De{a}"'],
    ['behind', 'De {a}de', 'no blank beside {a} in "De {a}de"'],
  ])('a placeholder at a word, %s', (_, message, expected) =>
    expect(said(message, 'Of {a}')).toBe(
      `${expected} | Write a blank between {a} and the word. The original reads "Of {a}".`,
    ),
  );
  test('not where the original has it so', () => expect(said('De{a}', '{a}th')).toBeUndefined());

  test('beyond twice the original and 24', () => {
    expect(said('A'.repeat(32), 'Open')).toBeUndefined();
    expect(said('A'.repeat(33), 'Open')).toBe(
      '33 characters | Too long for its place: write at most 32. The original reads "Open".',
    );
  });

  test.each([
    ['at the beginning', ' Abrir'],
    ['at the end', 'Abrir '],
  ])('a blank %s', (_, message) =>
    expect(said(message, 'Open')).toBe(
      `a blank at the beginning or end of ${JSON.stringify(message)} | Delete the blank.`,
    ),
  );
});

describe('the form of the words', () => {
  test('is that of the original', () => expect(found('abrir', 'Open')).toContain('“abrir”'));
  test('is not looked at while they are to be translated', () =>
    expect(found('[to translate] open', 'Open')).toBeUndefined());
});

/** A language's `code.json`: its entries, where they stand, and those that say their words twice. */
import {describe, expect, test} from 'vitest';

import {codeEntries, codeFile, fileOf, withCommand} from '../../../../src/content/read/codeFile';
import {ABSENT} from '../../../../src/content/read/files';
import {validSite} from '../fixtureSite';

const read = (text: string) => codeFile({...validSite(), codeWords: {es: text}}, 'es');
const entries = (text: string): string[] =>
  (read(text)?.entries ?? []).map(({id, message, line}) => `${line} | ${id} | ${message}`);
const lines = (text: string): string[] =>
  (read(text)?.lines ?? []).map(({id, line}) => `${line} | ${id}`);
const doubled = (text: string): string[] =>
  (read(text)?.doubled ?? []).map(({id, line}) => `${line} | ${id}`);

describe('the entries that can be read', () => {
  test.each([
    ['a text', '{\n"call.now": {"message": "Llama"}\n}', ['2 | call.now | Llama']],
    ['one of blanks', '{"call.now": {"message": " "}}', []],
    ['a number', '{"call.now": {"message": 3}}', []],
    ['a description alone', '{"call.now": {"description": "A button."}}', []],
    ['nothing', '{"call.now": null}', []],
    ['a text without its brackets', '{"call.now": "Llama"}', []],
    [
      'the second one of an id',
      '{"a.b": {"message": "1"},\n"a.b": {"message": "2"}}',
      ['2 | a.b | 2'],
    ],
    ['a file that cannot be read', '{"call.now": {"message": "Llama"}', []],
    ['an id whose line is not found', '{"a\\u002eb": {"message": "Uno"}}', ['1 | a.b | Uno']],
  ])('%s', (_, text, expected) => expect(entries(text)).toEqual(expected));

  test('of a site, by language', () => {
    const site = {...validSite(), codeWords: {es: '{"a.b": {"message": "Uno"}}'}};
    expect(codeEntries(site, 'es')).toEqual([{id: 'a.b', message: 'Uno', line: 1}]);
    expect(codeEntries(site, 'fr')).toEqual([]);
  });

  test('of a site without such files', () => {
    expect(codeFile(validSite(), 'es')).toBeUndefined();
    expect(codeEntries(validSite(), 'es')).toEqual([]);
  });

  test('what keeps the file from being read is told with them', () =>
    expect(read('[]')?.fault?.found).toBe('something else than a list of entries'));
});

describe('lines of entries', () => {
  test.each([
    ['each with its own', '{\n"a.b": {\n"message": "1"\n},\n"c": {}}', ['2 | a.b', '5 | c']],
    ['two on one line', '{"a.b": {}, "c.d": {}}', ['1 | a.b', '1 | c.d']],
    ['an id that stands twice', '{\n"a.b": {},\n"a.b": {}}', ['2 | a.b', '3 | a.b']],
    ['a text without its brackets', '{"a.b": "Uno"}', ['1 | a.b']],
    ['a colon with blanks around it', '{"a.b"  :  {}}', ['1 | a.b']],
    ['a quotation mark in an id', '{"a\\"b": {}}', ['1 | a\\"b']],
    ['a field without a full stop', '{"message": "Uno. Dos."}', []],
  ])('%s', (_, text, expected) => expect(lines(text)).toEqual(expected));
});

describe('an entry that says its words twice', () => {
  const TWICE = '"message": "Uno",\n"message": "Dos"';

  test.each([
    ['is told with its line', `{\n"a.b": {${TWICE}}\n}`, ['2 | a.b']],
    ['with a bracket in its words', '{"a.b": {"message": "{x}", "message": "}"}}', ['1 | a.b']],
    [
      'with a quotation mark in its words',
      '{"a.b": {"message": "\\"x\\"", "message": "y"}}',
      ['1 | a.b'],
    ],
    ['with blanks before the colon', '{"a.b": {"message" : "x", "message"  : "y"}}', ['1 | a.b']],
    ['among others', `{"a.b": {"message": "x"},\n"c.d": {${TWICE}}}`, ['2 | c.d']],
    ['is none with a description', '{"a.b": {"message": "x", "description": "y"}}', []],
    [
      'is none where two entries say theirs',
      '{"a.b": {"message": "x"}, "c.d": {"message": "y"}}',
      [],
    ],
  ])('%s', (_, text, expected) => expect(doubled(text)).toEqual(expected));
});

describe('a file that is not there', () => {
  const missing = (file: string, found = ABSENT) =>
    withCommand({file, field: '', found, remedy: 'Add the file.'}).remedy;

  test('how it is made', () => {
    expect(fileOf('es')).toBe('i18n/es/code.json');
    expect(missing(fileOf('es'))).toBe(
      'Bring it back: git checkout -- i18n/es/code.json. For a new language, npm run translations -- --write makes it, marked.',
    );
  });

  test.each([
    ['another file', 'docs/wording.yml', ABSENT],
    ['a file of nearly this name', 'i18n/es/mycode.json', ABSENT],
    ['another fault', 'i18n/es/code.json', 'an empty file'],
  ])('%s', (_, file, found) => expect(missing(file, found)).toBe('Add the file.'));
});

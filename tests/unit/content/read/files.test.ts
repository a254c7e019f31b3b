/** Files as files: their encoding, their line ends, and the marks of two versions. */
import {describe, expect, test} from 'vitest';

import {DAMAGED, decode, isConflict} from '../../../../src/content/read/files';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What is said of the bytes of a file. */
const told = (content: string | Uint8Array): string[] =>
  decode('a.mdx', typeof content === 'string' ? bytes(content) : content).faults.map(
    ({line, found}) => [line, found].filter(Boolean).join(' | '),
  );
const remedies = (content: string | Uint8Array): string[] =>
  decode('a.mdx', typeof content === 'string' ? bytes(content) : content).faults.map(
    ({remedy}) => remedy,
  );
const textOf = (content: string | Uint8Array): string | undefined =>
  decode('a.mdx', typeof content === 'string' ? bytes(content) : content).text;

const OTHER = 'text in an encoding other than UTF-8';
const BROKEN =
  'signs that were broken when the file was opened in another encoding (such as “Ã©” for “é”)';
const CONFLICT = 'the marks of two versions that were never joined (<<<<<<<, =======, >>>>>>>)';

/** “café” on a second line, as older systems wrote it. */
const LATIN = new Uint8Array([0x61, 0x0a, 0x63, 0x61, 0x66, 0xe9]);
const MARKED = new Uint8Array([0xef, 0xbb, 0xbf, 0x61]);

describe('encodings', () => {
  test.each<[string, string | Uint8Array, string[]]>([
    ['a text', 'café\n', []],
    ['nothing', '', ['an empty file']],
    ['older bytes', LATIN, [`2 | ${OTHER}`]],
    ['a mark of 16 bits', new Uint8Array([0xff, 0xfe, 0x42, 0x30]), [OTHER]],
    ['the other mark of 16 bits', new Uint8Array([0xfe, 0xff, 0x30, 0x42]), [OTHER]],
    ['half a mark', new Uint8Array([0xff, 0x61]), [`1 | ${OTHER}`]],
    ['half of the other mark', new Uint8Array([0xfe, 0x61]), [`1 | ${OTHER}`]],
    ['the other half of it', new Uint8Array([0x61, 0xff]), [`1 | ${OTHER}`]],
    ['older bytes that read as broken signs', new Uint8Array([0xc3, 0xa9, 0xe9]), [`1 | ${OTHER}`]],
    ['the other half of one', new Uint8Array([0x61, 0xfe]), [`1 | ${OTHER}`]],
    ['a byte of nothing', 'a\0b', [OTHER]],
    ['a byte order mark', MARKED, ['1 | a byte order mark before the first sign']],
    ['another sign of its first byte', '\uFB01', []],
    ['another sign of its first two bytes', '\uFEC0', []],
    ['another sign of its first byte and its last', '\uFC3F', []],
    ['another sign of its last two bytes', '\u1EFF', []],
    ['é read in another encoding', 'a\ncafÃ©', [`2 | ${BROKEN}`]],
    ['a quotation mark read in another encoding', 'a\nâ€œb', [`2 | ${BROKEN}`]],
    ['a sign for what could not be read', 'a\uFFFD', [`1 | ${BROKEN}`]],
    ['Ã in a word', 'SÃO', []],
  ])('%s', (_, content, expected) => expect(told(content)).toEqual(expected));

  test.each<[string, string | Uint8Array, string | undefined]>([
    ['older bytes', LATIN, 'a\ncafé'],
    ['a byte order mark', MARKED, 'a'],
    ['a byte of nothing', 'a\0b', undefined],
    ['nothing', '', undefined],
  ])('what is read of %s', (_, content, expected) => expect(textOf(content)).toBe(expected));

  test.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'Write its content, or bring it back: git checkout -- and the file’s name.'],
    ['older bytes', LATIN, 'Save the file again with the encoding UTF-8.'],
    ['a byte order mark', MARKED, 'Save the file again as “UTF-8”, not “UTF-8 with BOM”.'],
    [
      'broken signs',
      'Ã©',
      'Type the words again, or bring the file back from git, and save it with the encoding UTF-8.',
    ],
  ])('how to mend %s', (_, content, expected) => expect(remedies(content)).toEqual([expected]));

  test('which faults make signs untrue', () => {
    expect(DAMAGED).toEqual(new Set([OTHER, BROKEN]));
    expect(told(LATIN).concat(told('Ã©'))).toEqual([`2 | ${OTHER}`, `1 | ${BROKEN}`]);
  });
});

describe('line ends and accents', () => {
  test.each([
    ['of Windows', 'a\r\nb\r\n', 'a\nb\n', ['1 | line ends of Windows (CRLF)']],
    ['of old Macs', 'a\nb\rc', 'a\nb\nc', ['2 | line ends of old Macs (CR)']],
    ['as they should be', 'a\nb\n', 'a\nb\n', []],
    [
      'an accent apart',
      'e\u0301',
      'é',
      ['1 | an accent apart from its letter, as text copied from elsewhere may have it'],
    ],
    [
      'both',
      'a\r\ne\u0301',
      'a\né',
      [
        '1 | line ends of Windows (CRLF)',
        '2 | an accent apart from its letter, as text copied from elsewhere may have it',
      ],
    ],
  ])('%s', (_, content, text, expected) => {
    expect(textOf(content)).toBe(text);
    expect(told(content)).toEqual(expected);
  });

  test('how to mend line ends', () =>
    expect(remedies('a\r\n')).toEqual(['Save the file with the line ends LF.']));
});

describe('two versions that were never joined', () => {
  test.each([
    ['whole', 'a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n', 2],
    ['the first mark alone', 'a\n<<<<<<< ours\nb\n', 2],
    ['the mark between alone', 'a\nb\n=======\nc', 3],
    ['the last mark alone', '>>>>>>> theirs\n', 1],
    ['the mark of what both began with', '||||||| base', 1],
    ['a mark without a name', '<<<<<<<\n', 1],
  ])('%s', (_, text, line) => {
    expect(told(text)).toEqual([`${line} | ${CONFLICT}`]);
    expect(textOf(text)).toBeUndefined();
  });

  test.each([
    ['eight of the sign', '<<<<<<<< a'],
    ['in the middle of a line', 'a <<<<<<< b'],
    ['eight hyphens of a heading', '========'],
    ['more behind the mark between', '======= a'],
  ])('nothing is said: %s', (_, text) => expect(told(text)).toEqual([]));

  test.each([
    [
      '<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n',
      'Keep one of the two versions, and delete the other with the lines of the marks.',
    ],
    [
      '=======\n',
      'Delete this line. Where another version stands above or below it, delete that one too.',
    ],
  ])('how to mend %j', (text, expected) => expect(remedies(text)).toEqual([expected]));

  test('beside line ends', () =>
    expect(told('a\r\n=======\r\n')).toEqual([
      '1 | line ends of Windows (CRLF)',
      `2 | ${CONFLICT}`,
    ]));

  test('known by what is said of it', () => {
    expect(isConflict(CONFLICT)).toBe(true);
    expect(isConflict(OTHER)).toBe(false);
  });
});

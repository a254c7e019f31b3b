/** What keeps a file of the configuration from being read, in the words of whoever edits it. */
import {describe, expect, test} from 'vitest';

import {codeFault} from '../../../../src/content/read/codeFault';

const SIDEBARS = 'sidebars.ts';
const CONFIG = 'docusaurus.config.ts';

type Told = {readonly file?: string; readonly error?: unknown};

/** Place, finding and remedy; the file where it is another one than the one that was asked for. */
function said(text: string, {file = SIDEBARS, error = new Error('No.\nMore.')}: Told = {}): string {
  const fault = codeFault(file, error, text);
  return [fault.file, fault.line, fault.found, fault.remedy].filter(Boolean).join(' | ');
}

const OTHERWISE = 'code that does not run | No.';

describe('a page without its quotation marks', () => {
  test.each([
    ['without any', '[\n  home,\n]'],
    ['with the first alone', "[\n  'home,\n]"],
    ['with the last alone', "[\n  home',\n]"],
    ['with a straight one', '[\n  home" ,\n]'],
  ])('%s', (_, text) =>
    expect(said(text)).toBe(
      "2 | a page without its two quotation marks | Write 'home', with a comma after it.",
    ),
  );

  test('in a folder', () =>
    expect(said('programs/blue-moon ,')).toBe(
      "1 | a page without its two quotation marks | Write 'programs/blue-moon', with a comma after it.",
    ));

  test.each([
    ['with both', "  'home',"],
    ['without a comma', '  home'],
    ['among others', "  'home', about,"],
    ['with a sign', '  ...home,'],
  ])('nothing is said of one %s', (_, text) => expect(said(text)).toBe(OTHERWISE));

  test('nothing is said of it in another file', () =>
    expect(said('  home,', {file: CONFIG})).toBe(OTHERWISE));
});

describe('a list that begins inside another one', () => {
  const OPEN =
    'a list that begins inside the one above it | Close the list above it: a bracket and a comma, ], on a line of their own.';

  test.each([
    ['below its entries', "pages: [\n  'home',\nlegal:[\n],", 3],
    ['below one without a blank before its bracket', "pages:[\n  'home',\nlegal: [\n],", 3],
    ['below a note with a bracket', "a: [ // ]\n'b', /* ] */\nc: [", 3],
    ['below a page with a bracket', 'a: [\n  \'b]\',\n  "]",\n  c: [', 4],
    ['below one that is closed', "a: ['b'],\nc: [\nd: [", 3],
  ])('%s', (_, text, line) => expect(said(text)).toBe(`${line} | ${OPEN}`));

  test.each([
    ['one below the other', "a: [\n  'b',\n],\nc: [\n],"],
    ['a page in quotation marks of two kinds', 'pages: ["a[", \'b\'],\nlegal: ['],
    ['a list behind another sign', 'pages: [\n  {legal: ['],
    ['two on one line', "a: ['b'], c: ['d'],\ne: ["],
    ['a list without a name', "a: [\n  ['b'],\n]"],
  ])('nothing is said: %s', (_, text) => expect(said(text)).toBe(OTHERWISE));

  test('nothing is said of it in another file', () =>
    expect(said('a: [\nb: [', {file: CONFIG})).toBe(OTHERWISE));
});

test('two versions that were never joined', () =>
  expect(said('a\n=======\nb')).toBe(
    '2 | the marks of two versions that were never joined (<<<<<<<, =======, >>>>>>>) | Delete this line. Where another version stands above or below it, delete that one too.',
  ));

test('faults with which the file is read are not told', () =>
  expect(said('a\r\nb')).toBe(OTHERWISE));

describe('a setting of the command', () => {
  test.each(['SITE_URL'])('%s', (name) => {
    const {[name]: before} = process.env;
    process.env[name] = 'here';
    expect(said('', {error: new Error(`${name} is no address.\nMore.`)})).toBe(
      `the setting ${name}=here of this command | ${name} is no address.`,
    );
    Reflect.deleteProperty(process.env, name);
    expect(said('', {error: new Error(`${name} is no address.`)})).toBe(
      `the setting ${name}= of this command | ${name} is no address.`,
    );
    if (before !== undefined) process.env[name] = before;
  });
});

describe('a name that nothing defines', () => {
  const error = new Error('sidebar is not defined');

  test.each([
    ['a constant', 'const sidebars = {};\n\nexport default sidebar;', 3],
    ['a variable', 'let sidebars = {};\nexport default sidebar;', 2],
    ['a function', 'function  sidebars() {}\nexport default sidebar;', 2],
    ['an import', "import sidebars from './a';\nexport default sidebar;", 2],
  ])('beside %s of nearly that name', (_, text, line) =>
    expect(said(text, {error})).toBe(
      `${line} | the name sidebar, which nothing in this file defines | Write sidebars in its place.`,
    ),
  );

  test('beside nothing like it', () =>
    expect(said('const pages = {};\nexport default sidebar;', {error})).toBe(
      "2 | the name sidebar, which nothing in this file defines | Put it in quotation marks, if it is a text: 'sidebar'. Otherwise bring the line back as it was.",
    ));

  test('as a text of the error', () =>
    expect(said('sidebar', {error: 'ReferenceError: sidebar is not defined'})).toMatch(
      /^1 \| the name sidebar, /,
    ));

  test.each([
    ['that does not stand in the file', 'const sidebars = {};'],
    ['that is a part of others', 'const mysidebars = {};'],
  ])('nothing is said of one %s', (_, text) =>
    expect(said(text, {error})).toBe('code that does not run | sidebar is not defined'),
  );
});

describe('the place where the reader stopped', () => {
  const at = (file: string): Error =>
    new Error(`ParseError: Unexpected token\n  \n   /site/${file}:18:14 \n more`);
  const looked = (what: string): string =>
    `Look at this line and the one above it: each ${what} in straight quotation marks, a comma after it, a bracket closed for each opened.`;

  test.each([
    ['in the sidebars', SIDEBARS, 'page'],
    ['in the configuration', CONFIG, 'text'],
  ])('%s', (_, file, what) =>
    expect(said('export default [', {file: CONFIG, error: at(file)})).toBe(
      `/site/${file} | 18 | code that cannot be read | ${looked(what)}`,
    ),
  );

  test.each([
    [
      'an error that names such a name further on',
      new Error('No: lamp is not defined'),
      'No: lamp is not defined',
    ],
    [
      'a line that goes on behind the place',
      new Error('ParseError: no\n /site/a.ts:18:4 and more'),
      'ParseError: no',
    ],
    ['another error', new Error('Error: no\n /site/sidebars.ts:18:4'), 'Error: no'],
    ['no place', new Error('ParseError: no'), 'ParseError: no'],
    ['a text', 'no', 'no'],
  ])('%s', (_, error, message) =>
    expect(said('', {error})).toBe(`code that does not run | ${message}`),
  );
});

import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {parse} from 'postcss';
import {expect, onTestFinished, test} from 'vitest';

import {type PlaceOf, inlineStyles} from '../../../../src/plugins/hosting/inlineStyles';
import {rulesFor} from '../../../../src/plugins/hosting/usedRules';

test.each([
  ['p{a:b}', 'p{a:b}'],
  ['.one{a:b}.other{a:b}', '.one{a:b}'],
  ['.other .one,.one>p{a:b}', '.one>p{a:b}'],
  ['.one.other{a:b}', ''],
  ['.one:not(.other){a:b}', '.one:not(.other){a:b}'],
  [':is(.other,.one:where(:not(.more))) p{a:b}', ':is(.other,.one:where(:not(.more))) p{a:b}'],
  ['[data-x=".other"] .one{a:b}', '[data-x=".other"] .one{a:b}'],
  ['.one:hover,.one:focus-visible{a:b}', '.one:focus-visible{a:b}'],
  ['.one:not(:hover){a:b}', '.one:not(:hover){a:b}'],
  ['@media screen{.other{a:b}}', ''],
  ['@media screen{.other{a:b}.one{a:b}}', '@media screen{.one{a:b}}'],
  ['.one{a:b}@media print{.one{a:b}}@page{a:b}', '.one{a:b}'],
  ['@keyframes x{0%{a:b}}@font-face{a:b}', '@keyframes x{0%{a:b}}@font-face{a:b}'],
])('from %s a page with the class "one" gets "%s"', (sheet, own) => {
  expect(rulesFor(parse(sheet), new Set(['one']))).toBe(own);
});

/** A site in a temporary folder: style sheets by language, and the classes of pages by file. */
function writeSite(
  sheets: Readonly<Record<string, string>>,
  pages: Readonly<Record<string, string>>,
) {
  const root = mkdtempSync(path.join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  for (const [baseUrl, sheet] of Object.entries(sheets)) {
    write(`${baseUrl}assets/css/styles.1.css`, sheet);
  }
  for (const [file, classes] of Object.entries(pages)) {
    const [folder = ''] = /^(es|ar)\//.exec(file) ?? [];
    const link = `<link rel="stylesheet" href="/${folder}assets/css/styles.1.css">`;
    write(file, `${link}<p class="${classes}">`);
  }
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const stylesOf = (file: string): string => /<style>(.*)<\/style>/.exec(read(file))?.[1] ?? '';
  return {root, read, stylesOf};
}

/** A kind for each last part of a name: `es/room-2.html` is a "room" in Spanish. */
const placeOf: PlaceOf = (file) => ({
  baseUrl: /^(es|ar)\//.test(file) ? `/${file.slice(0, 3)}` : '/',
  kind: /([a-z]+)[-\d]*\.html/.exec(file)?.[1] ?? '',
});

const FONT = '@font-face{a:b}';

test('pages of a kind share their styles, in all languages whose rules are the same in any order', () => {
  const {root, read, stylesOf} = writeSite(
    {'/': `${FONT}.a{a:b}.b{a:b}.c{a:b}`, '/es/': `${FONT}.a{a:b}.c{a:b}.b{a:b}`},
    {'room-1.html': 'a', 'room-2.html': 'b', 'house.html': 'a', 'es/room-1.html': 'c'},
  );
  inlineStyles(root, ['/'], placeOf);
  expect(stylesOf('room-1.html')).toBe(`${FONT}.a{a:b}.b{a:b}`);
  expect(read('es/room-1.html')).not.toContain('<style>');
  inlineStyles(root, ['/', '/es/'], placeOf);
  for (const room of ['room-1.html', 'room-2.html', 'es/room-1.html']) {
    expect(stylesOf(room)).toBe(`${FONT}.a{a:b}.b{a:b}.c{a:b}`);
  }
  expect(stylesOf('house.html')).toBe(`${FONT}.a{a:b}`);
  expect(read('es/assets/css/styles.1.css')).toBe('.a{a:b}.b{a:b}.c{a:b}');
  expect(read('assets/css/styles.1.css')).toBe('.a{a:b}.b{a:b}.c{a:b}');
});

test('a language with other rules has its own styles, in as many kinds as the policy has room for', () => {
  const kinds = [...'abcdefghijklmno'];
  const rules = kinds.map((kind) => `.${kind}{a:b}`).join('');
  const pages = (folder: string) =>
    Object.fromEntries(kinds.map((kind) => [`${folder}${kind}.html`, kind]));
  const {root, stylesOf} = writeSite(
    {'/': rules, '/ar/': `${rules}.a{c:d}`},
    {...pages(''), ...pages('ar/')},
  );
  inlineStyles(root, ['/', '/ar/'], placeOf);
  const different = (folder: string) =>
    new Set(kinds.map((kind) => stylesOf(`${folder}${kind}.html`)));
  expect(different('').size).toBe(15);
  expect(different('ar/').size).toBe(7);
  expect(stylesOf('ar/o.html')).toBe('.o{a:b}');
  expect(stylesOf('ar/a.html')).toContain('.a{a:b}');
  expect(stylesOf('ar/a.html')).toContain('.a{c:d}');
});

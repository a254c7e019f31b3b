import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {parse} from 'postcss';
import {expect, test} from 'vitest';

import {inlineStyles, rulesFor} from '../../../../src/plugins/hosting/inlineStyles';

test.each([
  ['p{a:b}', 'p{a:b}'],
  ['.one{a:b}.other{a:b}', '.one{a:b}'],
  ['.other .one,.one>p{a:b}', '.one>p{a:b}'],
  ['.one.other{a:b}', ''],
  ['.one:not(.other){a:b}', '.one:not(.other){a:b}'],
  [':is(.other,.one:where(:not(.more))) p{a:b}', ':is(.other,.one:where(:not(.more))) p{a:b}'],
  ['[data-x=".other"] .one{a:b}', '[data-x=".other"] .one{a:b}'],
  ['@media screen{.other{a:b}}', ''],
  ['@media screen{.other{a:b}.one{a:b}}', '@media screen{.one{a:b}}'],
  ['.one{a:b}@media print{.one{a:b}}@page{a:b}', '.one{a:b}'],
  ['@keyframes x{0%{a:b}}@font-face{a:b}', '@keyframes x{0%{a:b}}@font-face{a:b}'],
])('from %s a page with the class "one" gets "%s"', (sheet, own) => {
  expect(rulesFor(parse(sheet), new Set(['one']))).toBe(own);
});

test('pages of a folder share their styles; above the limit, pages with the fewest classes do too', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(root, 'assets/css'), {recursive: true});
  mkdirSync(path.join(root, 'rooms'));
  writeFileSync(path.join(root, 'assets/css/styles.1.css'), '.a{a:b}.b{a:b}.c{a:b}.d{a:b}');
  const write = (file: string, classes: string): void =>
    writeFileSync(
      path.join(root, file),
      `<link rel="stylesheet" href="/assets/css/styles.1.css"><p class="${classes}">`,
    );
  write('rooms/one.html', 'a b');
  write('rooms/two.html', 'c');
  write('few.html', 'a');
  write('none.html', '');
  write('most.html', 'a b c d');
  inlineStyles(root, '/', 7);
  const stylesOf = (file: string): string =>
    /<style>(.*)<\/style>/.exec(readFileSync(path.join(root, file), 'utf8'))?.[1] ?? '';
  expect(stylesOf('rooms/one.html')).toBe('.a{a:b}.b{a:b}.c{a:b}');
  expect(stylesOf('rooms/two.html')).toBe(stylesOf('rooms/one.html'));
  expect(stylesOf('few.html')).toBe('.a{a:b}');
  expect(stylesOf('none.html')).toBe(stylesOf('few.html'));
  expect(stylesOf('most.html')).toBe('.a{a:b}.b{a:b}.c{a:b}.d{a:b}');
});

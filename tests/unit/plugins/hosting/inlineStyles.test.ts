import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {parse} from 'postcss';
import {expect, onTestFinished, test} from 'vitest';

import {type PlaceOf, inlineStyles} from '../../../../src/plugins/hosting/inlineStyles';
import {rulesFor} from '../../../../src/plugins/hosting/usedRules';

const USED = '@keyframes move{to{a:b}}.one{animation:move 1s}';

test.each([
  {sheet: 'p{a:b}', own: 'p{a:b}'},
  {sheet: '.one{a:b}.other{a:b}', own: '.one{a:b}'},
  {sheet: '.other .one,.one>b{a:b}', own: '.one>b{a:b}'},
  {sheet: '.one.other{a:b}', own: ''},
  {sheet: '.one:not(.other){a:b}', own: '.one:not(.other){a:b}'},
  {
    sheet: ':is(.other,.one:where(:not(.more))) b{a:b}',
    own: ':is(.other,.one:where(:not(.more))) b{a:b}',
  },
  {sheet: '[data-x=".other"]{a:b}', own: '[data-x=".other"]{a:b}'},
  {sheet: 'b:not([class]){a:b}', own: 'b:not([class]){a:b}'},
  {sheet: '.one:hover,.one:active,.one:focus-visible,.one::selection{a:b}', own: ''},
  {sheet: ':focus-visible,.one:focus{a:b}', own: ':focus-visible,.one:focus{a:b}'},
  {sheet: '.one:not(:hover){a:b}', own: '.one:not(:hover){a:b}'},
  {sheet: '@media screen{.other{a:b}}', own: ''},
  {sheet: '@media screen{.other{a:b}.one{a:b}}', own: '@media screen{.one{a:b}}'},
  {sheet: '.one{a:b}@media print{.one{a:b}}@page{a:b}', own: '.one{a:b}'},
  {sheet: '@font-face{a:b}', own: '@font-face{a:b}'},
  // Elements that the page does not have, has elsewhere, or has with other attributes.
  {sheet: '[data-x="2"],b[class],p:not([class]){a:b}', own: ''},
  {sheet: '.one table,.one+b,b>.one,:is(.one i,.one u)>b{a:b}', own: ''},
  {
    sheet: 'p:first-child>b:only-child{a:b}b:nth-child(2){a:b}',
    own: 'p:first-child>b:only-child{a:b}',
  },
  // What the page, its script or its visitor may change before the whole sheet has come.
  {
    sheet: '.one[open]>b,:root[data-selected="2"] :empty{a:b}',
    own: '.one[open]>b,:root[data-selected="2"] :empty{a:b}',
  },
  // What only React changes, after the whole sheet.
  {sheet: 'b:disabled,:root[data-x="2"] b{a:b}', own: ''},
  {sheet: 'p:not(:empty)>b:not([hidden]){a:b}', own: 'p:not(:empty)>b:not([hidden]){a:b}'},
  {sheet: 'p:has(b):before{a:b}', own: 'p:has(b):before{a:b}'},
  // Custom properties and animations that only other rules use.
  {sheet: `${USED}:root{--c:var(--d);--d:1}@keyframes rest{to{a:b}}`, own: USED},
  {sheet: '.one{--c:1;--d:2;a:var(--d)}.one:hover{a:var(--c)}', own: '.one{--d:2;a:var(--d)}'},
  // Values of the root, with the spaces that a minifier left out, where nothing in the page changes them.
  {
    sheet: ':root{--a:1px;--b:var(--a)0}.one{a:var(--b)2px var(--c,var(--a));b:calc(2*var(--a))}',
    own: '.one{a:1px 0 2px var(--c,1px);b:calc(2*1px)}',
  },
  {
    sheet: ':root{--a:1}@media screen{:root{--a:2}}.one{a:var(--a)}',
    own: ':root{--a:1}@media screen{:root{--a:2}}.one{a:var(--a)}',
  },
  {
    sheet: ':root{--a:1;--b:2}.one{--a:3;a:var(--a)var(--b)}.other{--b:3}',
    own: ':root{--a:1}.one{--a:3;a:var(--a) 2}',
  },
  {
    sheet: ':root{--a:1;--b:var(--a);--c:var(--b)}.one{--a:3;a:var(--c)}',
    own: ':root{--a:1;--b:var(--a);--c:var(--b)}.one{--a:3;a:var(--c)}',
  },
  {sheet: '.one{transition:a 1s;transition-delay:1s;a:b}', own: '.one{a:b}'},
  {sheet: '.one{a:b}@media screen{.one{transition:a 1s}}', own: '.one{a:b}'},
])('from $sheet a page gets "$own"', ({sheet, own}) => {
  expect(rulesFor(parse(sheet), ['<p class="one"><b data-x=".other"></b></p>'])).toBe(own);
});

test.each([
  {sheet: 'footer,u,.late{a:b}i{a:b}', own: 'i{a:b}'},
  {sheet: 'main:has(+footer){a:b}', own: 'main:has(+footer){a:b}'},
  {sheet: ':root:not([data-whole]) .late{a:b}', own: ':root:not([data-whole]) .late{a:b}'},
])('what comes with the whole sheet has no rules before: of $sheet "$own"', ({sheet, own}) => {
  const page = '<main><i></i><i></i><p class="late"><u></u></p></main><footer><u></u></footer>';
  expect(rulesFor(parse(sheet), [page])).toBe(own);
});

test('a short page has the rules of its last part and its footer at first', () => {
  const sheet = 'footer,.late{a:b}';
  const page = '<main><i></i><p class="late"></p></main><footer></footer>';
  expect(rulesFor(parse(sheet), [page])).toBe(sheet);
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
  expect(different('ar/').size).toBe(10);
  expect(stylesOf('ar/o.html')).toBe('.o{a:b}');
  expect(stylesOf('ar/a.html')).toContain('.a{a:b}');
  expect(stylesOf('ar/a.html')).toContain('.a{c:d}');
});

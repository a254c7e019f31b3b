/** What `npm run new` makes: whole files in every language, nothing wrong but the words to write. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import sidebars from '../../../sidebars';
import {createCatalogue} from '../../../src/content/catalogue';
import {orderOf} from '../../../src/content/read/order';
import {readSite} from '../../../src/content/read';
import {intoLanguages, intoList, intoSidebar} from '../../../src/desk/new/insert';
import {newLanguage} from '../../../src/desk/new/language';
import {markPage} from '../../../src/desk/new/markPage';
import {newPage} from '../../../src/desk/new/pages';
import {newPhoto} from '../../../src/desk/new/photo';
import {withNewEntries} from '../../../src/desk/translations/addEntries';
import type {Desk, Outcome} from '../../../src/desk/new/types';

const ROOT = path.join(import.meta.dirname, '../../..');
const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-'));
const at = (file: string): string => path.join(dir, file);
const read = (file: string): string | undefined =>
  existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined;
const locales = ['en', 'es'];
const order = orderOf(sidebars);
const site = (more: {locales?: string[]; order?: string[]} = {}) =>
  readSite({siteDir: dir, defaultLocale: 'en', locales, order, ...more});

let desk: Desk;
beforeAll(async () => {
  for (const part of ['docs', 'i18n', 'src/components', 'static']) {
    cpSync(path.join(ROOT, part), at(part), {recursive: true});
  }
  for (const file of ['sidebars.ts', 'docusaurus.config.ts']) {
    cpSync(path.join(ROOT, file), at(file));
  }
  desk = {source: await site(), read};
});
afterAll(() => rmSync(dir, {recursive: true, force: true}));

function write(outcome: Outcome): void {
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  if (outcome.picture) outcome = {...outcome, files: {...outcome.files, [outcome.picture]: ''}};
  for (const [file, text] of Object.entries(outcome.files)) {
    mkdirSync(path.dirname(at(file)), {recursive: true});
    writeFileSync(at(file), text);
  }
}

test('everything new passes the check but for its marked words', {timeout: 60_000}, async () => {
  for (const kind of ['program', 'masseuse', 'page'] as const) {
    write(newPage(desk, kind, `new-${kind}`));
    write(newPage({source: await site(), read}, kind, `next-${kind}`));
  }
  write(newPhoto(desk, 'new-photo'));
  write(newLanguage({source: await site(), read}, 'ca'));
  const source = await site({
    locales: [...locales, 'ca'],
    order: [...order, 'programs/new-program', 'programs/next-program', 'new-page', 'next-page'],
  });
  const {problems, unwritten} = createCatalogue(source);
  expect(problems).toEqual([]);
  const files = new Set(unwritten.map(({file}) => file));
  for (const file of [
    'docs/programs/new-program.mdx',
    'docs/masseuses/new-masseuse.mdx',
    'docs/new-page.mdx',
    'docs/gallery.mdx',
    'i18n/es/docusaurus-plugin-content-docs/current/new-page.mdx',
    'i18n/ca/docusaurus-plugin-content-docs/current/new-page.mdx',
    'i18n/ca/code.json',
  ]) {
    expect(files).toContain(file);
  }
  expect(unwritten.find(({field}) => field === 'title')?.line).toBeGreaterThan(1);
  expect(read('docusaurus.config.ts')).toContain(
    "  ca: {label: 'Català', htmlLang: 'ca-ES', baseUrl: '/ca/'},\n};",
  );
});

test('words of components that are made anew are told by their marks alone', () => {
  const {source} = desk;
  const {text} = withNewEntries('{}', source.componentWords ?? []);
  const {problems, unwritten} = createCatalogue({...source, codeWords: {es: text}});
  expect(problems).toEqual([]);
  expect(unwritten.map(({file}) => file)).toContain('i18n/es/code.json');
});

test('a masseuse gets an emblem that nobody has', () => {
  const [, ...others] = desk.source.documents.filter(({id}) => id.startsWith('masseuses/'));
  const source = {...desk.source, documents: others};
  const outcome = newPage({...desk, source}, 'masseuse', 'newcomer');
  const text = 'files' in outcome ? outcome.files['docs/masseuses/newcomer.mdx'] : undefined;
  const emblem = /^emblem: (\S+)$/m.exec(text ?? '')?.[1];
  expect(emblem).toBeTruthy();
  expect(others.map(({frontMatter}) => frontMatter.emblem)).not.toContain(emblem);
});

describe('is refused kindly', () => {
  test.each([
    ['an existing program', () => newPage(desk, 'program', 'erosofia'), 'exists already'],
    [
      'a name that a page has',
      () => newPage(desk, 'program', 'contact'),
      'is called “Contact” already',
    ],
    ['an existing picture', () => newPhoto(desk, 'orchid'), 'orchid.jpg exists already'],
    ['a language the site speaks', () => newLanguage(desk, 'es'), 'speaks "es" already'],
    ['a language that nobody speaks', () => newLanguage(desk, 'xx'), 'is no language'],
    ['a word in place of a code', () => newLanguage(desk, 'catalan'), 'code of two letters'],
    ['an address of the site itself', () => newPage(desk, 'page', 'pictures'), 'belongs to files'],
    ['the address of a language', () => newPage(desk, 'page', 'es'), '/es belongs to a language'],
  ])('%s', (_, make, message) => {
    expect(make()).toEqual({refusal: expect.stringContaining(message)});
  });

  test('the address of another page, in any language', () => {
    const other = desk.source.documents.find(
      ({id, locale}) => locale === 'es' && !id.includes('/') && id !== 'home',
    );
    const slug = String(other?.frontMatter.slug);
    expect(newPage(desk, 'page', slug.slice(1))).toEqual({
      refusal: expect.stringContaining(`${slug} already`),
    });
  });
});

describe('lines in files kept by hand', () => {
  test('a short list of the sidebars stays on its line', () => {
    expect(intoSidebar("  pages: ['home'],\n", 'pages', 'gifts')).toBe(
      "  pages: ['home', 'gifts'],\n",
    );
  });
  test('a list that grows too long is broken into lines', () => {
    const long = 'x'.repeat(90);
    expect(intoSidebar(`  pages: ['${long}'],\n`, 'pages', 'gifts')).toBe(
      `  pages: [\n    '${long}',\n    'gifts',\n  ],\n`,
    );
  });
  test('a list of lines gets one more', () => {
    expect(intoSidebar("  p: [\n    'a'\n  ],\n", 'p', 'b')).toBe(
      "  p: [\n    'a',\n    'b',\n  ],\n",
    );
  });
  test('an entry goes to the end of its list, before the next field', () => {
    expect(intoList('---\nphotos:\n  - id: 1\n\nslug: /\n---', 'photos', 'id: 2\nalt: A')).toBe(
      '---\nphotos:\n  - id: 1\n  - id: 2\n    alt: A\n\nslug: /\n---',
    );
  });
  test.each(['', '    '])('an entry stands below the others, indented by "%s"', (indent) => {
    const list = `photos: # all\n${indent}- id: 1\n\n${indent}- id: 2\n`;
    expect(intoList(`---\n${list}# words\n---`, 'photos', 'id: 3\nalt: A')).toBe(
      `---\n${list}${indent}- id: 3\n${indent}  alt: A\n# words\n---`,
    );
  });
  test('where there is no place, nothing is written', () => {
    expect(intoSidebar('nothing', 'pages', 'a')).toBeUndefined();
    expect(intoList('nothing', 'photos', 'a')).toBeUndefined();
    expect(intoLanguages('nothing', 'a')).toBeUndefined();
  });
});

test('a page for a new language is words alone, each marked once; facts and addresses stay', () => {
  const text =
    '---\nkind: page\nphoto: 3\nslug: /a\nformerly: [/old]\ntitle: A\n---\n\n## *Two* words {#two}\n\n<Fact name="x" /> and [a link](/b.mdx).\n';
  expect(markPage('a', text, 'ca')).toBe(
    '---\nslug: /a\ntitle: "[to translate] A"\n---\n\n## *[to translate] Two* words {#two}\n\n<Fact name="x" /> [to translate] and [a link](/b.mdx).\n',
  );
});

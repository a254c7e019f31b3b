import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {afterAll, expect, onTestFinished, test, vi} from 'vitest';
import {parseDocument, visit} from 'yaml';

import {checkContent} from '../../../../src/content';
import {englishLabels} from '../../../../src/content/checks/code';
import {splitPage} from '../../../../src/content/frontMatter';
import {withoutMarks} from '../../../../src/content/unfinishedMarks';
import {readSite} from '../../../../src/content/read';
import {type Kind, type Plan, planLanguage, planPage} from '../../../../scripts/content/new';
import {markBody} from '../../../../scripts/content/texts';
import {type Copy, copySite, copySiteForAll} from './site';

/** Writes the files of a plan. */
function write({siteDir}: Copy, {files, copies}: Plan, change = (text: string) => text): void {
  const at = (file: string): string => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    return path.join(siteDir, file);
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(at(file), change(text));
  for (const [to, from] of Object.entries(copies)) copyFileSync(at(from), at(to));
}

const plan = (site: Copy, kind: Kind, name: string): Plan => planPage(readSite(site), kind, name);

// Where only the plan is looked at nothing is written.
const unchanged = copySiteForAll();
afterAll(unchanged.remove);
const source = readSite(unchanged);
const planOnly = (kind: Kind, name: string): Plan => planPage(source, kind, name);

test.each([
  ['program', 'programs/test-program'],
  ['masseuse', 'masseuses/testina'],
  ['page', 'test-page'],
  ['notice', 'notices/test-notice'],
] as const)('a new %s passes the check once its marks are gone', async (kind, id) => {
  const site = copySite();
  const made = plan(site, kind, path.basename(id));
  write(site, made);
  const isListed = kind === 'program' || kind === 'page';
  const location = isListed ? {...site, order: [...site.order, id]} : site;
  const before = await checkContent(location);
  expect(before.problems).toEqual([]);
  const unwritten = new Set(before.unwritten.map(({file}) => file));
  expect([...unwritten].sort()).toEqual(Object.keys(made.files).sort());
  write(site, made, withoutMarks);
  expect(await checkContent(location)).toMatchObject({problems: [], unwritten: []});
  for (const text of Object.values(made.files)) expect(text).not.toContain('Example');
});

test('lists of words have one entry a line, and translations no list in brackets', () => {
  const {files} = planOnly('program', 'test-program');
  expect(files['docs/programs/test-program.mdx']).toContain('\nkeywords:\n  - ');
  expect(files['docs/programs/test-program.mdx']).toContain('\n  - {minutes: 60, priceEur: 150}\n');
  const masseuse = planOnly('masseuse', 'testina').files;
  expect(masseuse['docs/masseuses.mdx']).toMatch(/- id: testina\n {4}focal: \[50, 50\]\n/);
  const language = planLanguage(source, 'fr', new Map()).files;
  const pages = Object.entries({...files, ...masseuse, ...language});
  for (const [file, text] of pages.filter(([name]) => /^i18n.*(mdx|yml)$/.test(name))) {
    const fields = parseDocument(splitPage(text)?.head ?? text);

    visit(fields, {
      Collection(_, node) {
        if (node.flow) expect.fail(`${file}: ${String(node)}`);
      },
    });
  }
});

test('a new program has the neutral tile; the writer chooses its place in the order', () => {
  const made = planOnly('program', 'test-program');
  expect(made.copies).toEqual({'static/img/tile/test-program.svg': 'static/img/tile/panot.svg'});
  expect(made.left).toContainEqual(
    expect.stringMatching(/'programs\/test-program' to "programs" in sidebars.ts/),
  );
  expect(made.files['docs/programs/test-program.mdx']).toContain('"[to write] Test Program"');
});

test('a new notice is one of today, and its translation is its text alone', () => {
  // Half an hour past midnight in Barcelona.
  vi.useFakeTimers({now: new Date('2026-12-24T23:30:00Z')});
  onTestFinished(() => void vi.useRealTimers());
  const made = planOnly('notice', 'christmas');
  const today = '2026-12-25';
  const file = 'docs/notices/christmas.mdx';
  expect(made.files[file]).toContain(`\nfrom: ${today}\nuntil: ${today}\n`);
  expect(made.files[file]).toMatch(/\n---\n\n\[to write\] What .*\n$/);
  const translation = 'i18n/es/docusaurus-plugin-content-docs/current/notices/christmas.mdx';
  expect(made.files[translation]).toMatch(/^\[to translate\] What .*\n$/);
  expect(made.left).toEqual([`write its first and its last day (from, until) in ${file}`]);
});

test('a new notice with words whose days nobody has decided cannot be published', async () => {
  const site = copySite();
  write(site, plan(site, 'notice', 'christmas'), (text) => text.replace(/\[to \w+\] What/, 'What'));
  const {problems, unwritten} = await checkContent(site);
  expect(problems).toEqual([]);
  expect(unwritten).toMatchObject([
    {
      file: 'docs/notices/christmas.mdx',
      message: expect.stringContaining('first and the last day'),
    },
  ]);
});

test('a new masseuse has an emblem with the neutral picture', () => {
  const made = planOnly('masseuse', 'testina');
  expect(made.files['docs/masseuses/testina.mdx']).toMatch(/^emblem: testina$/m);
  const copies = {'docs/pictures/emblem/testina.jpg': 'docs/_templates/emblem.jpg'};
  expect(made.copies).toEqual(copies);
  const page = readFileSync(path.join(unchanged.siteDir, 'docs/masseuses.mdx'), 'utf8');
  const [before = '', after = ''] = page.split('\n---\n');
  expect(made.files['docs/masseuses.mdx']?.startsWith(before)).toBe(true);
  expect(made.files['docs/masseuses.mdx']?.endsWith(after)).toBe(true);
});

test('a new language passes the check, with every text marked', async () => {
  const site = copySite();
  write(site, plan(site, 'notice', 'christmas'), withoutMarks);
  const words = englishLabels(readSite(site));
  const made = planLanguage(readSite(site), 'fr', words);
  write(site, made);
  expect(made.left[0]).toContain("fr: {label: 'Français', baseUrl: '/fr/'},");
  const {problems, unwritten} = await checkContent({...site, locales: ['en', 'es', 'fr']});
  expect(problems).toEqual([]);
  const files = new Set(unwritten.map(({file}) => file));
  expect(files.size).toBe(Object.keys(made.files).length - 1);
  const home = made.files['i18n/fr/docusaurus-plugin-content-docs/current/home.mdx'];
  expect(home).toContain('<FeatureList title="[to translate] ');
  expect(home).not.toMatch(/^(hero|programs|formerly):/m);
  const notice = made.files['i18n/fr/docusaurus-plugin-content-docs/current/notices/christmas.mdx'];
  expect(notice).toMatch(/^\[to translate\] What /);
});

test('components with their text on lines below each other have a mark each', () => {
  const line = (words: string): string =>
    `  <ContactMethod name="phone">${words}</ContactMethod>\n`;
  const block = (...lines: readonly string[]): string =>
    `<ContactMethods>\n${lines.map(line).join('')}</ContactMethods>\n`;
  const marked = markBody(block('A calm voice', 'For *what* can wait'), '[m]');
  expect(marked).toBe(block('[m] A calm voice', '[m] For *what* can wait'));
});

test.each([
  {kind: 'page', name: 'about', message: 'docs/about.mdx exists already'},
  {kind: 'page', name: 'Año nuevo', message: 'cannot be a name'},
  {kind: 'page', name: '../escape', message: 'cannot be a name'},
  {kind: 'page', name: '2026', message: 'cannot be a name'},
  {kind: 'masseuse', name: 'a-name-that-no-field-takes', message: 'at most 24'},
] as const)('a new $kind called $name is refused', ({kind, name, message}) => {
  expect(() => planOnly(kind, name)).toThrow(message);
});

// By CLDR's names of languages (Node 20, ICU 78).
test.each([
  {code: 'ca', line: "ca: {label: 'Català', baseUrl: '/ca/'},"},
  {code: 'pt', line: "pt: {label: 'Português', baseUrl: '/pt/'},"},
  {code: 'pt-BR', line: "'pt-BR': {label: 'Português (Brasil)', baseUrl: '/pt-BR/'},"},
  {code: 'es-MX', line: "'es-MX': {label: 'Español de México', baseUrl: '/es-MX/'},"},
  {code: 'zh-Hans', line: "'zh-Hans': {label: '简体中文', baseUrl: '/zh-Hans/'},"},
  {code: 'sr-Latn', line: "'sr-Latn': {label: 'Srpski (latinica)', baseUrl: '/sr-Latn/'},"},
])('$code is a language: its files and address have its code', ({code, line}) => {
  const {left, files} = planLanguage(source, code, new Map());
  expect(left[0]).toContain(line);
  expect(Object.keys(files)).toContain(`i18n/${code}/code.json`);
});

test.each([
  ['es', 'has the language "es" already'],
  ['xx', 'is not a language'],
  ['french', 'is not a language'],
  ['pt_BR', 'is not a language'],
  ['x-house', 'is not a language'],
  ['cat', 'Write "ca" in place of "cat"'],
  ['iw', 'Write "he" in place of "iw"'],
  ['pt-br', 'Write "pt-BR" in place of "pt-br"'],
  ['de-u-co-phonebk', 'Write "de" in place of'],
])('a language called %s is refused', (code, message) => {
  expect(() => planLanguage(source, code, new Map())).toThrow(message);
});

test('an empty template is reported', () => {
  const site = copySite();
  site.edit('docs/_templates/page.mdx', () => '');
  expect(() => plan(site, 'page', 'test-page')).toThrow(
    'docs/_templates/page.mdx: This file is empty',
  );
});

/** The development server checks all content after every save: what has not changed is not parsed again. */
import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {readLabels} from '../../../src/content/checks/code';
import {componentsWithFiles, textProblems} from '../../../src/content/checks/texts';
import {type Body, parseBody} from '../../../src/content/pageText';
import type {Page} from '../../../src/content/parsePage';
import {readSite} from '../../../src/content/read';
import {validatePage} from '../../../src/content/validate';
import {ORDER, check, copySite, placeOf} from './site';

const ABOUT = 'docs/about.mdx';
const LABELS = 'src/components/labels.ts';

/** What is looked up in a page, such as its parsed text; the same object as long as it is not looked up again. */
const LOOKS: Readonly<Record<string, (page: Page) => unknown>> = {
  'its fields are validated': (page) => validatePage(page, 'en'),
  'its text is parsed': parseBody,
  'its text is checked': (page) =>
    textProblems(page, parseBody(page) as Body, componentsWithFiles()),
};

test.each(Object.keys(LOOKS))('after a save of a page, of that page alone %s again', (what) => {
  const {siteDir, edit} = copySite();
  const location = {
    siteDir,
    defaultLocale: 'en',
    locales: ['en', 'es'],
    order: ORDER,
    footerOnly: [],
  };
  const look = () =>
    readSite(location).pages.map((page) => [page.file, LOOKS[what]?.(page)] as const);
  const before = new Map(look());
  edit(ABOUT, /$/, '\nA word more.\n');
  const again = look().filter(([file, found]) => before.get(file) !== found);
  expect(again.map(([file]) => file)).toEqual([ABOUT]);
});

test('a word and a telephone number that are refused from now on are found in pages that were saved before', async () => {
  const {siteDir, edit} = copySite();
  edit(ABOUT, '## Come', '## Come\n\nCall +34 600 000 999 by lamplight.');
  expect((await check(siteDir)).problems).toEqual([]);
  edit('docs/forbidden-words.yml', 'words:', 'words:\n  - {word: lamplight, reason: Say "light".}');
  edit('docs/business.yml', /^phone: .*$/m, 'phone: "+34 600 000 999"');
  const messages = (await check(siteDir)).problems.map(({file, message}) => `${file}: ${message}`);
  expect(messages).toContainEqual(expect.stringMatching(/^docs\/about\.mdx: .*"lamplight"/));
  expect(messages).toContainEqual(expect.stringMatching(/^docs\/about\.mdx: .*600 000 999/));
});

test('a label that is added to a component is missed at the next check, and found once it is written', async () => {
  const {siteDir, edit, write, at} = copySite();
  expect((await check(siteDir)).problems).toEqual([]);
  const component = readFileSync(at(LABELS), 'utf8');
  edit(LABELS, /$/, "\ntranslate({id: 'frame.new', message: 'New', description: 'Button'});\n");
  expect((await check(siteDir)).problems.map(placeOf)).toEqual([
    'i18n/en/code.json frame.new',
    'i18n/es/code.json frame.new',
  ]);
  write(LABELS, component);
  expect((await check(siteDir)).problems).toEqual([]);
  const {labels} = await readLabels(siteDir);
  expect(labels.has('frame.new')).toBe(false);
});

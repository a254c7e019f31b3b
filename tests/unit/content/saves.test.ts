/** The development server checks all content after every save: what has not changed is not parsed again. */
import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {readLabels} from '../../../src/content/checks/code';
import {parseBody} from '../../../src/content/pageText';
import {readSite} from '../../../src/content/read';
import {ORDER, check, copySite, placeOf} from './site';

const ABOUT = 'docs/about.mdx';
const LABELS = 'src/components/labels.ts';

test('after a save only the text of that page is parsed again', () => {
  const {siteDir, edit} = copySite();
  const location = {
    siteDir,
    defaultLocale: 'en',
    locales: ['en', 'es'],
    order: ORDER,
    footerOnly: [],
  };
  const texts = () => readSite(location).pages.map((page) => [page.file, parseBody(page)] as const);
  const before = new Map(texts());
  edit(ABOUT, /$/, '\nA word more.\n');
  const parsedAgain = texts().filter(([file, text]) => before.get(file) !== text);
  expect(parsedAgain.map(([file]) => file)).toEqual([ABOUT]);
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

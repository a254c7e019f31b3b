/**
 * The site in its first language with Catalan and Arabic in made-up words (tests/fixtures/languages), added as the guide
 * says: the check, the build and the tests of this folder pass with any language. The tests of browsers open what is built
 * here. Its own translations are left out: beside others they are built as the Catalan one is.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {languageCodes, locales} from '../e2e/pages';
import {leaveOutOfProject} from '../englishAndSpanish';
import {STEPS, addLanguage, copyWithTests, keepSite} from '../fixtures/languages/project';
import {ADDED, LANGUAGES_SITE, openLanguagesSite} from '../fixtures/languages/site';
import {BUILD, fileOf, pages} from './html';

/** The share by which further languages may change the styles of a page. */
const TOLERANCE = 0.02;
const PATIENCE = 600_000;

let project: ReturnType<typeof copyWithTests>;
beforeAll(() => {
  project = copyWithTests();
  leaveOutOfProject(project.dir, languageCodes.slice(0, 1));
  for (const code of ADDED) addLanguage(project, code);
}, PATIENCE);
afterAll(() => project.delete());

test.each(STEPS)('$name passes', {timeout: PATIENCE}, ({words}) => {
  const {code, output} = project.run(...words);
  expect(code, output).toBe(0);
});

test('what is built is kept for browsers', {timeout: PATIENCE}, () => {
  keepSite(project, LANGUAGES_SITE);
});

const stylesIn = (file: string): string => load(readFileSync(file, 'utf8'))('head style').text();
/** Where a page of the published site is in the one with further languages. */
const inBoth = (pathname: string): string =>
  path.join(LANGUAGES_SITE, 'build', path.relative(BUILD, fileOf(pathname)));

test('no page of the first language grows by them', () => {
  const original = pages.filter(({locale}) => locale === locales[0]?.locale);
  expect(original.length).toBeGreaterThan(10);
  const grown = original.flatMap(({path: pathname}) => {
    const own = stylesIn(fileOf(pathname)).length;
    const other = stylesIn(inBoth(pathname)).length;
    return Math.abs(other - own) <= TOLERANCE * own ? [] : [`${pathname}: ${other}, not ${own}`];
  });
  expect(grown).toEqual([]);
});

test('a page of each kind has the same styles in every language, in either direction of writing', () => {
  const {dir, added} = openLanguagesSite();
  const different = added.flatMap((language) =>
    language.pages.filter(({id, path: pathname}) => {
      const original = pages.find((page) => page.id === id)?.path ?? '';
      const own = stylesIn(path.join(dir, pathname, 'index.html'));
      return own === '' || own !== stylesIn(inBoth(original));
    }),
  );
  expect(different).toEqual([]);
});

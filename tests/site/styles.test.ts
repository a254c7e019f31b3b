/** Styles that stand in the pages: what a page shows, also without script, has its rules there. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {documentOf, onDisk, pages} from './html';

/** Classes that styles have rules for. */
const classesIn = (styles: string): Set<string> =>
  new Set([...styles.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));

/** Classes with rules in any style sheet of a language, those of pieces that come on demand included. */
const styledSomewhere = (folder: string): Set<string> => {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return classesIn(sheets.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n'));
};

const styled = new Map(
  locales.map(({locale, baseUrl}) => [locale, styledSomewhere(onDisk(`${baseUrl}assets/css`))]),
);

test('there are styles to compare with', () => {
  for (const classes of styled.values()) expect(classes.size).toBeGreaterThan(300);
});

test.each(pages)('every class on $path has its rules there', ({path: pathname, locale}) => {
  const $ = documentOf(pathname);
  const linked = $('head > link[rel="stylesheet"][href]')
    .toArray()
    .map((link) => readFileSync(onDisk($(link).attr('href') ?? ''), 'utf8'));
  const here = classesIn([$('head style').text(), ...linked].join('\n'));
  const used = new Set(
    [...$.html().matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, quoted, bare]) =>
      (quoted ?? bare ?? '').split(/\s+/),
    ),
  );
  const elsewhere = [...used].filter((name) => styled.get(locale)?.has(name) && !here.has(name));
  expect(elsewhere, 'styled on other pages only').toEqual([]);
});

/** Ids of headings, to which links lead, are those that Docusaurus writes, and none that components have. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {headingIdProblems} from '../../../src/content/checks/headingIds';
import {parseBody} from '../../../src/content/pageText';
import {isProblem} from '../../../src/content/problems';

const PAGE = {id: 'page', locale: 'en', file: 'page.mdx', fields: {}, lineOf: () => 1, bodyLine: 1};

test.each([
  {
    headings: ['¿Cuánto cuesta?', 'A — B', 'The *first* hour'],
    ids: ['cuánto-cuesta', 'a--b', 'the-first-hour'],
  },
  {headings: ['Prices', 'Prices', 'Prices 1'], ids: ['prices', 'prices-1', 'prices-1-1']},
])('$headings', ({headings, ids}) => {
  const body = parseBody({...PAGE, body: headings.map((text) => `## ${text}`).join('\n\n')});
  expect(isProblem(body) ? body : body.headings.map(({id}) => id)).toEqual(ids);
});

test('an id in a comment stands after an indented heading too, as programs write it within components', () => {
  const body = parseBody({...PAGE, body: '<Section>\n  ## Words {/* #help */}\n</Section>'});
  expect(isProblem(body) ? body : body.headings.map(({id}) => id)).toEqual(['help']);
});

const SOURCES = path.join(import.meta.dirname, '../../../src');
const files = readdirSync(SOURCES, {recursive: true, encoding: 'utf8'});
/** Ids in code: `id="main"`, `const PANEL_ID = 'programs'`, `const UNAVAILABLE_HASH = '#unavailable'`. */
const IN_CODE = /\bid="([\w-]+)"|_(?:ID|HASH) = '#?([\w-]+)'/g;
const idsInCode = files
  .filter((file) => /^(?:components|template|theme)\b.*\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(IN_CODE)])
  .map(([, literal, constant]) => literal ?? constant ?? '');

test('the ids in code are found', () => expect(idsInCode).toContain('main'));

test.each([...new Set(idsInCode)])('no heading may be called %s', (id) => {
  const body = parseBody({...PAGE, body: `## Words {#${id}}`});
  if (isProblem(body)) throw new Error(body.message);
  const reported = ['page', 'massage-menu', 'masseuses'].flatMap((page) =>
    headingIdProblems({...PAGE, id: page}, body, []),
  );
  expect(reported).not.toEqual([]);
});

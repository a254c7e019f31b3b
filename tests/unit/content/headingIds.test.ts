/** Ids of headings, to which links lead, are those that Docusaurus writes. */
import {expect, test} from 'vitest';

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

/** Each example of CommonMark, GFM and MDX is accepted, or refused with a line and one sentence. */
import {expect, test} from 'vitest';

import {checkExamples} from '../../../fixtures/markdown/examples';
import {copySite} from '../site';

test('examples of Markdown are accepted, or refused with line and sentence', async () => {
  const {problemsOf, accepted} = await checkExamples(copySite());
  const unclear = [...problemsOf].flatMap(([name, problems]) =>
    problems
      .filter(({line, message}) => !line || !/^[A-Z][^\n]*[.?]$/.test(message))
      .map(({line, message}) => `${name}:${line} ${message}`),
  );
  expect(unclear).toEqual([]);
  // Neither may become the exception: a check that refuses everything would build too.
  expect(accepted.length).toBeGreaterThan(problemsOf.size);
});

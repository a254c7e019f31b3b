/** What the terminal of `npm run dev` shows of its servers. */
import {expect, test} from 'vitest';

import {createSaid} from '../../../scripts/dev/said.mjs';

const BROKEN = `
╰─▶   × Error: MDX compilation failed for file "/somewhere/docs/contact.mdx"
        │ Cause: Expected a closing tag for \`<Section>\` (119:1-119:10)
        │     at compileToJSX (/somewhere/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)
`;

test('notes of the site are shown once, everything else each time', () => {
  const said = createSaid();
  expect(said('[velada] Still in place.\nA warning.')).toBe('[velada] Still in place.\nA warning.');
  expect(said('[velada] Still in place.\nA warning.')).toBe('A warning.');
});

test('a page that cannot be read is left to the check: no stack trace', () =>
  expect(createSaid()(BROKEN)).toBe(''));

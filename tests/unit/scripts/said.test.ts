/** What the terminal of `npm run dev` shows of its servers. */
import {expect, test} from 'vitest';

import {createSaid, progressIn} from '../../../scripts/dev/said.mjs';

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

test('a page that was deleted is left to the check as well', () => {
  const said = createSaid();
  expect(said('[ERROR] Site plugin reload failure\n[cause]: Error: Invalid sidebar file')).toBe('');
  expect(said("Module not found: Cannot find module '@site/docs/outcall.mdx'")).toBe('');
  expect(said("Cannot find module './Lamp'")).not.toBe('');
});

test('the first start says how far it is with the pictures, and nothing else of what it does', () =>
  expect(progressIn('pictures: 3 of 54 (orchid)\n[INFO] Starting\n')).toBe(
    'pictures: 3 of 54 (orchid)\n',
  ));

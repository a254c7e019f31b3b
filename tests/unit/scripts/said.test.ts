/** What the terminal of `npm run dev` shows of its servers. */
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {createHeld, createSaid, progressIn} from '../../../scripts/dev/said.mjs';

const BROKEN = `
╰─▶   × Error: MDX compilation failed for file "/somewhere/docs/contact.mdx"
        │ Cause: Expected a closing tag for \`<Section>\` (119:1-119:10)
        │     at compileToJSX (/somewhere/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)
`;

const YAML = `╰─▶   × YAMLException: unexpected end of the stream within a double quoted scalar (12:1)
        │
        │  11 | label: Contacto
        │ ------^
`;

/** How a server says that it cannot take over what was saved, in as many parts as it likes. */
const OF_A_SAVE = [
  '[ERROR] Sidebars file at "/somewhere/sidebars.ts" failed to be loaded.\n',
  '[ERROR] Loading of version failed for version current\n[ERROR] Site plugin reload failure - Plugin docs@default\n',
  'Error: Docusaurus could not load module at path "/somewhere/sidebars.ts"\n    at loadFreshModule {\n',
  '  [cause]: Error: ParseError: Unexpected token  \n   /somewhere/sidebars.ts:31:0\n}\n',
  '\u001B[31m[ERROR]\u001B[39m Site reload failure\n[Error: ENOENT: no such file] {\n  errno: -2\n}\n',
  '[ERROR] Site plugin reload failure - Plugin docs@default\nError: Duplicate routes found!\n',
  '- Attempting to create page at /contact, but a page already exists at this route.\n',
  'This could lead to non-deterministic routing behavior.\n    at throwError (logger.js:80:11)\n',
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('notes of the site are shown once, everything else each time', () => {
  const said = createSaid();
  expect(said('[velada] Still in place.\nA warning.')).toBe('[velada] Still in place.\nA warning.');
  expect(said('[velada] Still in place.\nA warning.')).toBe('A warning.');
});

test('a note that one server has shown is not shown by another', () => {
  const notes = new Set<string>();
  createSaid({notes})('[velada] Still in place.');
  expect(createSaid({notes})('[velada] Still in place.')).toBe('');
});

test.each([BROKEN, YAML])(
  'a page that cannot be read is left to the check: no stack trace',
  (text) => expect(createSaid()(text)).toBe(''),
);

test('what comes later of a message goes where its beginning went', () => {
  const said = createSaid();
  said(BROKEN);
  expect(said('        │     at loadMDX (loader.js:16:58)\n')).toBe('');
  expect(said('Deprecated.\n    at somewhere\n')).toBe('Deprecated.\n    at somewhere\n');
});

test('that a save cannot be taken over is held back, in whatever parts it comes', () => {
  const holdBack = vi.fn();
  const said = createSaid({holdBack});
  expect(OF_A_SAVE.map(said).join('')).toBe('');
  expect(holdBack.mock.calls.flat().join('')).toBe(OF_A_SAVE.join(''));
  expect(said('[ERROR] Port 3000 is taken.\n')).toBe('[ERROR] Port 3000 is taken.\n');
});

test.each([
  ['finds mistakes', [true], []],
  ['finds mistakes that are mended meanwhile', [true, false], []],
  ['finds none', [false], ['A trace.']],
  ['has not ended', [], ['A trace.']],
])('what is held back while the check %s', (_name, found, printed) => {
  const print = vi.fn();
  const {holdBack, checked} = createHeld(print);
  holdBack('A trace.');
  found.forEach(checked);
  vi.runAllTimers();
  expect(print.mock.calls.flat()).toEqual(printed);
});

test('what is held back while there are mistakes is never printed', () => {
  const print = vi.fn();
  const {holdBack, checked} = createHeld(print);
  checked(true);
  holdBack('A trace.');
  checked(false);
  vi.runAllTimers();
  expect(print).not.toHaveBeenCalled();
});

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

/** What the check of `npm run dev` has found, as its servers read it. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {keepVerdict, stampOf, verdictOf} from '../../../src/content/verdict';

let dir = '';
const save = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), text);
};
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'velada-verdict-'));
  save('docs/about.mdx', 'One flight above');
  save('sidebars.ts', 'export default {};');
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

test('is what was found of the content as it stands', async () => {
  expect(await verdictOf(dir)).toBeUndefined();
  await keepVerdict(dir, {stamp: await stampOf(dir), isRight: true});
  expect(await verdictOf(dir)).toBe(true);
  await keepVerdict(dir, {stamp: await stampOf(dir), isRight: false});
  expect(await verdictOf(dir)).toBe(false);
});

test('may leave it to whoever asks, who does not wait', async () => {
  await keepVerdict(dir, {stamp: await stampOf(dir)});
  const start = Date.now();
  expect(await verdictOf(dir, 5000)).toBeUndefined();
  expect(Date.now() - start).toBeLessThan(4000);
});

test.each([
  ['a page was saved', () => save('docs/about.mdx', 'Two flights above')],
  ['a page was added', () => save('docs/roof.mdx', 'Above all')],
  ['a page was deleted', () => rmSync(path.join(dir, 'docs/about.mdx'))],
  ['the order was saved', () => save('sidebars.ts', 'export default {pages: []};')],
  ['the check itself is another', () => save('src/content/index.ts', 'export {};')],
])('says nothing any more once %s', async (_what, change) => {
  await keepVerdict(dir, {stamp: await stampOf(dir), isRight: true});
  change();
  expect(await verdictOf(dir)).toBeUndefined();
});

test('is waited for while the check looks at a save', async () => {
  const waiting = verdictOf(dir, 5000);
  await keepVerdict(dir, {stamp: await stampOf(dir), isRight: false});
  expect(await waiting).toBe(false);
});

test('that cannot be read or kept is none', async () => {
  save('node_modules/.cache/velada-check/verdict.json', '{"stamp": ');
  expect(await verdictOf(dir)).toBeUndefined();
  rmSync(path.join(dir, 'node_modules'), {recursive: true});
  save('node_modules', 'a file where the folder would be');
  await keepVerdict(dir, {stamp: await stampOf(dir), isRight: true});
  expect(await verdictOf(dir)).toBeUndefined();
});

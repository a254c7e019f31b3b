/** What `npm run check -- --watch` and `npm run dev` see of the files that they check. */
import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {watchFiles} from '../../../scripts/watch.mjs';

let dir = '';
let watcher: Awaited<ReturnType<typeof watchFiles>> | undefined;
const seen = vi.fn();

const at = (file: string): string => path.join(dir, file);
const write = (file: string): void => {
  mkdirSync(path.dirname(at(file)), {recursive: true});
  writeFileSync(at(file), String(Math.random()));
};
/** Waits until a file has been seen, and forgets what was seen before. */
async function sees(file: string): Promise<void> {
  await vi.waitFor(() => expect(seen).toHaveBeenCalledWith(file), {timeout: 10_000, interval: 20});
  seen.mockClear();
}

beforeEach(async () => {
  // A name that nothing of the content may have: the folder of the site is not judged by its own.
  dir = path.join(mkdtempSync(path.join(os.tmpdir(), 'velada-watched-')), '.1234');
  for (const file of ['docs/pages/contact.mdx', 'addresses.json', 'src/other/file.ts']) write(file);
  watcher = await watchFiles(dir, seen);
});
afterEach(async () => {
  await watcher?.close();
  seen.mockReset();
  rmSync(path.dirname(dir), {recursive: true, force: true});
});

test('a folder that went and came back is seen, and every save in it', async () => {
  renameSync(at('docs'), at('elsewhere'));
  await sees('docs/pages/contact.mdx');
  renameSync(at('elsewhere'), at('docs'));
  await sees('docs/pages/contact.mdx');
  write('docs/pages/contact.mdx');
  await sees('docs/pages/contact.mdx');
});

test('a file that went and came back is seen, and one that was not there at first', async () => {
  rmSync(at('addresses.json'));
  await sees('addresses.json');
  write('addresses.json');
  await sees('addresses.json');
});

test('what the check does not read is not watched, nor what editors write for a moment', async () => {
  for (const file of [
    'src/other/file.ts',
    'build/index.html',
    'docs/.contact.mdx.swp',
    'docs/4913',
  ])
    write(file);
  write('docs/contact.mdx');
  await vi.waitFor(() => expect(seen).toHaveBeenCalled(), {timeout: 10_000});
  expect(seen.mock.calls).toEqual([['docs/contact.mdx']]);
});

/** A server is tested where its program is, and what the tests of it include. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, onTestFinished, test} from 'vitest';

import {findServer} from '../../../scripts/hosts.mjs';

/** A machine's root folder with empty files. */
function createMachine(...files: readonly string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'machine-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  for (const file of files.map((name) => path.join(root, name))) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, '');
  }
  return root;
}

const SETTINGS = [
  'etc/apache2/mods-available/mime.conf',
  'etc/apache2/mods-available/deflate.conf',
];

test('of Apache, the program alone is not enough: Debian has its settings in another package', () => {
  expect(findServer('apache2', createMachine('usr/sbin/apache2'))).toBeUndefined();
  expect(findServer('apache2', createMachine('usr/sbin/apache2', ...SETTINGS))).toMatch(/apache2$/);
  expect(findServer('caddy', createMachine('usr/sbin/caddy'))).toMatch(/caddy$/);
});

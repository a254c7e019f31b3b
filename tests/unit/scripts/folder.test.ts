/** Characters in the path of the project that tools misinterpret are reported in one sentence. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

const PROJECT = path.join(import.meta.dirname, '../../..');

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'velada-folder-'));
});
afterEach(() => {
  rmSync(parent, {recursive: true, force: true});
});

test.each(['a#b', 'a%b', 'a!b'])('in a folder %s check and build report the folder', (name) => {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  cpSync(path.join(PROJECT, 'scripts'), path.join(folder, 'scripts'), {recursive: true});
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const script of ['check', 'build']) {
    const file = path.join(folder, `scripts/${script}.mjs`);
    const {status, stderr} = spawnSync(process.execPath, [file], {encoding: 'utf8'});
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(folder)]);
  }
});

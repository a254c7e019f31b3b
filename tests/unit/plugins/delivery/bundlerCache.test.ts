import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, onTestFinished, test} from 'vitest';

import {keepsModules} from '../../../../src/plugins/delivery/bundlerCache';

test.each([
  [300, true],
  [301, false],
])('with %d pages the bundler keeps its modules: %s', (count, kept) => {
  const docs = mkdtempSync(path.join(os.tmpdir(), 'velada-pages-'));
  onTestFinished(() => rmSync(docs, {recursive: true}));
  mkdirSync(path.join(docs, 'programs'));
  for (let page = 0; page < count; page += 1) {
    writeFileSync(path.join(docs, 'programs', `program-${page}.mdx`), '');
  }
  writeFileSync(path.join(docs, 'business.yml'), '');
  expect(keepsModules(docs)).toBe(kept);
});

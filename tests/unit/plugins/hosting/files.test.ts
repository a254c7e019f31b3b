/** The copies of pages that hosts without rules find. */
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from 'vitest';

import {copyAsFolders, write} from '../../../../src/plugins/hosting/files';

test('every page gets a copy as a folder, whatever its name begins with', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'velada-files-'));
  const pages = ['about', 'index-of-prices', 'es/404-nights', 'programs/indexed'];
  const others = ['index', '404', 'es/index', 'es/404'];
  try {
    for (const page of [...pages, ...others]) write(root, `${page}.html`, page);
    copyAsFolders(root);
    const copied = [...pages, ...others].filter((page) =>
      existsSync(path.join(root, page, 'index.html')),
    );
    expect(copied).toEqual(pages);
  } finally {
    rmSync(root, {recursive: true});
  }
});

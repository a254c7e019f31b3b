/** Addresses in styles: a site in a folder of its host (BASE_URL) finds its files too. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {afterEach, expect, test, vi} from 'vitest';

const SRC = path.join(import.meta.dirname, '../../../../src');

// Other files of tests share the modules, and their site has no folder.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a file named from the root is left to the browser, where the site’s folder is put before it', () => {
  const files = readdirSync(SRC, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(50);
  const left = files.flatMap((file) =>
    readFileSync(path.join(SRC, file), 'utf8')
      .split('\n')
      .filter((line) => /url\(\s*["']?\/(?!\/)/.test(line) && !line.includes('webpackIgnore: true'))
      .map((line) => `${file}: ${line.trim()}`),
  );
  // The bundler would look for /velada/img/… in the project. Name the file from the style sheet
  // (../../static/…), or write /* webpackIgnore: true */ before url().
  expect(left).toEqual([]);
});

test('the folder is put before it once', async () => {
  vi.stubEnv('BASE_URL', '/velada/');
  vi.resetModules();
  const {rootInStyles} = await import('../../../../src/plugins/delivery/rootInStyles');
  const rooted = (value: string): string => {
    const declaration = {value};
    rootInStyles.Declaration(declaration);
    return declaration.value;
  };
  expect(rooted("url('/img/a.svg') 0 0")).toBe("url('/velada/img/a.svg') 0 0");
  expect(rooted("url('/velada/img/a.svg')")).toBe("url('/velada/img/a.svg')");
  expect(rooted("url('//host/a.svg'), url(a.svg)")).toBe("url('//host/a.svg'), url(a.svg)");
});

test('what the bundler keeps for one folder is not taken for another', async () => {
  const config = {experiments: {cache: {version: 'site'}}};
  const versionFor = async (root: string): Promise<string | undefined> => {
    vi.stubEnv('BASE_URL', root);
    vi.resetModules();
    const {forgetWhenChanged} = await import('../../../../src/plugins/delivery/bundlerCache');
    const made = forgetWhenChanged(config) as {experiments: {cache: {version?: string}}};
    return made.experiments.cache.version;
  };
  expect(await versionFor('/velada/')).toBe('site-/velada/');
  expect(await versionFor('/other/')).toBe('site-/other/');
  expect(await versionFor('/')).toBeUndefined();
});

/** However a build ends, build/ contains a complete site: the new one or the previous one. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {buildSite} from '../../../scripts/build.mjs';

/** Mock of Docusaurus: writes a page into the output folder, then exits as the variable HOW says. */
const DOCUSAURUS = `
import {mkdirSync, writeFileSync} from 'node:fs';
const out = process.argv[process.argv.indexOf('--out-dir') + 1];
process.umask(0o077);
mkdirSync(out, {recursive: true});
if (process.env.HOW !== 'forget a language') mkdirSync(out + '-hosting');
const {VELADA_PRODUCTION, DOCUSAURUS_NO_PERSISTENT_CACHE, VELADA_QUICK_PICTURES} = process.env;
const own = [VELADA_PRODUCTION, DOCUSAURUS_NO_PERSISTENT_CACHE, VELADA_QUICK_PICTURES].join();
writeFileSync(out + '/index.html', 'new '.repeat(50) + own);
if (process.env.HOW === 'interrupt') process.kill(process.pid, 'SIGTERM');
if (process.env.HOW === 'fail') process.exitCode = 3;
`;

let root = '';
const at = (file: string): string => path.join(root, file);
const home = (folder = 'build'): string => readFileSync(at(`${folder}/index.html`), 'utf8');
const build = (words: readonly string[] = [], env: Record<string, string> = {}): Promise<number> =>
  buildSite(words, {root, env});

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  root = mkdtempSync(path.join(os.tmpdir(), 'velada-build-'));
  mkdirSync(at('node_modules/@docusaurus/core/bin'), {recursive: true});
  writeFileSync(at('node_modules/@docusaurus/core/bin/docusaurus.mjs'), DOCUSAURUS);
  writeFileSync(at('docusaurus.config.ts'), "export default {i18n: {locales: ['en', 'es']}};");
  mkdirSync(at('build'));
  writeFileSync(at('build/index.html'), 'old');
  writeFileSync(at('build/removed.html'), 'old');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, {recursive: true, force: true});
});

test('a new site replaces the previous one completely', async () => {
  expect(await build()).toBe(0);
  expect(home()).toMatch(/^new/);
  expect(existsSync(at('build/removed.html'))).toBe(false);
  expect(existsSync(at('build/index.html.br'))).toBe(false);
});

test.each(['fail', 'interrupt', 'forget a language'])(
  'after "%s" build/ is unchanged',
  async (HOW) => {
    expect(await build([], {HOW})).not.toBe(0);
    expect(home()).toBe('old');
    expect(existsSync(at('build-next'))).toBe(false);
  },
);

test.each<{name: string; words: string[]; env: Record<string, string>}>([
  {name: '--production', words: ['--production'], env: {}},
  {name: '--production, whatever else is asked for,', words: ['--production', '--quick'], env: {}},
  {name: 'SITE_URL', words: [], env: {SITE_URL: 'https://www.house.test'}},
])(
  '$name builds for publication without the cache, and compresses the files',
  async ({words, env}) => {
    expect(await build(words, env)).toBe(0);
    // Docusaurus 3.10.2 keeps what an earlier alias resolved (findings/docusaurus-cache-plugin-alias.sh).
    expect(home()).toMatch(/ 1,1,$/);
    expect(existsSync(at('build/index.html.br'))).toBe(true);
  },
);

test('only a build for tests makes its pictures quickly', async () => {
  expect(await build([], {VELADA_QUICK_PICTURES: '1'})).toBe(0);
  expect(home()).toMatch(/ ,,$/);
  expect(await build(['--quick'])).toBe(0);
  expect(home()).toMatch(/ ,,1$/);
});

test('a build of one language has a folder of its own', async () => {
  expect(await build(['--locale', 'es'])).toBe(0);
  expect([home(), home('build-es')]).toEqual(['old', expect.stringMatching(/^new/)]);
});

test.skipIf(process.platform === 'win32')('servers may read all files of the build', async () => {
  expect(await build()).toBe(0);
  const modeOf = (file: string): number => statSync(at(file)).mode & 0o777;
  expect(['build', 'build-hosting', 'build/index.html'].map(modeOf)).toEqual([0o755, 0o755, 0o644]);
});

test.each([
  {words: ['--locale', 'xx'], message: /no language "xx": choose en or es/},
  {words: ['--out-dir', 'docs'], message: /--out-dir/},
  {words: ['--colour'], message: /--colour/},
])('$words is refused', async ({words, message}) => {
  await expect(build(words)).rejects.toThrow(message);
  expect(home()).toBe('old');
});

test('an error in the configuration is reported in one sentence', async () => {
  writeFileSync(at('docusaurus.config.ts'), "throw new Error('Write SITE_URL with https://.');");
  expect(await build()).toBe(1);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [
      expect.stringMatching(
        /^docusaurus\.config\.ts\n +error {2}This file cannot be read: Write SITE_URL with https:\/\/\.\n\n✖ 1 error$/,
      ),
    ],
  ]);
  expect(home()).toBe('old');
});

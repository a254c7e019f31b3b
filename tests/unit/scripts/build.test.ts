/** However a build ends, build/ holds a complete site: the new one or the previous one. */
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

/** Takes the place of Docusaurus: writes a page into the folder that it is given, then ends as the test asks. */
const DOCUSAURUS = `
import {mkdirSync, writeFileSync} from 'node:fs';
const out = process.argv[process.argv.indexOf('--out-dir') + 1];
process.umask(0o077);
mkdirSync(out, {recursive: true});
if (process.env.HOW !== 'forget a language') mkdirSync(out + '-hosting');
writeFileSync(out + '/index.html', 'new '.repeat(50) + (process.env.VELADA_PRODUCTION ?? ''));
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

test('a new site replaces the previous one, and nothing of that one stays', async () => {
  expect(await build()).toBe(0);
  expect(home()).toMatch(/^new/);
  expect(existsSync(at('build/removed.html'))).toBe(false);
  expect(existsSync(at('build/index.html.br'))).toBe(false);
});

test.each(['fail', 'interrupt', 'forget a language'])(
  'a build that ends by "%s" leaves build/ as it was',
  async (HOW) => {
    expect(await build([], {HOW})).not.toBe(0);
    expect(home()).toBe('old');
    expect(existsSync(at('build-next'))).toBe(false);
  },
);

test.each([
  ['--production', ['--production'], {}],
  ['SITE_URL', [], {SITE_URL: 'https://www.house.test'}],
])('with %s the site is built for publication and compressed', async (_name, words, env) => {
  expect(await build(words, env)).toBe(0);
  expect(home()).toMatch(/1$/);
  expect(existsSync(at('build/index.html.br'))).toBe(true);
});

test('one language has a folder of its own', async () => {
  expect(await build(['--locale', 'es'])).toBe(0);
  expect([home(), home('build-es')]).toEqual(['old', expect.stringMatching(/^new/)]);
});

test.skipIf(process.platform === 'win32')('every server may read what is built', async () => {
  expect(await build()).toBe(0);
  const modeOf = (file: string): number => statSync(at(file)).mode & 0o777;
  expect(['build', 'build-hosting', 'build/index.html'].map(modeOf)).toEqual([0o755, 0o755, 0o644]);
});

test.each([
  [['--locale', 'xx'], /no language "xx": choose en or es/],
  [['--out-dir', 'docs'], /--out-dir/],
  [['--colour'], /--colour/],
])('%j is refused', async (words, message) => {
  await expect(build(words)).rejects.toThrow(message);
  expect(home()).toBe('old');
});

test('a configuration that cannot be read is one sentence', async () => {
  writeFileSync(at('docusaurus.config.ts'), "throw new Error('Write SITE_URL with https://.');");
  await expect(build()).rejects.toThrow(
    /^docusaurus\.config\.ts cannot be read: Write SITE_URL with https:\/\/\.$/,
  );
});

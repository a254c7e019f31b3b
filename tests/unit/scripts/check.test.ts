/** `npm run check` as people call it: annotations for pull requests, and watching. */
import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {afterAll, afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';

import {copyOf} from '../../../scripts/handover/copy.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const PAGE = 'docs/contact.mdx';

let dir = '';
let before = '';
let watching: ChildProcess | undefined;

beforeAll(() => {
  dir = copyOf(ROOT);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  before = readFileSync(path.join(dir, PAGE), 'utf8');
});
beforeEach(() => writeFileSync(path.join(dir, PAGE), before));
afterEach(() => void watching?.kill());
afterAll(() => rmSync(dir, {recursive: true, force: true}));

const broken = (): string => before.replace(/^label: .*$/m, 'label: ""');
const lineOfLabel = (): number => before.split('\n').findIndex((line) => /^label:/.test(line)) + 1;

function check(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): {code: number | null; stdout: string; stderr: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['scripts/check.mjs', ...args], {
    cwd: dir,
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  return {code: status, stdout, stderr};
}

test('--format github marks the line in a pull request, and fails', () => {
  writeFileSync(path.join(dir, PAGE), broken());
  const {code, stdout, stderr} = check(['--format', 'github']);
  expect(code).toBe(1);
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(stdout).toContain(`::error file=${PAGE},line=${lineOfLabel()}`);
  expect(stderr).toContain('1 mistake in the content');
}, 120_000);

test.each([
  [['--format', 'xml'], 'There is no format "xml"'],
  [['--wach'], '--wach'],
])('%j is refused with what can be written', (args, message) => {
  const {code, stderr} = check(args);
  expect(code).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).toContain('Use: npm run check');
});

test('--watch tells a mistake when it is saved, and that it is mended', async () => {
  const child = spawn(process.execPath, ['scripts/check.mjs', '--watch'], {cwd: dir});
  watching = child;
  let printed = '';
  child.stdout.on('data', (text) => (printed += String(text)));
  child.stderr.on('data', (text) => (printed += String(text)));
  const says = (text: string): Promise<void> =>
    vi.waitFor(() => expect(printed).toContain(text), {timeout: 60_000, interval: 50});
  await says('Watching docs');
  expect(printed).toContain('no mistakes found');
  printed = '';
  writeFileSync(path.join(dir, PAGE), broken());
  await says('label: found');
  printed = '';
  writeFileSync(path.join(dir, PAGE), before);
  await says('no mistakes found');
}, 180_000);

test('a setting that the configuration refuses is told in its own words', () => {
  const {code, stderr} = check([], {BASE_URL: '/velada'});
  expect(code).toBe(1);
  expect(stderr).toContain('Write BASE_URL with a slash at both ends');
  expect(stderr).not.toContain('a comma after it');
}, 120_000);

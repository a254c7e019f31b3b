/** `npm run check` as people call it: annotations for pull requests, and watching. */
import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {afterAll, afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';

import {scripts} from '../../../package.json';
import {CHECK} from '../../../scripts/checkCommand.mjs';
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
  const {status, stdout, stderr} = spawnSync(process.execPath, [...CHECK, ...args], {
    cwd: dir,
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  return {code: status, stdout, stderr};
}

test('npm starts it as everybody else does', () => {
  for (const word of CHECK) expect(scripts.check).toContain(word);
});

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

/** `npm run check -- --watch`: waits until it says something, and forgets what it has said before. */
async function startWatching(): Promise<(text: string) => Promise<void>> {
  const child = spawn(process.execPath, [...CHECK, '--watch'], {cwd: dir});
  watching = child;
  let printed = '';
  child.stdout.on('data', (text) => (printed += String(text)));
  child.stderr.on('data', (text) => (printed += String(text)));
  const says = async (text: string): Promise<void> => {
    await vi.waitFor(() => expect(printed).toContain(text), {timeout: 60_000, interval: 50});
    printed = '';
  };
  await says('Watching docs');
  return says;
}

test('--watch tells a mistake when it is saved, and that it is mended', async () => {
  const says = await startWatching();
  writeFileSync(path.join(dir, PAGE), broken());
  await says('label: found');
  writeFileSync(path.join(dir, PAGE), before);
  await says('no mistakes found');
}, 180_000);

test('--watch sees each save of an editor that writes beside the file and renames', async () => {
  const replace = (text: string): void => {
    const beside = path.join(dir, `${PAGE}.tmp`);
    writeFileSync(beside, text);
    renameSync(beside, path.join(dir, PAGE));
  };
  const says = await startWatching();
  for (let round = 0; round < 3; round += 1) {
    replace(broken());
    await says('label: found');
    replace(before);
    await says('no mistakes found');
  }
  writeFileSync(path.join(dir, PAGE), broken());
  await says('label: found');
}, 300_000);

/** The picture of an emblem that a masseuse signs with. */
function pictureOfEmblem(): string {
  const [first = ''] = readdirSync(path.join(dir, 'docs/masseuses')).filter((name) =>
    name.endsWith('.mdx'),
  );
  const text = readFileSync(path.join(dir, 'docs/masseuses', first), 'utf8');
  return `docs/pictures/emblem/${/^emblem: (\w+)/m.exec(text)?.[1]}.jpg`;
}

test('--watch sees whatever the check reads: emblems and static files', async () => {
  const at = (file: string): string => path.join(dir, file);
  const [emblem, lamp] = [pictureOfEmblem(), 'static/img/lamp.svg'];
  const picture = readFileSync(at(emblem));
  const says = await startWatching();

  rmSync(at(emblem));
  await says('found no such file');
  writeFileSync(at(emblem), picture);
  await says('no mistakes found');

  writeFileSync(at(PAGE), before.replace(/\n*$/, '\n\n![A lamp at the door](/img/lamp.svg)\n'));
  await says('Put the picture into static/img');
  writeFileSync(at(lamp), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  await says('no mistakes found');
  writeFileSync(at(PAGE), before);
  rmSync(at(lamp));
  await says('no mistakes found');
}, 300_000);

test('a missing picture of an emblem in use fails the check', () => {
  const emblem = path.join(dir, pictureOfEmblem());
  const picture = readFileSync(emblem);
  rmSync(emblem);
  const {code, stderr} = check();
  writeFileSync(emblem, picture);
  expect(code).toBe(1);
  expect(stderr).toContain('1 mistake in the content');
}, 120_000);

test('a setting that the configuration refuses is told in its own words', () => {
  const {code, stderr} = check([], {SITE_URL: 'velada'});
  expect(code).toBe(1);
  expect(stderr).toContain('SITE_URL');
  expect(stderr).not.toContain('a comma after it');
}, 120_000);

/** Every command answers what it does not know, and what is missing, in a sentence: never with a stack trace. */
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {scripts} from '../../../package.json';
import {copyOf} from '../../../scripts/handover/copy.mjs';
import {whyNotListening} from '../../../scripts/commandLine.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const COMMANDS = Object.entries(scripts).filter(([, line]) => line.startsWith('node '));
/** These install what is missing. */
const INSTALLING = ['start', 'test', 'build:production', 'test:handover'];
const GUARD = '--import ./scripts/packages.mjs';

type Outcome = {readonly code: number | null; readonly said: string};

function run(line: string, words: readonly string[], env = {}, cwd = ROOT): Outcome {
  const [, ...args] = line.split(' ');
  const {status, stdout, stderr} = spawnSync(process.execPath, [...args, ...words], {
    cwd,
    encoding: 'utf8',
    env: {...process.env, ...env},
    timeout: 60_000,
  });
  return {code: status, said: stdout + stderr};
}

function isSentence({code, said}: Outcome, words: RegExp, expected = 1): void {
  expect(said).toMatch(words);
  expect(said).not.toMatch(/^\s+at .*:\d+/m);
  expect(said.trim().split('\n').length).toBeLessThan(8);
  expect(code).toBe(expected);
}

describe.each(COMMANDS)('%s', (name, line) => {
  test('a word that it does not know', () => {
    // An option of Docusaurus is told by Docusaurus.
    const word = name.startsWith('build') ? 'nonsense' : '--nonsense';
    isSentence(run(line, [word]), /nonsense.*\n.*Use: /s);
  });
  test('how it is used', () => isSentence(run(line, ['--help']), /^Use: /, 0));
});

test.each(['start', 'dev', 'serve'] as const)('npm run %s, at a port that is none', (name) => {
  for (const PORT of ['abc', '99999', '-1']) {
    isSentence(run(scripts[name], [], {PORT}), /is no port\. Write a number/);
  }
});

test('a language that the site does not speak is not built', () =>
  isSentence(run(scripts.build, ['--locale', 'xx']), /does not speak "xx"\. It speaks: /));

test('the reason for which nobody can listen is told with a way out', () => {
  const why = (code: string): string =>
    whyNotListening(Object.assign(new Error('…'), {code}), 4000, 'npm start');
  expect(why('EADDRINUSE')).toBe('Port 4000 is taken. Choose another one: PORT=4001 npm start');
  expect(why('EACCES')).toContain('PORT=3001 npm start');
  expect(why('EOTHER')).toBe('Port 4000 cannot be used (…).');
});

describe('where something is not there', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-'));
  beforeAll(() => cpSync(path.join(ROOT, 'scripts'), path.join(dir, 'scripts'), {recursive: true}));
  afterAll(() => rmSync(dir, {recursive: true, force: true}));

  test.each(COMMANDS.filter(([name]) => !INSTALLING.includes(name)))(
    '%s tells that no packages are installed',
    (_name, line) => {
      expect(line).toContain(GUARD);
      isSentence(run(line, [], {}, dir), /not installed yet.*npm ci/);
    },
  );

  test('a single package that is missing is named', () => {
    mkdirSync(path.join(dir, 'node_modules'), {recursive: true});
    isSentence(run(scripts.check, [], {}, dir), /The package [\w@/-]+ is not installed.*npm ci/);
  });

  test('without a build there is nothing to serve', () => {
    // `serve` itself needs one package.
    mkdirSync(path.join(dir, 'node_modules/sirv'), {recursive: true});
    writeFileSync(path.join(dir, 'node_modules/sirv/index.mjs'), 'export default () => {};');
    writeFileSync(path.join(dir, 'node_modules/sirv/package.json'), '{"main": "index.mjs"}');
    isSentence(run(scripts.serve, [], {}, dir), /no built site to serve.*npm run build/);
  });
});

test('a file that cannot be written is named, with the reason', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-'));
  cpSync(path.join(ROOT, 'scripts'), path.join(dir, 'scripts'), {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  mkdirSync(path.join(dir, 'a-folder'));
  writeFileSync(path.join(dir, 'a-file'), '');
  const write = (file: string): Outcome =>
    run('node --input-type=module -e', [
      `import {writeText} from ${JSON.stringify(pathToFileURL(path.join(dir, 'scripts/content.mjs')).href)}; writeText('${file}', 'x');`,
    ]);
  const [folder, file, fine] = [write('a-folder'), write('a-file/b'), write('new/c')];
  const text = readFileSync(path.join(dir, 'new/c'), 'utf8');
  rmSync(dir, {recursive: true, force: true});
  isSentence(folder, /^a-folder cannot be written: a folder stands where the file should be/);
  isSentence(file, /^a-file\/b cannot be written: a file stands where its folder should be/);
  expect([fine.code, text]).toEqual([0, 'x']);
});

test.each(['sidebars.ts', 'docusaurus.config.ts'])('%s that is missing is named', (file) => {
  const dir = copyOf(ROOT);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  rmSync(path.join(dir, file));
  const outcome = run('node scripts/check.mjs', [], {}, dir);
  rmSync(dir, {recursive: true, force: true});
  isSentence(outcome, new RegExp(`${file}\\n  found no such file\\. Put the file back`));
});

/** However a build ends, build/ holds a whole site: the new one or the one of before. */
import {spawn} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {buildSite} from '../../../scripts/build.mjs';

/** Writes a home page, then does what the test asks for in the environment. */
const STAND_IN = `
import {mkdirSync, writeFileSync} from 'node:fs';
const parent = process.ppid;
const at = process.argv.findIndex((word) => word.startsWith('--out-dir'));
const out = process.argv[at].split('=')[1] ?? process.argv[at + 1];
mkdirSync(out, {recursive: true});
writeFileSync(out + '/index.html', 'new');
if (process.env.HOW === 'long') writeFileSync(out + '/long.html', 'words '.repeat(60));
if (process.env.HOW === 'hang') setInterval(() => process.ppid === parent || process.exit(1), 50);
else if (process.env.HOW === 'fail') process.exit(3);
else if (process.env.HOW !== 'unfinished') writeFileSync(out + '/_headers', 'new');
`;

let root = '';
const at = (file: string): string => path.join(root, file);
const read = (file: string): string => readFileSync(at(file), 'utf8');
const build = (how = '', args: string[] = []): Promise<number> =>
  buildSite({root, args, env: {HOW: how}});

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  root = mkdtempSync(path.join(os.tmpdir(), 'velada-build-'));
  mkdirSync(at('node_modules/@docusaurus/core/bin'), {recursive: true});
  writeFileSync(at('node_modules/@docusaurus/core/bin/docusaurus.mjs'), STAND_IN);
  mkdirSync(at('build'));
  writeFileSync(at('build/index.html'), 'old');
  writeFileSync(at('build/only-old.html'), 'old');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  rmSync(root, {recursive: true, force: true});
});

test.each([
  ['SITE_URL', 'https://www.house.test', true],
  ['VELADA_PRODUCTION', '1', true],
  ['VELADA_PRODUCTION', '', false],
])('with %s=%s the site is for visitors, and compressed: %s', async (name, value, isCompressed) => {
  vi.stubEnv('SITE_URL', '');
  vi.stubEnv(name, value);
  expect(await build('long')).toBe(0);
  for (const ending of ['br', 'gz'])
    expect(existsSync(at(`build/long.html.${ending}`))).toBe(isCompressed);
});

test('where nothing has changed, the command that would build all the same is the one that was used', async () => {
  vi.stubEnv('npm_lifecycle_event', 'build:production');
  expect(await build()).toBe(0);
  expect(await build()).toBe(0);
  expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain(
    '(npm run build:production -- --force builds it anew)',
  );
});

/** Beside the note of what the last build was made of. */
const nothingElse = (): void =>
  expect(readdirSync(root).filter((name) => name !== '.cache')).toEqual(['build', 'node_modules']);
const isAsBefore = (): void => {
  expect(readdirSync(at('build')).sort()).toEqual(['index.html', 'only-old.html']);
  expect(read('build/index.html')).toBe('old');
  nothingElse();
};

test('a finished build takes the place of the old one, and nothing of that is left', async () => {
  expect(await build()).toBe(0);
  expect(readdirSync(at('build')).sort()).toEqual(['_headers', 'index.html']);
  expect(read('build/index.html')).toBe('new');
  nothingElse();
});

test('the site is finished before it takes its place', async () => {
  const finish = async (folder: string): Promise<void> => {
    expect(read('build/index.html')).toBe('old');
    writeFileSync(path.join(folder, 'index.html.br'), 'compressed');
  };
  expect(await buildSite({root, finish})).toBe(0);
  expect(readdirSync(at('build'))).toContain('index.html.br');
});

test('the site of before may give its pieces to the new one, by the name of its own folder', async () => {
  mkdirSync(at('build/assets'));
  writeFileSync(at('build/assets/a.11111111.js'), 'old');
  expect(await build('', ['--keep-assets', at('build')])).toBe(0);
  expect(read('build/index.html')).toBe('new');
  expect(read('build/assets/a.11111111.js')).toBe('old');
});

test.each([
  ['fails', 'fail', 3],
  ['does not reach its end', 'unfinished', 1],
])('a build that %s leaves the old one', async (_name, how, code) => {
  expect(await build(how)).toBe(code);
  isAsBefore();
});

test('a site that cannot be finished leaves the old one', async () => {
  const finish = (): Promise<void> => Promise.reject(new Error('ENOSPC: no space left'));
  expect(await buildSite({root, finish})).toBe(1);
  isAsBefore();
});

test('one language alone is a build too', async () => {
  expect(await build('unfinished', ['--locale', 'en'])).toBe(0);
  expect(readdirSync(at('build'))).toEqual(['index.html']);
});

test.each([[['--out-dir', 'elsewhere']], [['--out-dir=elsewhere']]])(
  'a folder of one’s own (%j) gets everything that build/ gets',
  async (args) => {
    mkdirSync(at('build/assets'));
    writeFileSync(at('build/assets/a.11111111.js'), 'old');
    const finish = (folder: string): Promise<void> => {
      writeFileSync(path.join(folder, 'index.html.br'), 'compressed');
      return Promise.resolve();
    };
    const options = [...args, '--keep-assets', at('build')];
    expect(await buildSite({root, args: options, finish})).toBe(0);
    expect(readdirSync(at('elsewhere')).sort()).toEqual([
      '_headers',
      'assets',
      'hosting',
      'index.html',
      'index.html.br',
    ]);
    expect(read('build/index.html')).toBe('old');
  },
);

test('a folder of one’s own is not finished where the build fails', async () => {
  const finish = vi.fn();
  const args = ['--out-dir', 'elsewhere'];
  expect(await buildSite({root, args, env: {HOW: 'fail'}, finish})).toBe(3);
  expect(finish).not.toHaveBeenCalled();
});

test('a folder of one’s own that would be emptied gives no pieces', async () => {
  mkdirSync(at('elsewhere/assets'), {recursive: true});
  const args = ['--out-dir', at('elsewhere'), '--keep-assets', at('elsewhere')];
  expect(await build('', args)).toBe(1);
  expect(existsSync(at('elsewhere/assets'))).toBe(true);
});

/** A build in a process of its own that never ends by itself, once it has begun to write. */
async function hangingBuild(): Promise<ReturnType<typeof spawn>> {
  const script = path.join(import.meta.dirname, '../../../scripts/build.mjs');
  const code = `import(${JSON.stringify(script)}).then(({buildSite}) => buildSite({root: ${JSON.stringify(root)}})).then((code) => process.exit(code))`;
  const child = spawn(process.execPath, ['-e', code], {
    env: {...process.env, HOW: 'hang'},
    stdio: 'ignore',
  });
  await vi.waitUntil(() => existsSync(at('build-next/index.html')), {timeout: 20_000});
  return child;
}
const ended = (child: ReturnType<typeof spawn>): Promise<number | null> =>
  new Promise((resolve) => child.on('close', resolve));

test('a build that is interrupted leaves the old one, and no second one runs beside it', async () => {
  const child = await hangingBuild();
  expect(await build()).toBe(1);
  expect(read('build/index.html')).toBe('old');
  const end = ended(child);
  child.kill('SIGTERM');
  expect(await end).toBe(143);
  isAsBefore();
});

test('a build after one that was killed at once', async () => {
  const child = await hangingBuild();
  const end = ended(child);
  child.kill('SIGKILL');
  await end;
  expect(read('build/index.html')).toBe('old');
  // What it had started may write for a moment yet: nobody builds beside it.
  await vi.waitFor(async () => expect(await build()).toBe(0), {timeout: 10_000});
  expect(read('build/index.html')).toBe('new');
  nothingElse();
});

test('no second build begins while the first one is being finished', async () => {
  const finish = async (folder: string): Promise<void> => {
    expect(await build()).toBe(1);
    expect(existsSync(path.join(folder, 'index.html'))).toBe(true);
  };
  expect(await buildSite({root, finish})).toBe(0);
  expect(read('build/index.html')).toBe('new');
  nothingElse();
});

test('of two builds that begin at once one is refused, and the other is whole', async () => {
  const codes = await Promise.all([build(), build()]);
  expect(codes.sort()).toEqual([0, 1]);
  expect(readdirSync(at('build')).sort()).toEqual(['_headers', 'index.html']);
  nothingElse();
});

describe('a build where nothing has changed', () => {
  /** Builds, then again after something was done; whether the second one has built. */
  async function buildsAgain(change: () => void, args: string[] = []): Promise<boolean> {
    writeFileSync(at('page.mdx'), 'one');
    mkdirSync(at('tests'));
    expect(await build()).toBe(0);
    const written = statSync(at('build/index.html')).ino;
    change();
    expect(await build('', args)).toBe(0);
    return statSync(at('build/index.html')).ino !== written;
  }
  const time = (file: string): void => utimesSync(at(file), new Date(), new Date());

  test('leaves build/ as it is, and finishes it', async () => {
    expect(await buildsAgain(() => {})).toBe(false);
    const finish = vi.fn(() => Promise.resolve());
    expect(await buildSite({root, finish})).toBe(0);
    expect(finish).toHaveBeenCalledWith(at('build'));
  });
  test.each([
    ['a file that was read anew from git', () => time('page.mdx')],
    ['another test', () => writeFileSync(at('tests/one.test.ts'), 'test')],
    ['compressed copies', () => writeFileSync(at('build/index.html.br'), 'br')],
  ])('does not count %s', async (_name, change) => {
    expect(await buildsAgain(change)).toBe(false);
  });
  test.each([
    ['a word', () => writeFileSync(at('page.mdx'), 'two')],
    ['a new file', () => writeFileSync(at('other.mdx'), 'one')],
    ['a file less', () => rmSync(at('page.mdx'))],
    ['other packages', () => writeFileSync(at('node_modules/.package-lock.json'), '{}')],
    ['other addresses', () => writeFileSync(at('addresses.json'), '{}')],
    ['a file in build/', () => writeFileSync(at('build/own.html'), 'own')],
    ['a file of build/ that is gone', () => rmSync(at('build/_headers'))],
    ['another SITE_URL', () => vi.stubEnv('SITE_URL', 'https://www.example.com')],
    ['another day', () => vi.setSystemTime(Date.now() + 86_400_000)],
  ])('builds after %s', async (_name, change) => {
    vi.useFakeTimers({toFake: ['Date']});
    expect(await buildsAgain(change)).toBe(true);
  });
  test.each([['--force'], ['--no-minify']])('builds with %s', async (option) => {
    expect(await buildsAgain(() => {}, [option])).toBe(true);
  });
  test('counts what was saved while the site was built', async () => {
    writeFileSync(at('page.mdx'), 'one');
    const finish = (): Promise<void> =>
      Promise.resolve(writeFileSync(at('page.mdx'), 'saved meanwhile'));
    expect(await buildSite({root, finish})).toBe(0);
    expect(await build('fail')).toBe(3);
  });
});

test.each(['4194305', 'no number'])('a lock of nobody (%s) is no hindrance', async (text) => {
  writeFileSync(at('build-next.pid'), text);
  expect(await build()).toBe(0);
  nothingElse();
});

test('a build that was killed between the two moves gives the old one back', async () => {
  renameSync(at('build'), at('build-before'));
  expect(await build('fail')).toBe(3);
  isAsBefore();
});

/*
 * npm run test:handover: hands the project over in a copy (another name, telephone, hours, prices, a masseuse
 * less, a program more, no placeholder left), builds it for publication and runs every test there, of which
 * tests/specification has nothing to compare and must not fail for it; then below a folder of a host, at a second
 * start without network, and with `--node 20,22,24` on other versions of Node. `--only build,site` runs a few of
 * the steps, and `--in DIR` keeps the copy there and goes on with it the next time: packages and builds are not
 * made again.
 */
import {cpSync, existsSync, readFileSync, rmSync, utimesSync} from 'node:fs';
import path from 'node:path';

import {readWords, stop} from './commandLine.mjs';
import {ROOT, hasPackages, installBrowser, installPackages} from './install.mjs';
import {copyOf} from './handover/copy.mjs';
import {OFFLINE, folderOfNode, passes, serves} from './handover/machine.mjs';
import {freePort} from './server/ports.mjs';

const FOLDER = '/velada/';
const STEPS = ['check', 'types', 'lint', 'unit', 'build', 'site', 'browser', 'folder', 'offline'];

function options() {
  const usage = `Use: npm run test:handover [-- --only ${STEPS.join(',')}] [--node 20,22,24] [--keep] [--in DIR]`;
  const {values} = readWords(usage, {
    options: {
      only: {type: 'string'},
      node: {type: 'string'},
      in: {type: 'string'},
      keep: {type: 'boolean'},
    },
  });
  const list = (text) => (text ? text.split(',').map((entry) => entry.trim()) : undefined);
  const only = list(values.only) ?? STEPS;
  const versions = list(values.node) ?? [];
  const isRight =
    only.every((step) => STEPS.includes(step)) &&
    versions.every((version) => /^\d+$/.test(version));
  const folder = values.in && path.resolve(values.in);
  if (isRight) return {only, versions, folder, keep: values.keep || Boolean(folder)};
  return stop(usage);
}

const {only, versions, folder: ownFolder, keep} = options();
installPackages();
const browser = only.some((name) => name === 'browser' || name === 'folder') && installBrowser();
const {handOver, NEW_PROGRAM, NEW_SITE_URL} = await import('./handover/edits.mjs');

const results = [];
const dir = copyOf(ROOT, ownFolder);
const published = {SITE_URL: NEW_SITE_URL, ...(browser && {CHROMIUM_PATH: browser})};
const node = (args, env) => passes(dir, process.execPath, args, env);
const tool = (name, args, env) => passes(dir, 'npx', [name, ...args], env);
const vitest = (project, env) => tool('vitest', ['run', '--project', project], env);
const build = (env) => node(['scripts/build-production.mjs'], env);
const playwright = async (args, env) =>
  tool('playwright', ['test', ...args], {...env, TEST_PORT: String(await freePort())});

/** Without these there is nothing to test. */
const NEEDED = ['packages', 'hand-over', 'production build'];

/** Whether the production build has written down the addresses of this release. */
function isReleased() {
  const addresses = readFileSync(path.join(dir, 'addresses.json'), 'utf8');
  if (addresses.includes(`programs/${NEW_PROGRAM}`)) return true;
  console.error('The production build has not written addresses.json.');
  return false;
}

/** Does a step and keeps its time. */
async function step(name, work) {
  if (results.some((result) => !result.passed && NEEDED.includes(result.name))) return;
  console.log(`\n── ${name}`);
  const start = Date.now();
  const passed = await work();
  const seconds = Math.round((Date.now() - start) / 1000);
  results.push({name, passed, seconds});
}

/** The steps below are run where they were asked for. */
const wanted = (name, title, work) => (only.includes(name) ? step(title, work) : undefined);

/** A second start on a machine without network, with a lock file that is newer than the packages. */
function startOffline() {
  const now = new Date();
  utimesSync(path.join(dir, 'package-lock.json'), now, now);
  return serves(dir, ['scripts/start.mjs'], {env: OFFLINE, text: 'Casa Lumen', seconds: 300});
}

const below = {...published, BASE_URL: FOLDER};
const inFolder = async () =>
  build(below) &&
  vitest('site', below) &&
  (await serves(dir, ['scripts/serve.mjs'], {
    env: below,
    pathname: `${FOLDER}es/`,
    text: 'Casa Lumen',
  })) &&
  (await playwright(['tests/e2e/hydration.spec.ts'], below));

async function onNode(version) {
  const {prefix, folder, exact} = folderOfNode(version, dir);
  try {
    if (!folder) {
      console.log(`Node ${version} could not be fetched from npm: not tried.`);
      return;
    }
    const env = {...published, PATH: `${folder}${path.delimiter}${process.env.PATH}`};
    const run = (args) => passes(dir, path.join(folder, 'node'), args, env);
    const vitestCli = 'node_modules/vitest/vitest.mjs';
    await step(`Node ${exact}: check, unit tests, production build, site tests`, () =>
      ['unit', 'site'].every(
        (project) =>
          run([project === 'unit' ? 'scripts/check.mjs' : 'scripts/build-production.mjs']) &&
          run([vitestCli, 'run', '--project', project]),
      ),
    );
  } finally {
    rmSync(prefix, {recursive: true, force: true});
  }
}

try {
  console.log(`The copy: ${dir}`);
  await step(
    'packages',
    () =>
      hasPackages(dir) || passes(dir, 'npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']),
  );
  // Pictures are made once a machine: their names carry a hash of what went into them.
  const made = path.join(ROOT, 'node_modules/.cache/velada-pictures');
  const there = path.join(dir, 'node_modules/.cache/velada-pictures');
  if (existsSync(made)) cpSync(made, there, {recursive: true});
  await step('hand-over', () => {
    handOver(dir);
    return true;
  });
  await wanted('check', 'check', () => node(['scripts/check.mjs']));
  await wanted('types', 'types', () => tool('tsc', ['--noEmit']));
  await wanted('lint', 'lint', () => passes(dir, 'npm', ['run', '--silent', 'lint']));
  await wanted('unit', 'unit tests', () => vitest('unit'));
  await wanted('build', 'production build', () => build(published) && isReleased());
  await wanted('site', 'site tests', () => vitest('site') && vitest('specification'));
  await wanted('browser', 'browser tests', () => playwright([], published));
  await wanted('folder', `below ${FOLDER}: production build, site tests, browser`, inFolder);
  for (const version of versions) await onNode(version);
  await wanted('offline', 'second start without network', startOffline);
} finally {
  if (!keep) rmSync(dir, {recursive: true, force: true});
}

console.log('\n── Summary');
for (const {name, passed, seconds} of results) {
  console.log(`${passed ? '✓' : '✘'} ${name} ${seconds} s`);
}
const failed = results.filter(({passed}) => !passed).map(({name}) => name);
console.log(
  failed.length ? `\nThe hand-over failed at: ${failed.join('; ')}.` : '\nThe hand-over works.',
);
process.exitCode = failed.length ? 1 : 0;

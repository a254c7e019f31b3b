/* npm test: installs what is missing, the browser included, and runs every check. */
import {spawn} from 'node:child_process';

import {CHECK} from './checkCommand.mjs';
import {readWords} from './commandLine.mjs';
import {ROOT, installPackages, systemBrowser} from './install.mjs';
import {WITHOUT_NGINX, findNginx} from './nginx.mjs';
import {WITHOUT_WEBKIT, findWebKit} from './webkit.mjs';

readWords(
  'Use: npm test. A part alone: npm run check, lint, typecheck, test:unit, test:site, test:specification, test:e2e, test:drawn, test:faults, test:engines.',
);
const began = Date.now();
/** Name, seconds and outcome of every step that has ended. */
const steps = [];

const secondsSince = (start) => Math.round((Date.now() - start) / 1000);

/** Does something that may end the process by itself, and keeps its time. */
function timed(name, work) {
  const start = Date.now();
  const result = work();
  steps.push({name, seconds: secondsSince(start), passed: true});
  return result;
}

/**
 * A step of the run, in a process of its own. What it prints is shown when it has ended, unless
 * `live`, so that steps side by side do not mix their lines. Resolves to whether it passed.
 */
function step(name, command, args, {env = {}, live = false} = {}) {
  const start = Date.now();
  if (live) console.log(`\n── ${name}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: {...process.env, ...env},
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command !== process.execPath,
    });
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    const end = (passed) => {
      const seconds = secondsSince(start);
      if (!live) console.log(`\n── ${name}\n${Buffer.concat(printed).toString().trimEnd()}`);
      console.log(`── ${name}: ${seconds} s${passed ? '' : ', failed'}`);
      steps.push({name, seconds, passed});
      resolve(passed);
    };
    child.on('error', (error) => {
      printed.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs steps one after the other; the first that fails ends the row. */
async function inTurn(...row) {
  for (const next of row) if (!(await next())) return false;
  return true;
}

/** The time of every step, and whether all is well; ends the process with 1 when it is not. */
function summarize() {
  const failed = steps.filter(({passed}) => !passed);
  const width = Math.max(...steps.map(({name}) => name.length));
  console.log('\n── Summary');
  for (const {name, seconds, passed} of steps) {
    console.log(`${passed ? '✓' : '✘'} ${name.padEnd(width)} ${String(seconds).padStart(4)} s`);
  }
  const total = secondsSince(began);
  const time = `${Math.floor(total / 60)} min ${total % 60} s`;
  if (!findNginx()) console.log(`\n${WITHOUT_NGINX}`);
  const names = failed.map(({name}) => name).join(', ');
  console.log(failed.length > 0 ? `\nFailed after ${time}: ${names}.` : `\nAll passed in ${time}.`);
  if (!findWebKit()) console.log(WITHOUT_WEBKIT);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

timed('packages', installPackages);

/** For steps with a browser; filled once it is there. */
const env = {};

/** Fetches the browser meanwhile: that waits for the network, and the first tests need none. */
async function browser() {
  if (!(await step('browser', process.execPath, ['scripts/browser.mjs']))) return false;
  const found = systemBrowser();
  if (found) env.CHROMIUM_PATH = found;
  return true;
}
const content = () => step('content', process.execPath, CHECK);
const types = () => step('types', 'npx', ['tsc', '--noEmit']);
const lint = () => step('lint', 'npm', ['run', '--silent', 'lint']);
const unit = () => step('unit tests', 'npx', ['vitest', 'run', '--project', 'unit']);
const build = () => step('build', process.execPath, ['scripts/build.mjs'], {env, live: true});
const site = () => step('site tests', 'npx', ['vitest', 'run', '--project', 'site']);
const specification = () =>
  step('specification', 'npx', ['vitest', 'run', '--project', 'specification']);
// The faults wait more than they work, and run beside the other browser tests (playwright.config.ts).
const browserTests = () => step('browser tests', 'npx', ['playwright', 'test'], {env, live: true});
const engines = () => step('engines', process.execPath, ['scripts/webkit.mjs'], {env, live: true});

// What only reads the sources runs side by side; nothing is built from content that is wrong.
const isSound = await inTurn(content, async () => {
  const results = await Promise.all([browser(), inTurn(types, unit), lint()]);
  return results.every(Boolean);
});
if (isSound) await inTurn(build, site, specification, browserTests, engines);
summarize();

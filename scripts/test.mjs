/* npm test: installs what is missing, the browser included, and runs every check. */
import {installBrowser, installPackages, run} from './install.mjs';

/** A step of the test run, with its time. */
function step(name, command, args, env = {}) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  run(command, args, {env: {...process.env, ...env}});
  console.log(`── ${name}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
}

installPackages();
const browser = installBrowser();
const env = browser ? {CHROMIUM_PATH: browser} : {};

step('content', process.execPath, ['scripts/check.mjs']);
step('types', 'npx', ['tsc', '--noEmit']);
step('lint', 'npm', ['run', '--silent', 'lint']);
step('unit tests', 'npx', ['vitest', 'run', '--project', 'unit']);
step('build', 'npx', ['docusaurus', 'build'], env);
step('site tests', 'npx', ['vitest', 'run', '--project', 'site']);
step('browser tests', 'npx', ['playwright', 'test'], env);

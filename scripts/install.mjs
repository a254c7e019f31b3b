/* What a fresh machine needs before anything else runs: the project's packages, and a browser for the tests. */
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The project's root folder. */
export const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a command with its output shown; ends the process with its exit code when it fails. */
export function run(command, args, options = {}) {
  // On Windows npm and npx are scripts, which only a shell can start.
  const shell = process.platform === 'win32' && command !== process.execPath;
  const result = spawnSync(command, args, {cwd: ROOT, stdio: 'inherit', shell, ...options});
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Whether a command runs without an error, quietly. */
function works(command, args) {
  return spawnSync(command, args, {stdio: 'ignore'}).status === 0;
}

const modified = (file) => statSync(file).mtimeMs;

/** Installs the packages of the lock file unless they are there already. */
export function installPackages() {
  const installed = path.join(ROOT, 'node_modules/.package-lock.json');
  const lock = path.join(ROOT, 'package-lock.json');
  if (existsSync(installed) && modified(installed) >= modified(lock)) return;
  console.log('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of the system's Chromium, if there is one that starts. */
function systemBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  return [wanted, ...SYSTEM_BROWSERS].find(
    (file) => file && existsSync(file) && works(file, ['--version']),
  );
}

/** Installs Debian's Chromium where there is apt and the right to use it. */
function installDebianBrowser() {
  if (!works('apt-get', ['--version']) || process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium from Debian …');
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  spawnSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env});
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
    env,
  });
  return systemBrowser();
}

/**
 * Makes sure that there is a Chromium: the system's, Debian's package, or
 * Playwright's own download. Returns its path, or undefined for Playwright's own.
 */
export function installBrowser() {
  const found = systemBrowser() ?? installDebianBrowser();
  if (found) return found;
  console.log('Installing Playwright’s Chromium …');
  run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  return undefined;
}

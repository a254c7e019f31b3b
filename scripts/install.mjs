/*
 * Installs the packages of the lock file where some are missing. Uses Node's own modules only, because it runs before
 * there are any packages.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The project's root folder. */
export const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

// In addresses of modules # starts a fragment and % an escape; for the bundler ! ends the name of a loader.
const [sign] = /[#%!]/.exec(ROOT) ?? [];
if (sign) {
  console.error(`The folder ${ROOT} cannot be read because of "${sign}" in its name: rename it.`);
  process.exit(1);
}

const HEADLESS = 'chromium-headless-shell';
const BROWSERS = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome'];

/** Whether a command runs without an error. */
const works = (command, ...args) => spawnSync(command, args, {stdio: 'ignore'}).status === 0;

/** Runs a command with its output shown; returns whether it ended without an error. */
export function run(command, ...args) {
  // On Windows npm and npx are scripts, which only a shell can start.
  const shell = process.platform === 'win32';
  return spawnSync(command, args, {cwd: ROOT, stdio: 'inherit', shell}).status === 0;
}

/**
 * Whether npm's record of what it installed has every package of a lock file. Packages for other
 * platforms may be missing. File times prove nothing, because a checkout changes them.
 */
export function isInstalled(lock, record) {
  return Object.entries(lock.packages ?? {}).every(([name, wanted]) => {
    if (name === '') return true;
    const found = record.packages?.[name];
    if (!found) return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** Whether the packages of the lock file in a folder are installed there. */
export function hasPackages(dir) {
  const record = path.join(dir, 'node_modules/.package-lock.json');
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  return existsSync(record) && isInstalled(read(path.join(dir, 'package-lock.json')), read(record));
}

/** Path of a Chromium that the system has and that starts; CHROMIUM_PATH names another one. */
export const systemBrowser = () =>
  [process.env.CHROMIUM_PATH, ...BROWSERS.map((name) => findProgram(name))].find(
    (file) => file && works(file, '--version'),
  );

/** Path of a program in the given folders, those of PATH unless others are named; undefined where there is none. */
export const findProgram = (name, folders = (process.env.PATH ?? '').split(path.delimiter)) =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

let isListUpdated = false;

/** Installs packages of Debian where there is apt and the right to use it. */
export function aptInstall(...names) {
  if (process.getuid?.() !== 0 || !works('apt-get', '--version')) return;
  const options = {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}};
  if (!isListUpdated) spawnSync('apt-get', ['update', '-qq'], options);
  isListUpdated = true;
  spawnSync('apt-get', ['install', '-yqq', '--no-install-recommends', ...names], options);
}

/** A serif to show pages in until the web font arrives (src/css/fonts.css); a bare Linux has none. */
function installFonts() {
  const {stdout} = spawnSync('fc-list', [':', 'family'], {encoding: 'utf8'});
  if (!/Georgia|Times New Roman|Liberation Serif|Tinos|Noto Serif/.test(stdout ?? '')) {
    aptInstall('fonts-liberation');
  }
}

/** Makes sure that there is a Chromium: the system's, Debian's, or Playwright's own. Returns whether there is. */
export function installBrowser() {
  installFonts();
  // The full Chromium takes twice as long; older releases of Debian have no package of the headless one.
  if (!process.env.CHROMIUM_PATH && !findProgram(HEADLESS)) aptInstall('chromium-headless-shell');
  if (!systemBrowser()) aptInstall('chromium');
  return (
    systemBrowser() ||
    run('npx', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium')
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=silent'];
  if (!hasPackages(ROOT) && !run('npm', 'ci', ...options)) {
    console.error(
      'The packages cannot be installed: use Node 20.19 or later, and a network that reaches registry.npmjs.org (npm ci says more).',
    );
    process.exitCode = 1;
  }
}

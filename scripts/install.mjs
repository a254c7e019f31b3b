/*
 * Installs what is missing: the packages of the lock file and, with --browser, a Chromium for the tests.
 * Uses Node's own modules only, because it runs before there are any packages.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The project's root folder. */
export const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

const HEADLESS = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Whether a command runs without an error. */
const works = (command, ...args) => spawnSync(command, args, {stdio: 'ignore'}).status === 0;

/** Runs a command with its output shown; ends the process with its exit code when it fails. */
export function run(command, ...args) {
  // On Windows npm and npx are scripts, which only a shell can start.
  const shell = process.platform === 'win32';
  const {error, status} = spawnSync(command, args, {cwd: ROOT, stdio: 'inherit', shell});
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
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
export function systemBrowser() {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS].find(
    (file) => file && existsSync(file) && works(file, '--version'),
  );
}

/** Path of a program in the given folders, those of PATH unless others are named; undefined where there is none. */
export const findProgram = (name, folders = (process.env.PATH ?? '').split(path.delimiter)) =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/** Installs packages of Debian where there is apt and the right to use it. */
export function aptInstall(...names) {
  if (process.getuid?.() !== 0 || !works('apt-get', '--version')) return;
  const options = {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}};
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-yqq', '--no-install-recommends', ...names], options);
}

/** A serif to show pages in until the web font arrives (src/css/fonts.css); a bare Linux has none. */
function installFonts() {
  if (process.platform !== 'linux') return;
  const {stdout} = spawnSync('fc-list', [':', 'family'], {encoding: 'utf8'});
  if (!/Georgia|Times New Roman|Liberation Serif|Tinos|Noto Serif/.test(stdout ?? '')) {
    aptInstall('fonts-liberation');
  }
}

/** Makes sure that there is a Chromium: the system's, Debian's, or Playwright's own. */
function installBrowser() {
  installFonts();
  // The full Chromium takes twice as long; older releases of Debian have no package of the headless one.
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS)) aptInstall('chromium-headless-shell');
  if (!systemBrowser()) aptInstall('chromium');
  if (!systemBrowser()) {
    run('npx', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!hasPackages(ROOT)) run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  if (process.argv.includes('--browser')) installBrowser();
}

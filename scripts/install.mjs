/* What a fresh machine needs before anything else runs: the project's packages, and a browser for the tests. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
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

/**
 * Whether npm's own record of what it installed holds every package of a lock file. Packages of other
 * platforms are optional and may be missing. Times of files prove nothing: a checkout makes all new.
 */
export function isInstalled(lock, record) {
  return Object.entries(lock.packages ?? {}).every(([name, wanted]) => {
    if (name === '') return true;
    const there = record.packages?.[name];
    if (!there) return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
    return there.version === wanted.version && there.integrity === wanted.integrity;
  });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether the packages of a project's lock file are there. */
export function hasPackages(dir) {
  const record = readJson(path.join(dir, 'node_modules/.package-lock.json'));
  const lock = readJson(path.join(dir, 'package-lock.json'));
  return Boolean(record && lock && isInstalled(lock, record));
}

/** Installs the packages of the lock file unless they are there already. */
export function installPackages() {
  if (hasPackages(ROOT)) return;
  console.log('Installing packages …');
  // What npm has fetched once is not asked for again: without network it would wait for minutes.
  run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
}

/** The first that starts is taken. The one without windows is what Playwright takes too: it draws quicker. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of the system's Chromium, if there is one that starts. */
export function systemBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  return [wanted, ...SYSTEM_BROWSERS].find(
    (file) => file && existsSync(file) && works(file, ['--version']),
  );
}

export const hasApt = () => works('apt-get', ['--version']) && process.getuid?.() === 0;

/** Installs packages of Debian. */
export function aptInstall(...names) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  const apt = (...args) => spawnSync('apt-get', args, {stdio: 'inherit', env});
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}

/** Installs Debian's Chromium where there is apt and the right to use it. */
function installDebianBrowser() {
  if (!hasApt()) return undefined;
  console.log('Installing Chromium from Debian …');
  // Older releases have no package of the browser without windows.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    aptInstall(name);
    const installed = systemBrowser();
    if (installed) return installed;
  }
  return undefined;
}

/** A font that stands in for the house's own until that has come (src/css/fonts.css), as most systems have one. */
const STAND_IN = /Georgia|Times New Roman|Liberation Serif|Tinos|Noto Serif/;

/** Installs a font that the pages are shown in at first, where a bare Linux has none of those. */
function installFonts() {
  if (process.platform !== 'linux' || !hasApt()) return;
  const {stdout = ''} = spawnSync('fc-list', [':', 'family'], {encoding: 'utf8'});
  if (STAND_IN.test(stdout)) return;
  console.log('Installing fonts from Debian …');
  aptInstall('fonts-liberation');
}

/**
 * Makes sure that there is a Chromium: the system's, Debian's package, or
 * Playwright's own download; and a font to show pages in. Returns its path, or undefined for Playwright's own.
 */
export function installBrowser() {
  installFonts();
  const found = systemBrowser() ?? installDebianBrowser();
  if (found) return found;
  console.log('Installing Playwright’s Chromium …');
  run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  return undefined;
}

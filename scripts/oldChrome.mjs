/*
 * The oldest Chrome of `browserslist`, for the tests: npm's @sparticuz/chromium has most major versions of Chromium,
 * for Linux on x64. It is installed and unpacked once, into node_modules/.cache.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';

import {chromium} from 'playwright';

import {ROOT, run} from './install.mjs';
import {oldestVersion} from './oldestBrowsers.mjs';

const OLDEST = Number.parseInt(oldestVersion('chrome'), 10);
const FOLDER = path.join(ROOT, 'node_modules/.cache/velada-chrome', String(OLDEST));
const PROGRAM = path.join(FOLDER, 'chrome');

/** Arguments that it needs where there is neither a sandbox nor a graphics card. */
export const OLD_CHROME_ARGUMENTS = ['--no-zygote'];

/** Shown where it cannot be started. */
export const WITHOUT_OLD_CHROME = `Chrome ${OLDEST}: not tested (Linux on x64, libnss3 and registry.npmjs.org are needed)`;

/** Path of the program, or undefined where it has not been installed or cannot be started. */
export const findOldChrome = () => (existsSync(PROGRAM) ? PROGRAM : undefined);

/** Installs the newest version that is not newer than the oldest of `browserslist`, if it can be started here. */
export async function installOldChrome() {
  if (existsSync(PROGRAM) || process.platform !== 'linux' || process.arch !== 'x64') return;
  const options = [
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  mkdirSync(FOLDER, {recursive: true});
  if (
    !run('npm', 'install', '--prefix', FOLDER, ...options, `@sparticuz/chromium@<${OLDEST + 1}`)
  ) {
    return;
  }
  const folder = path.join(FOLDER, 'node_modules/@sparticuz/chromium/bin');
  const packed = readdirSync(folder, {recursive: true}).find((name) => /chromium\.br$/.test(name));
  const unpacked = `${PROGRAM}-untried`;
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(path.join(folder, packed))), {
    mode: 0o755,
  });
  try {
    const args = ['--no-sandbox', '--disable-gpu', ...OLD_CHROME_ARGUMENTS];
    const browser = await chromium.launch({executablePath: unpacked, args});
    await browser.close();
    renameSync(unpacked, PROGRAM);
  } catch (error) {
    console.log(String(error).split('\n')[0]);
  }
}

/*
 * npm run build: builds every language beside build/ and puts the site there when it is whole. A build that
 * fails or is interrupted leaves build/ as it was. Options are those of `docusaurus build`, and
 * --keep-assets DIR, which carries the hashed files of the last site over; DIR may be build/ itself.
 */
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {ROOT} from './install.mjs';
import {keepAssets, readOption} from './keepAssets.mjs';

const CLI = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const SIGNALS = {SIGINT: 130, SIGTERM: 143, SIGHUP: 129};
/** Written when everything else is: a site with it is whole. */
const LAST_FILE = '_headers';

/** Whether the process that a number belongs to still runs. */
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Names of what stands beside the site while it is built. */
const places = (root) => ({
  site: path.join(root, 'build'),
  next: path.join(root, 'build-next'),
  before: path.join(root, 'build-before'),
  lock: path.join(root, 'build-next.pid'),
});

const remove = (folder) => rmSync(folder, {recursive: true, force: true, maxRetries: 3});

/** A build that was cut off while the folders were exchanged: the site of before comes back. */
function recover({site, before}) {
  if (existsSync(before) && !existsSync(site)) renameSync(before, site);
  remove(before);
}

/** Puts the finished site in the place of the old one. */
export function exchange(root) {
  const {site, next, before} = places(root);
  remove(before);
  if (existsSync(site)) renameSync(site, before);
  renameSync(next, site);
  remove(before);
}

/**
 * Runs Docusaurus; resolves with its exit code. A signal to this process ends it too. `onStart` gets the
 * number of its process.
 */
function docusaurus(root, args, env, onStart = () => {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, CLI), 'build', ...args], {
      cwd: root,
      env: {...process.env, ...env},
      stdio: 'inherit',
    });
    if (child.pid) onStart(child.pid);
    let stopped;
    const stop = (signal) => {
      stopped = SIGNALS[signal];
      child.kill(signal);
    };
    for (const signal of Object.keys(SIGNALS)) process.on(signal, stop);
    const end = (code) => {
      for (const signal of Object.keys(SIGNALS)) process.off(signal, stop);
      resolve(stopped ?? code);
    };
    child.on('error', (error) => {
      console.error(error.message);
      end(1);
    });
    // Killed by somebody else: no code.
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * Builds the site of a project. `finish` gets the folder of the new site before it takes its place.
 * Resolves with an exit code; whatever it is, build/ holds a whole site or the one of before.
 */
export async function buildSite({root = ROOT, args = [], env = {}, finish = async () => {}} = {}) {
  const {next, lock, ...others} = places(root);
  let option;
  try {
    option = readOption(args, next);
  } catch (error) {
    console.error(error.message);
    return 1;
  }
  const {dir: last, rest} = option;
  // Somebody who names a folder gets it from Docusaurus directly.
  if (rest.some((arg) => arg.startsWith('--out-dir'))) return docusaurus(root, rest, env);
  const other = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (other && runs(other)) {
    console.error(`Another build is under way (process ${other}). Wait for it, or end it.`);
    return 1;
  }
  try {
    const own = (pid) => writeFileSync(lock, String(pid));
    own(process.pid);
    recover(others);
    remove(next);
    const code = await docusaurus(root, ['--out-dir', path.basename(next), ...rest], env, own);
    if (code !== 0) {
      if (existsSync(others.site)) console.error('The folder build/ is as it was before.');
      return code;
    }
    const isOneLanguage = rest.some((arg) => /^(-l|--locale)/.test(arg));
    if (!isOneLanguage && !existsSync(path.join(next, LAST_FILE))) {
      console.error('The build did not reach its end: build/ is as it was before.');
      return 1;
    }
    if (last) console.log(`Kept ${keepAssets(last, next).length} files of the last site.`);
    await finish(next);
    exchange(root);
    console.log('The site is in build/.');
    return 0;
  } catch (error) {
    console.error(`The site could not be written (${error.message}). Is the disk full?`);
    return 1;
  } finally {
    remove(next);
    remove(lock);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await buildSite({args: process.argv.slice(2)});
}

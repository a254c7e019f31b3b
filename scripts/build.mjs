/*
 * npm run build: builds every language beside build/ and puts the site there when it is whole. A build that
 * fails or is interrupted leaves build/ as it was. Options are those of `docusaurus build`, and
 * --keep-assets DIR, which carries the hashed files of the last site over; DIR may be build/ itself. With
 * --out-dir DIR the site is built in that folder at once, and build/ stays as it is. Where nothing has changed
 * since the last build, nothing is built (unchanged.mjs); --force builds all the same. With SITE_URL the build is for
 * visitors, and compressed as one of `npm run build:production` is.
 */
import {spawn} from 'node:child_process';
import {appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {USE, optionsOf} from './buildWords.mjs';
import {answerHelp} from './commandLine.mjs';
import {compressSite} from './compress.mjs';
import {ROOT} from './install.mjs';
import {keepAssets} from './keepAssets.mjs';
import {inputsOf, isUnchanged, remember} from './unchanged.mjs';

const CLI = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const SIGNALS = {SIGINT: 130, SIGTERM: 143, SIGHUP: 129};
const FORCE = '--force';
/** Written when everything else is: a site with it is whole. */
const LAST_FILE = '_headers';

/**
 * For every build: a thread that renders pages keeps something of each (2.5 MB for ten), and is replaced once it
 * holds 300 MB. By itself Docusaurus replaces it at 1 GB.
 */
export const RENDERING = {DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: '300000000'};

/**
 * For every build: what is left over is collected once the heap has grown by half. By itself Node lets it grow to
 * several times what is in use, which for ten languages was a gigabyte.
 */
export const COLLECTING = ['--heap-growing-percent=50'];

/** Whether the process that a number belongs to still runs. */
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const remove = (folder) => rmSync(folder, {recursive: true, force: true, maxRetries: 3});

/** The first process of a lock that still runs. */
const holderOf = (lock) =>
  (existsSync(lock) ? readFileSync(lock, 'utf8') : '')
    .split('\n')
    .map(Number)
    .find((pid) => pid > 0 && runs(pid));

/**
 * Takes the lock, or returns the process that has it. This process stands in it until its folder has
 * changed hands, and so does what it starts: where this one is killed, that goes on writing for a moment.
 */
function take(lock) {
  try {
    writeFileSync(lock, `${process.pid}\n`, {flag: 'wx'});
    return undefined;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const other = holderOf(lock);
  if (other) return other;
  // A build that was killed has left it.
  remove(lock);
  return take(lock);
}

/** Whether the configuration can be read; says why not, where Docusaurus would show a stack trace. */
async function canBeRead() {
  const {load, siteLocation} = await import('./content.mjs');
  const {location, problems} = await siteLocation();
  if (location) return true;
  const {report} = await load('src/content/report.ts');
  console.error(report(problems));
  return false;
}

/** Names of what stands beside the site while it is built. */
const places = (root) => ({
  site: path.join(root, 'build'),
  next: path.join(root, 'build-next'),
  before: path.join(root, 'build-before'),
  lock: path.join(root, 'build-next.pid'),
});

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
    const child = spawn(process.execPath, [...COLLECTING, path.join(root, CLI), 'build', ...args], {
      cwd: root,
      env: {...RENDERING, ...process.env, ...env},
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

/** The languages of the site; undefined where its configuration cannot be read. */
async function languagesOfSite() {
  const {siteLocation} = await import('./content.mjs');
  return (await siteLocation()).location?.locales;
}

/** Builds a whole site in a folder. Resolves with an exit code. */
async function buildInto(folder, {root, rest, last, env, finish, onStart}) {
  const code = await docusaurus(root, rest, env, onStart);
  if (code !== 0) return code;
  const isOneLanguage = rest.some((arg) => /^(-l|--locale)/.test(arg));
  if (!isOneLanguage && !existsSync(path.join(folder, LAST_FILE))) {
    console.error('The build did not reach its end.');
    return 1;
  }
  if (last) console.log(`Kept ${keepAssets(last, folder).length} files of the last site.`);
  await finish(folder);
  return 0;
}

/** Whether there is nothing to do; then the site is finished all the same. */
async function isBuilt(site, inputs, {root, finish, isForced}) {
  if (isForced || !inputs || !isUnchanged(root, site, inputs)) return false;
  await finish(site);
  // `npm start` builds too, and takes no words.
  const [name = 'build'] = /^build:.*/.exec(process.env.npm_lifecycle_event ?? '') ?? [];
  const command = `npm run ${name} -- ${FORCE}`;
  console.log(
    `Nothing has changed since the site in build/ was built (${command} builds it anew).`,
  );
  return true;
}

/** Builds beside build/, and puts the site there when it is whole. Resolves with an exit code. */
async function buildBeside({root, rest, ...options}) {
  const {next, lock, ...others} = places(root);
  const other = take(lock);
  if (other) {
    console.error(`Another build is under way (process ${other}). Wait for it, or end it.`);
    return 1;
  }
  try {
    recover(others);
    // A build with options of its own is not what the next one would make.
    const inputs = rest.length > 0 || options.last ? undefined : inputsOf(root, options.env);
    if (await isBuilt(others.site, inputs, {root, ...options})) return 0;
    remove(next);
    const onStart = (pid) => appendFileSync(lock, `${pid}\n`);
    const words = ['--out-dir', path.basename(next), ...rest];
    const code = await buildInto(next, {root, rest: words, onStart, ...options});
    if (code === 0) {
      exchange(root);
      if (inputs) remember(root, others.site, inputs);
      console.log('The site is in build/.');
    } else if (existsSync(others.site)) console.error('The folder build/ is as it was before.');
    return code;
  } finally {
    remove(next);
    remove(lock);
  }
}

/** A build for publication is compressed, whichever command makes it: a host would send the last one's copies. */
function finishFor(env) {
  const {SITE_URL, VELADA_PRODUCTION} = {...process.env, ...env};
  return SITE_URL || VELADA_PRODUCTION === '1' ? compressSite : async () => {};
}

/**
 * Builds the site of a project. `finish` gets the folder of the new site before it takes its place.
 * Resolves with an exit code; whatever it is, build/ holds a whole site or the one of before.
 */
export async function buildSite({root = ROOT, args = [], env = {}, finish} = {}) {
  let asked;
  try {
    asked = await optionsOf(root, args, {emptied: places(root).next, languagesOfSite});
  } catch (error) {
    console.error(error.message);
    return 1;
  }
  const {outDir, dir: last, rest: words} = asked;
  const rest = words.filter((word) => word !== FORCE);
  const isForced = rest.length < words.length;
  const options = {root, rest, last, env, finish: finish ?? finishFor(env), isForced};
  try {
    return await (outDir ? buildInto(outDir, options) : buildBeside(options));
  } catch (error) {
    console.error(`The site could not be written (${error.message}). Is the disk full?`);
    return 1;
  }
}

/** Builds as the command line asks for, where the configuration can be read. Resolves with an exit code. */
export const buildAsAsked = async (options) =>
  (await canBeRead()) ? buildSite({...options, args: process.argv.slice(2)}) : 1;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(USE);
  process.exitCode = await buildAsAsked();
}

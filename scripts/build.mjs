/*
 * npm run build: builds every language beside build/ and exchanges the two folders when the new site is complete,
 * so a build that fails or is interrupted leaves build/ as it was.
 */
import {spawn} from 'node:child_process';
import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

import {createJiti} from 'jiti';

import {compressSite} from './compress.mjs';
import {ROOT} from './install.mjs';

const USE = `Use: npm run build, or with any of these after "npm run build --":
  --production     refuses placeholders and compresses (npm run build:production; so does SITE_URL)
  --out-dir DIR    builds into that folder; build/ stays as it is
  --locale es      builds this language alone, into the folder of --out-dir
  --no-minify      leaves scripts and styles readable`;

/** Memory of a thread that renders pages, in bytes, after which Docusaurus replaces it; its own limit is 1 GB. */
const RENDERING = {DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: '300000000'};

const remove = (folder) => rmSync(folder, {recursive: true, force: true, maxRetries: 3});

/** Languages of the site; rejects with a sentence where Docusaurus would print a stack trace. */
async function languagesOf(root) {
  try {
    const {default: config} = await createJiti(import.meta.url).import(
      path.join(root, 'docusaurus.config.ts'),
    );
    return config.i18n.locales;
  } catch (error) {
    throw new Error(`docusaurus.config.ts cannot be read: ${error.message}`, {cause: error});
  }
}

/** Runs `docusaurus build`. Resolves with its exit code, 1 when a signal ended it; signals to this process reach it. */
function docusaurus(root, args, env) {
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [cli, 'build', ...args], {
    cwd: root,
    env: {...RENDERING, ...env},
    stdio: 'inherit',
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  }).finally(() => {
    for (const signal of signals) process.off(signal, forward);
  });
}

/** Puts a complete site in the place of the previous one. */
function exchange(next, site, previous) {
  remove(previous);
  if (existsSync(site)) renameSync(site, previous);
  renameSync(next, site);
  remove(previous);
}

/**
 * Builds the site of a project as the words of the command line ask for. Resolves with an exit code;
 * rejects with one sentence about words that are not understood.
 */
export async function buildSite(words, {root = ROOT, env = process.env} = {}) {
  const {values} = parseArgs({
    args: words,
    options: {
      production: {type: 'boolean', default: Boolean(env.SITE_URL)},
      'out-dir': {type: 'string'},
      locale: {type: 'string', multiple: true, default: []},
      'no-minify': {type: 'boolean', default: false},
    },
  });
  const outDir = values['out-dir'];
  if (values.locale.length > 0 && !outDir) {
    throw new Error('One language alone is no complete site: name its folder with --out-dir.');
  }
  const locales = await languagesOf(root);
  const unknown = values.locale.find((locale) => !locales.includes(locale));
  if (unknown)
    throw new Error(`There is no language "${unknown}": choose ${locales.join(' or ')}.`);
  const site = path.resolve(root, outDir ?? 'build');
  const next = outDir ? site : path.join(root, 'build-next');
  const args = ['--out-dir', next, ...values.locale.flatMap((locale) => ['--locale', locale])];
  if (values['no-minify']) args.push('--no-minify');
  remove(next);
  const code = await docusaurus(
    root,
    args,
    values.production ? {...env, VELADA_PRODUCTION: '1'} : env,
  );
  if (code !== 0) {
    remove(next);
    if (!outDir && existsSync(site)) console.error('The folder build/ is as it was before.');
    return code;
  }
  if (values.production) await compressSite(next);
  if (!outDir) exchange(next, site, path.join(root, 'build-before'));
  console.log(`The site is in ${path.relative(root, site)}/.`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  if (words.includes('--help')) console.log(USE);
  else {
    process.exitCode = await buildSite(words).catch((error) => {
      console.error(`${error.message}\n${USE}`);
      return 1;
    });
  }
}

/*
 * npm run build: builds every language beside build/ and exchanges the two folders when the new site is complete,
 * so a build that fails or is interrupted leaves build/ as it was.
 */
import {chmodSync, existsSync, readdirSync, renameSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

import {compressSite} from './compress.mjs';
import {load, readConfiguration, readSidebars} from './content.mjs';
import {docusaurus} from './docusaurus.mjs';
import {ROOT} from './install.mjs';

const USE = `Use: npm run build, or with any of these after "npm run build --":
  --production     refuses placeholders and compresses (npm run build:production; so does SITE_URL)
  --locale es      builds this language alone, into build-es/; build/ stays as it is
  --quick          makes larger pictures in a third of the time, for tests; not for publication`;

/** Environment of a build for publication, which takes nothing from the bundler's cache: it misses changes of plugins. */
const PRODUCTION = {VELADA_PRODUCTION: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: '1'};

/** Environment of every build: what a shell has kept makes no pictures for tests. */
const UNLESS_ASKED = {VELADA_QUICK_PICTURES: ''};

/** Environment of a build for tests (src/plugins/pictures/make.ts). */
const QUICK = {VELADA_QUICK_PICTURES: '1'};

const remove = (folder) => rmSync(folder, {recursive: true, force: true, maxRetries: 3});

/** Languages of the site; a report where Docusaurus would print a stack trace. */
async function readLanguages(root) {
  const {value, problems} = await readConfiguration(root);
  if (existsSync(path.join(root, 'sidebars.ts'))) {
    problems.push(...(await readSidebars(root)).problems);
  }
  if (problems.length === 0) return {locales: value.i18n.locales};
  const {report} = await load('src/content/report.ts');
  return {report: report(problems)};
}

/** Lets every server read the site, whatever modes this machine gives to new files and the sources have. */
function makeReadable(folder) {
  for (const name of ['', ...readdirSync(folder, {recursive: true})]) {
    const file = path.join(folder, name);
    chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o644);
  }
}

/** Puts a complete folder in the place of the previous one. */
function exchange(next, folder) {
  const previous = `${folder}-before`;
  makeReadable(next);
  remove(previous);
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(next, folder);
  remove(previous);
}

/** Options for which the words of the command line ask. */
function readOptions(words, env) {
  const {values} = parseArgs({
    args: words,
    options: {
      production: {type: 'boolean', default: Boolean(env.SITE_URL)},
      locale: {type: 'string', multiple: true, default: []},
      quick: {type: 'boolean', default: false},
    },
  });
  return values;
}

/** Throws if a language is asked for that the site does not have. */
function assertKnown(asked, locales) {
  const unknown = asked.find((locale) => !locales.includes(locale));
  if (!unknown) return;
  throw new Error(`There is no language "${unknown}": choose ${locales.join(' or ')}.`);
}

/** Puts what was built in the place of what was there. */
async function publish({site, hosting, isProduction}) {
  if (isProduction) await compressSite(site.next);
  for (const {next, folder} of [site, hosting]) {
    if (existsSync(next)) exchange(next, folder);
  }
}

/**
 * Builds the site of a project as the words of the command line ask for. Resolves with an exit code;
 * rejects with one sentence about words that are not understood.
 */
export async function buildSite(words, {root = ROOT, env = process.env} = {}) {
  const {production: isProduction, locale: asked, quick: isQuick} = readOptions(words, env);
  const {locales, report} = await readLanguages(root);
  if (report) {
    console.error(report);
    return 1;
  }
  assertKnown(asked, locales);
  const name = ['build', ...asked].join('-');
  // What operators need for servers of their own is beside the site; it is written when every language is there.
  const [site, hosting] = ['', '-hosting'].map((end) => ({
    next: path.join(root, `build-next${end}`),
    folder: path.join(root, name + end),
  }));
  const removeNext = () => [site, hosting].forEach(({next}) => remove(next));
  const chosen = asked.flatMap((locale) => ['--locale', locale]);
  const args = ['build', '--out-dir', site.next, ...chosen];
  removeNext();
  const own = isProduction ? PRODUCTION : isQuick && QUICK;
  const code = await docusaurus(root, args, {...env, ...UNLESS_ASKED, ...own});
  const isComplete = asked.length > 0 || existsSync(hosting.next);
  if (code !== 0 || !isComplete) {
    removeNext();
    const previous = existsSync(site.folder) ? `; the folder ${name}/ is as it was before` : '';
    console.error(`The build is not complete${previous}.`);
    return code || 1;
  }
  await publish({site, hosting, isProduction});
  console.log(`The site is in ${name}/.`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await buildSite(process.argv.slice(2)).catch((error) => {
    console.error(`${error.message}\n${USE}`);
    return 1;
  });
}

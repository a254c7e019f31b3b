/*
 * Whether build/ is still what a build would make: nothing that a build reads has changed since, and nothing in
 * build/ itself. Files are known by their content, since a checkout gives all of them a new time; those of
 * build/, which only builds write, by size and time.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const RECORD = '.cache/build.json';
/** What npm installed: packages themselves are too many to read. */
const PACKAGES = 'node_modules/.package-lock.json';
/** Written by a build for publication itself; what it says after that belongs to the build. */
const WRITTEN = 'addresses.json';

/** At the root of the project: made by commands, or read by none that builds. */
const UNREAD =
  /^(?:node_modules|build(?:-.*)?|\.docusaurus.*|\.git|\.cache|\.mutation|tests|test-results|playwright-report|screens|lighthouse|benchmarks|translations\.html|.*\.(?:md|log))$/;
/** Compressed copies, which `npm run serve` adds. */
const COMPRESSED = /\.(?:br|gz)$/;

/** Settings of a build. */
const SETTINGS = /^(?:SITE_URL|BASE_URL|VELADA_PRODUCTION|NODE_ENV|NODE_OPTIONS|DOCUSAURUS_.*)$/;

const hashOf = (content) => createHash('sha256').update(content).digest('base64url');

/** Files below a folder, sorted; `wanted` is asked for each entry of the folder itself. */
function filesIn(root, wanted = () => true) {
  return readdirSync(root, {withFileTypes: true})
    .filter(({name}) => wanted(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(path.join(root, entry.name), {recursive: true, withFileTypes: true})
            .filter((file) => file.isFile())
            .map((file) => path.relative(root, path.join(file.parentPath, file.name)))
        : [entry.name],
    )
    .sort();
}

/** The last commit: sitemaps say from git when a page has changed. */
function commitOf(root) {
  try {
    const options = {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']};
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return 'no git';
  }
}

/** Everything that a build depends on but what it writes itself. The day counts, since some dates of the content run out. */
export function inputsOf(root, env = {}) {
  const settings = Object.entries({...process.env, ...env})
    .filter(([name, value]) => SETTINGS.test(name) && value)
    .sort();
  const read = filesIn(root, (name) => !UNREAD.test(name) && name !== WRITTEN);
  const files = [...read, PACKAGES].map((file) => [file, contentHash(root, file)]);
  const day = new Date().toISOString().slice(0, 10);
  return hashOf(JSON.stringify([process.version, day, commitOf(root), settings, files]));
}

function contentHash(root, file) {
  try {
    return hashOf(readFileSync(path.join(root, file)));
  } catch {
    return 'none';
  }
}

function outputsOf(site) {
  const files = filesIn(site).filter((file) => !COMPRESSED.test(file));
  const facts = files.map((file) => {
    const {size, mtimeMs} = statSync(path.join(site, file));
    return [file, size, mtimeMs];
  });
  return hashOf(JSON.stringify(facts));
}

/** Notes what build/ was made of. `inputs` are those from before the build: what was saved meanwhile is not in it. */
export function remember(root, site, inputs) {
  const file = path.join(root, RECORD);
  const record = {inputs, written: contentHash(root, WRITTEN), outputs: outputsOf(site)};
  try {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(record));
  } catch {
    // Without the note the next build is a whole one.
    rmSync(file, {force: true});
  }
}

/** Whether a build would make the site that is there. */
export function isUnchanged(root, site, inputs) {
  try {
    const record = JSON.parse(readFileSync(path.join(root, RECORD), 'utf8'));
    return (
      record.inputs === inputs &&
      record.written === contentHash(root, WRITTEN) &&
      record.outputs === outputsOf(site)
    );
  } catch {
    return false;
  }
}

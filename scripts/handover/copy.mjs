/* A copy of the project as somebody else would get it: what is under version control, or would be. */
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What the commands make, and what belongs to one machine. */
const MADE =
  /^(benchmarks\/astro\/)?(node_modules|dist|\.astro|src\/generated|build|build-.*|\.docusaurus.*|\.cache|\.git|test-results|playwright-report)(\/|$)/;

/** Files of the project: tracked ones and new ones; everything that nobody made by command where there is no git. */
function filesOf(root) {
  const git = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (git.status === 0) return git.stdout.split('\0').filter(Boolean);
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !MADE.test(file.split(path.sep).join('/')));
}

/** Says of a folder that it is a copy, which may be cleared. */
const MARK = '.cache/copy';

/** Removes everything from a copy but what the commands have made there; throws where it is no copy. */
function clear(dir) {
  const names = readdirSync(dir);
  if (names.length > 0 && !existsSync(path.join(dir, MARK))) {
    throw new Error(`${dir} is no copy of the project: name a folder that is empty or new.`);
  }
  for (const name of names.filter((entry) => !MADE.test(entry))) {
    rmSync(path.join(dir, name), {recursive: true});
  }
}

/**
 * Copies the project at `root` into a folder and returns that: a new temporary one, or `dir`, which is
 * brought up to date, its packages and builds kept, when it is a copy already. Throws when it is anything else.
 */
export function copyOf(root, dir = mkdtempSync(path.join(os.tmpdir(), 'velada-'))) {
  if (existsSync(dir)) clear(dir);
  // Git lists what somebody has just deleted, too.
  for (const file of filesOf(root).filter((name) => existsSync(path.join(root, name)))) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    cpSync(path.join(root, file), path.join(dir, file));
  }
  mkdirSync(path.dirname(path.join(dir, MARK)), {recursive: true});
  writeFileSync(path.join(dir, MARK), '');
  return dir;
}

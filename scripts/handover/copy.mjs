/* A copy of the project as somebody else would get it: what is under version control, or would be. */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync} from 'node:fs';
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

/** Copies the project at `root` into a new temporary folder and returns that. */
export function copyOf(root) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-'));
  // Git lists what somebody has just deleted, too.
  for (const file of filesOf(root).filter((name) => existsSync(path.join(root, name)))) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    cpSync(path.join(root, file), path.join(dir, file));
  }
  return dir;
}

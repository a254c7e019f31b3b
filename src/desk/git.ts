/** Asks git: whether it knows this folder, and what files said at commits. */
import {spawnSync} from 'node:child_process';

const LIMIT = 512 * 1024 * 1024;

/** What a command of git answers; undefined where it fails. */
export function git(siteDir: string, args: readonly string[], input?: string): Buffer | undefined {
  const {status, stdout} = spawnSync('git', args, {
    cwd: siteDir,
    maxBuffer: LIMIT,
    ...(input !== undefined && {input}),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}

/** Why git does not answer in this folder; undefined where it does. */
function whySilent(siteDir: string): string | undefined {
  const {status, stderr, error} = spawnSync('git', ['rev-parse', '--git-dir'], {
    cwd: siteDir,
    encoding: 'utf8',
    // Its sentences are looked into: in English.
    env: {...process.env, LC_ALL: 'C'},
  });
  if (status === 0) return undefined;
  if (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? 'git is not installed (mend it with: https://git-scm.com/downloads)'
      : `git cannot be started (${error.message})`;
  }
  const remedy = /git config --global --add safe\.directory .*/.exec(stderr)?.[0];
  return remedy === undefined
    ? 'this folder is no git repository'
    : `this folder belongs to another user, so that git does not read it (if you trust it: ${remedy})`;
}

/** Why nothing can be told of the folders from history; undefined when it can. */
export function whyUnknown(siteDir: string, folders: readonly string[]): string | undefined {
  const silent = whySilent(siteDir);
  if (silent !== undefined) return silent;
  if (git(siteDir, ['rev-parse', '--is-shallow-repository'])?.toString().trim() === 'true') {
    return 'this is a shallow clone, without its history (mend it with: git fetch --unshallow)';
  }
  if (!git(siteDir, ['rev-parse', '--verify', 'HEAD'])) return 'nothing is committed yet';
  // The folder may also lie within another repository, which leaves it out.
  const absent = folders.find((folder) => filesAt(siteDir, 'HEAD', folder).length === 0);
  return absent === undefined ? undefined : `nothing of ${absent}/ is committed yet`;
}

/** Where the project stands within its repository: nothing, or such as `site/`. */
export const prefixOf = (siteDir: string): string =>
  git(siteDir, ['rev-parse', '--show-prefix'])?.toString().trim() ?? '';

/** Texts of many objects (`<commit>:./<file>` or a blob's id) in one call; what is missing is left out. */
export function textsAt(siteDir: string, objects: readonly string[]): Map<string, string> {
  const prefix = prefixOf(siteDir);
  const asked = [...new Set(objects)];
  const input = asked.map((name) => `${name.replace(':./', `:${prefix}`)}\n`).join('');
  const output = git(siteDir, ['cat-file', '--batch'], input) ?? Buffer.alloc(0);
  const texts = new Map<string, string>();
  let at = 0;
  for (const name of asked) {
    const end = output.indexOf('\n', at);
    if (end < 0) break;
    const size = /^\S+ blob (\d+)$/.exec(output.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (size === undefined) continue;
    // As files are read: a byte order mark is no part of the text.
    texts.set(name, output.toString('utf8', at, at + Number(size)).replace(/^\uFEFF/, ''));
    at += Number(size) + 1;
  }
  return texts;
}

/** Files below a folder at a commit: path and the id of what they hold. */
export function filesAt(
  siteDir: string,
  commit: string,
  folder: string,
): {file: string; blob: string}[] {
  const list = git(siteDir, ['ls-tree', '-r', '-z', commit, '--', folder])?.toString() ?? '';
  return list.split('\0').flatMap((row) => {
    const [, blob, file] = /^\d+ blob ([0-9a-f]+)\t(.*)$/.exec(row) ?? [];
    return blob && file ? [{file, blob}] : [];
  });
}

/* What a hand-over is run with: commands with their time, a Node of another version, a server that is waited for. */
import {spawn, spawnSync} from 'node:child_process';
import path from 'node:path';

import {freePort} from '../server/ports.mjs';

const isWindows = process.platform === 'win32';

/** Settings of a machine without network: npm asks nobody, everything else meets a closed door. */
export const OFFLINE = {
  npm_config_offline: 'true',
  npm_config_registry: 'http://127.0.0.1:9/',
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
};

const SITE_SETTINGS = ['SITE_URL', 'BASE_URL', 'VELADA_PRODUCTION', 'CI', 'PORT'];

/** The environment without what names a site: each step says its own. */
export function environment(own = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !SITE_SETTINGS.includes(name));
  return {...Object.fromEntries(inherited), ...own};
}

/** Runs a command in a folder with its output shown. Returns whether it passed. */
export function passes(dir, command, args, env = {}) {
  const shell = isWindows && command !== process.execPath;
  const options = {cwd: dir, stdio: 'inherit', env: environment(env), shell};
  return spawnSync(command, args, options).status === 0;
}

/** The folder with Node of a major version, from npm's package `node`; undefined when it cannot be had. */
export function folderOfNode(version, dir) {
  const prefix = path.join(dir, '..', `${path.basename(dir)}-node-${version}`);
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', prefix];
  const options = {cwd: dir, encoding: 'utf8', env: environment(), shell: isWindows};
  const {status} = spawnSync('npm', [...args, `node@${version}`], options);
  const folder = path.join(prefix, 'node_modules/node/bin');
  const node = path.join(folder, isWindows ? 'node.exe' : 'node');
  const found = spawnSync(node, ['--version'], {encoding: 'utf8'});
  const isThere = status === 0 && found.stdout?.startsWith(`v${version}.`);
  return {prefix, folder: isThere ? folder : undefined, exact: found.stdout?.trim()};
}

/** Waits until an address answers with a page that holds a text. Resolves with whether it did in time. */
async function answers(url, text, hasEnded, seconds) {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until && !hasEnded()) {
    try {
      const response = await fetch(url);
      if (response.ok && (await response.text()).includes(text)) return true;
    } catch {
      // Nobody listens yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

/** Runs a command that serves the site until the site shows a text, then ends it. Resolves with whether it did. */
export async function serves(dir, args, {env, pathname = '/', text, seconds = 300}) {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: dir,
    stdio: 'inherit',
    env: environment({...env, PORT: String(port)}),
    // A group of its own: what it starts ends with it.
    detached: !isWindows,
  });
  let ended = false;
  const end = new Promise((resolve) => {
    child.on('close', () => {
      ended = true;
      resolve();
    });
  });
  const isServed = await answers(`http://localhost:${port}${pathname}`, text, () => ended, seconds);
  if (!ended) {
    if (isWindows) child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  }
  await end;
  return isServed;
}

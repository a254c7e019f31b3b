/*
 * npm run test:hosts: the built site on real nginx, Apache and Caddy, and with --workers on Cloudflare's local server,
 * which npx downloads.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {compressSite} from './compress.mjs';
import {ROOT, aptInstall, findProgram, run} from './install.mjs';

/** Commands, and the packages of Debian that bring them. */
const SERVERS = ['nginx', 'apache2', 'caddy'];

/** Settings of Debian that the tests of Apache include. The package `apache2-bin` has the program without them. */
export const APACHE_SETTINGS = ['mime', 'deflate'].map(
  (name) => `/etc/apache2/mods-available/${name}.conf`,
);

/**
 * Path of a server, or undefined where it is missing or something that its tests include. Debian installs some where not
 * every PATH leads.
 */
export function findServer(name, root = '/') {
  const included = name === 'apache2' ? APACHE_SETTINGS : [];
  if (!included.every((file) => existsSync(path.join(root, file)))) return undefined;
  return findProgram(name) ?? findProgram(name, [path.join(root, 'usr/sbin')]);
}

const missing = () => SERVERS.filter((name) => !findServer(name));

/** Installs the servers that are missing, on Debian. */
export function installServers() {
  if (missing().length > 0) aptInstall(...missing());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installServers();
  for (const name of missing()) console.log(`${name}: not tested (sudo apt-get install ${name})`);
  // Once, and not in each test file.
  await compressSite(path.join(ROOT, 'build'));
  process.env.WORKERS = process.argv.includes('--workers') && !process.env.CI ? '1' : '';
  const hasPassed = run('npx', 'vitest', 'run', '--project', 'hosts');
  if (!hasPassed || (process.env.CI && missing().length > 0)) process.exitCode = 1;
}

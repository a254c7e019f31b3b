/*
 * npm run test:hosts: the built site on real nginx, Apache and Caddy, and with --workers on Cloudflare's local server,
 * which npx downloads.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {compressSite} from './compress.mjs';
import {ROOT, aptInstall, findProgram, run} from './install.mjs';

/** Commands, and the packages of Debian that bring them. */
const SERVERS = ['nginx', 'apache2', 'caddy'];
/** Where Debian installs servers; the first folder is not in every PATH. */
const FOLDERS = ['/usr/sbin', '/usr/bin'];

/** Path of a server, or undefined. */
export const findServer = (name) => findProgram(name) ?? findProgram(name, FOLDERS);

const missing = () => SERVERS.filter((name) => !findServer(name));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (missing().length > 0) aptInstall(...missing());
  for (const name of missing()) console.log(`${name}: not tested (sudo apt-get install ${name})`);
  // Once, and not in each test file.
  await compressSite(path.join(ROOT, 'build'));
  process.env.WORKERS = process.argv.includes('--workers') && !process.env.CI ? '1' : '';
  run('npx', 'vitest', 'run', '--project', 'hosts');
  if (process.env.CI && missing().length > 0) process.exitCode = 1;
}

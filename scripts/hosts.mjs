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

/** Path of a server, or undefined. Debian installs some where not every PATH leads. */
export const findServer = (name) => findProgram(name) ?? findProgram(name, ['/usr/sbin']);

const missing = () => SERVERS.filter((name) => !findServer(name));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (missing().length > 0) aptInstall(...missing());
  for (const name of missing()) console.log(`${name}: not tested (sudo apt-get install ${name})`);
  // Once, and not in each test file.
  await compressSite(path.join(ROOT, 'build'));
  process.env.WORKERS = process.argv.includes('--workers') && !process.env.CI ? '1' : '';
  const hasPassed = run('npx', 'vitest', 'run', '--project', 'hosts');
  if (!hasPassed || (process.env.CI && missing().length > 0)) process.exitCode = 1;
}

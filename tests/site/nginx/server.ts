/** A real nginx that serves a built site with the generated configuration, in a folder of its own. */
import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {findNginx} from '../../../scripts/nginx.mjs';
import {freePort} from '../../../scripts/server/ports.mjs';

export type Nginx = {
  readonly port: number;
  /** What `nginx -t` says; nothing when all is well. */
  readonly complaints: string;
  /** What nginx has written down as an error since it was started. */
  readonly errors: () => string;
  readonly stop: () => Promise<void>;
};

/**
 * What an operator has, with the settings a distribution ships that could get in the way:
 * compression on the fly, a character set, types that know little.
 */
const operators = (dir: string, conf: string): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log warn;
events { worker_connections 256; }
http {
  types { text/html html; text/css css; }
  default_type application/octet-stream;
  charset iso-8859-1;
  gzip on;
  gzip_types *;
  access_log off;
  sendfile on;
  keepalive_requests 100000;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi;
  include ${conf};
}
`;

async function reachable(port: number, server: ChildProcess): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    if (server.exitCode !== null) break;
    const answered = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer.');
}

/** Starts nginx for a folder; `conf` is the file that the build writes. Throws where there is no nginx. */
export async function startNginx(root: string, conf: string): Promise<Nginx> {
  const binary = findNginx();
  if (!binary) throw new Error('There is no nginx.');
  const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-nginx-'));
  const port = await freePort();
  const file = path.join(dir, 'nginx.conf');
  writeFileSync(file, operators(dir, conf));
  const own = [`listen 127.0.0.1:${port};`, 'server_name www.house.test;', `root ${root};`];
  writeFileSync(path.join(dir, 'velada-server.conf'), own.join('\n'));
  // Errors before the configuration is read go to standard error, not to the system's log.
  const flags = ['-c', file, '-p', dir, '-e', path.join(dir, 'error.log')];
  const check = spawnSync(binary, [...flags, '-t', '-q'], {encoding: 'utf8'});
  const errors = (): string => readFileSync(path.join(dir, 'error.log'), 'utf8');
  const complaints = `${check.stdout}${check.stderr}${errors()}`;
  const server = spawn(binary, flags, {stdio: 'ignore'});
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
    rmSync(dir, {recursive: true, force: true});
  };
  try {
    await reachable(port, server);
  } catch (error) {
    const written = errors();
    await stop();
    throw new Error(`${String(error)} ${complaints} ${written}`, {cause: error});
  }
  return {port, complaints, errors, stop};
}

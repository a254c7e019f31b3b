/** Starts real servers for the built site, each with its configuration in a temporary folder. */
import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {APACHE_SETTINGS, findServer} from '../../scripts/hosts.mjs';
import {freePort} from '../site/freePort';
import {BUILD} from '../site/html';

const HOSTING = `${BUILD}-hosting`;

export type Server = {
  readonly port: number;
  readonly url: string;
  /** The output of the server and its error log. */
  readonly errors: () => string;
  readonly stop: () => Promise<void>;
};

type Start = {
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
};

/** How long a server may take to start, in milliseconds. */
const START_TIMEOUT_MS = 60_000;

const isReachable = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** Starts a server and waits until it accepts connections. Throws an error with its output where it exits. */
async function start(prepare: (port: number, dir: string) => Start): Promise<Server> {
  const port = await freePort();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-host-'));
  const {command, env, cwd = dir} = prepare(port, dir);
  const [binary, ...args] = command;
  const log = path.join(dir, 'error.log');
  let printed = '';
  const child: ChildProcess = spawn(binary, args, {
    cwd,
    env: {...process.env, HOME: dir, ...env},
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const errors = (): string => printed + (existsSync(log) ? readFileSync(log, 'utf8') : '');
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // The whole process group, because npx does not end its children.
    if (child.exitCode === null && child.pid && process.kill(-child.pid, 'SIGTERM')) await ended;
    rmSync(dir, {recursive: true, force: true});
  };
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await isReachable(port))) {
    if (child.exitCode !== null || Date.now() > end) {
      const output = errors();
      await stop();
      throw new Error(`${binary} does not answer. ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {port, url: `http://127.0.0.1:${port}`, errors, stop};
}

function binaryOf(name: string): string {
  const binary = findServer(name);
  if (!binary) throw new Error(`There is no ${name}.`);
  return binary;
}

/**
 * nginx with settings that distributions have; `site` returns the content of `http`, by default the built one, to which
 * the operator's own file adds `directives`.
 */
export const startNginx = (site?: (port: number) => string, directives = ''): Promise<Server> =>
  start((port, dir) => {
    const own = [
      `listen 127.0.0.1:${port};`,
      'server_name www.house.test;',
      `root ${BUILD};`,
      directives,
    ];
    writeFileSync(path.join(dir, 'velada-server.conf'), own.join('\n'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const configuration = `
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
  ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')}
  ${site?.(port) ?? `include ${HOSTING}/nginx.conf;`}
}
`;
    const file = path.join(dir, 'nginx.conf');
    writeFileSync(file, configuration);
    return {command: [binaryOf('nginx'), '-c', file, '-p', dir, '-e', `${dir}/error.log`]};
  });

const APACHE = '/usr/lib/apache2/modules';
const MODULES =
  'mpm_event authz_core dir mime negotiation rewrite headers setenvif autoindex alias deflate filter';

/**
 * Apache with the types and languages of Debian; `settings` apply to the folder of the site, `later` to the server, after
 * .htaccess.
 */
export const startApache = (settings: string, root = BUILD, later = ''): Promise<Server> =>
  start((port, dir) => {
    const configuration = `
ServerRoot ${dir}
PidFile ${dir}/apache.pid
ErrorLog ${dir}/error.log
LogLevel warn
Listen 127.0.0.1:${port}
ServerName www.house.test
${MODULES.split(' ')
  .map((name) => `LoadModule ${name}_module ${APACHE}/mod_${name}.so`)
  .join('\n')}
${APACHE_SETTINGS.map((file) => `Include ${file}`).join('\n')}
DocumentRoot ${root}
<Directory />
AllowOverride None
</Directory>
<Directory ${root}>
Require all granted
${settings}
</Directory>
${later}
`;
    const file = path.join(dir, 'apache.conf');
    writeFileSync(file, configuration);
    return {command: [binaryOf('apache2'), '-f', file, '-DFOREGROUND']};
  });

/** Caddy with the built Caddyfile, or with `site`. */
export const startCaddy = (site?: string): Promise<Server> =>
  start((port, dir) => {
    const other = port + 1;
    const configuration = `
{
  admin off
  auto_https off
  http_port ${other}
  https_port ${other}
}
${site ? `http://127.0.0.1:${port} {\n${site}\n}` : `import ${HOSTING}/Caddyfile`}
`;
    const file = path.join(dir, 'Caddyfile');
    writeFileSync(file, configuration);
    const env = {VELADA_ADDRESS: `http://:${port}`, VELADA_ROOT: BUILD};
    return {command: [binaryOf('caddy'), 'run', '--config', file, '--adapter', 'caddyfile'], env};
  });

/** Cloudflare's local server; npx downloads it. */
export const startWorkers = (): Promise<Server> =>
  start((port) => {
    const args = [
      'dev',
      '--config',
      `${HOSTING}/wrangler.jsonc`,
      '--port',
      String(port),
      '--ip',
      '127.0.0.1',
    ];
    return {
      command: [
        'npx',
        '--yes',
        '-p',
        'node@22.20.0',
        '-p',
        'wrangler@4.164.0',
        'wrangler',
        ...args,
      ],
      env: {
        HOME: process.env.HOME ?? '/tmp',
        WRANGLER_SEND_METRICS: 'false',
        // It needs Node 22, which is installed with it.
        npm_config_engine_strict: 'false',
      },
    };
  });

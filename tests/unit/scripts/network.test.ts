/** What is not published yet is open to this machine alone, unless somebody asks for more. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {startProxy} from '../../../scripts/dev/proxy.mjs';
import {startServer} from '../../../scripts/serve.mjs';

/** An address of this machine that others know it by; a machine without network has none. */
const outer = Object.values(os.networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({family, internal}) => family === 'IPv4' && !internal)?.address;

let dir = '';
const open: (() => unknown)[] = [];
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'velada-served-'));
  writeFileSync(path.join(dir, 'index.html'), '<p>Hello</p>');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of open.splice(0)) await close();
  rmSync(dir, {recursive: true, force: true});
});

async function served(): Promise<number> {
  const {url, close} = await startServer({dir, port: 0, base: '/'});
  open.push(close);
  return Number(new URL(url).port);
}

async function proxied(): Promise<number> {
  const {port, close} = await startProxy([], 0);
  open.push(close);
  return port;
}

describe.each([
  ['npm run serve', served],
  ['npm run dev', proxied],
])('%s', (_name, start) => {
  test.each(['localhost', '127.0.0.1'])('answers at %s', async (host) => {
    expect((await fetch(`http://${host}:${await start()}/`)).status).toBeGreaterThan(0);
  });

  test.skipIf(!outer)('does not answer other machines', async () => {
    const port = await start();
    await expect(fetch(`http://${outer}:${port}/`)).rejects.toThrow('fetch failed');
  });

  test.skipIf(!outer)('answers them where HOST says so', async () => {
    vi.stubEnv('HOST', '0.0.0.0');
    const port = await start();
    expect((await fetch(`http://${outer}:${port}/`)).status).toBeGreaterThan(0);
  });
});

/** The server that shows the built site sends what is asked for, and no odd header ends it. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {startServer} from '../../../scripts/serve.mjs';

const TEXT = 'A house that answers. '.repeat(40);
let dir = '';
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'velada-asked-'));
  writeFileSync(path.join(dir, 'index.html'), TEXT);
  writeFileSync(path.join(dir, 'words.txt'), TEXT);
  server = await startServer({dir, port: 0, base: '/'});
});
afterAll(async () => {
  await server.close();
  rmSync(dir, {recursive: true, force: true});
});

type Answer = {status: number | undefined; length: number; encoding: string | undefined};

const ask = (headers: Record<string, string>, address = 'words.txt'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(new URL(address, server.url), {headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          length: Buffer.concat(parts).length,
          encoding: response.headers['content-encoding'],
        }),
      );
    });
    asked.on('error', reject).end();
  });

describe('a part of a file', () => {
  test.each([
    ['bytes=2-5', 206, 4],
    ['bytes=800-', 206, TEXT.length - 800],
    ['bytes=9-3', 200, TEXT.length],
    ['bytes=-5', 200, TEXT.length],
    ['bytes=0-0', 200, TEXT.length],
    ['bytes=abc', 200, TEXT.length],
    ['bytes=0-1,5-6', 200, TEXT.length],
  ])('%s', async (range, status, length) => {
    expect(await ask({range})).toEqual({status, length, encoding: undefined});
  });
  test('beyond the end', async () => {
    expect((await ask({range: `bytes=${TEXT.length}-`})).status).toBe(416);
  });
});

test.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['BR;q=0.5', 'br'],
  ['brx', undefined],
  ['', undefined],
])('compressed for a browser that takes “%s”: %s', async (accepted, encoding) => {
  expect((await ask({'accept-encoding': accepted})).encoding).toBe(encoding);
});

/** The local server answers like hosts that apply the rules of the build. */
import {appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {startServer} from '../../../scripts/serve.mjs';

const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-serve-'));
let site: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  const files = {
    _headers: '/*\n  X-Everywhere: yes\n\n/assets/*\n  Cache-Control: immutable\n',
    _redirects: '/old /about 301\n/es/* /es/404.html 404\n',
    '404.html': 'English 404',
    'about.html': 'about '.repeat(50),
    'index.html': 'home',
    'es/404.html': 'Spanish 404',
    'es/index.html': 'inicio',
    'assets/a.1234.js': 'script',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
  site = await startServer({dir, port: 0});
});
afterAll(async () => {
  await site.close();
  rmSync(dir, {recursive: true, force: true});
});

const get = (pathname: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(pathname, site.url), {redirect: 'manual', headers});

test.each([
  {pathname: '/', status: 200, text: 'home'},
  {pathname: '/about', status: 200, text: 'about '.repeat(50)},
  {pathname: '/es/', status: 200, text: 'inicio'},
  {pathname: '/404', status: 404, text: 'English 404'},
  {pathname: '/nothing/here', status: 404, text: 'English 404'},
  {pathname: '/es/nada/de/nada', status: 404, text: 'Spanish 404'},
  {pathname: '/%', status: 404, text: 'English 404'},
  {pathname: '/..%2f..%2fetc/passwd', status: 404, text: 'English 404'},
])('$pathname is answered with $status', async ({pathname, status, text}) => {
  const response = await get(pathname);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

test('a page is compressed and has the headers of all paths', async () => {
  const {headers} = await get('/about', {'Accept-Encoding': 'br'});
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('x-everywhere')).toBe('yes');
  expect(headers.get('cache-control')).toContain('must-revalidate');
});

test('a missing file is not cached like the other files of its folder', async () => {
  expect((await get('/assets/a.1234.js')).headers.get('cache-control')).toBe('immutable');
  expect((await get('/assets/b.js')).headers.get('cache-control')).toContain('must-revalidate');
});

test('a redirect keeps the query', async () => {
  const response = await get('/old?selected=noa');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/about?selected=noa']);
});

test('a malformed range gets the whole file', async () => {
  const response = await get('/about', {Range: 'bytes=9-2'});
  expect(response.status).toBe(200);
});

test('rules that are written while the site is served count at once', async () => {
  expect((await get('/older')).status).toBe(404);
  appendFileSync(path.join(dir, '_redirects'), '/older /about 301\n');
  expect((await get('/older')).headers.get('location')).toBe('/about');
});

/** The security headers fit the built pages, and all hosts get the same ones. */
import {readFileSync, readdirSync} from 'node:fs';
import {type IncomingMessage, request} from 'node:http';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {startServer} from '../../scripts/serve.mjs';
import {hashOfInline, inspectInlineCode} from '../../src/plugins/hosting/inlineCode';
import {catalogue} from './catalogue';
import {BUILD, ROOT, at, pages} from './html';
import {MISSING, REFUSED, spellings} from './oddAddresses';

const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
const headers = read('_headers');
const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';

describe('the content security policy', () => {
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  const inline = files.map((file) => ({file, ...inspectInlineCode(read(file))}));

  test('allows the one inline script of all pages and no other', () => {
    const hashes = new Set(inline.flatMap(({scripts}) => scripts.map(hashOfInline)));
    expect(files.length).toBeGreaterThan(pages.length);
    expect(hashes.size).toBe(1);
    expect(policy).toContain(`script-src 'self' '${[...hashes][0]}'`);
    expect(inline.filter(({scripts}) => scripts.length > 1)).toEqual([]);
  });

  test('allows the styles of all layouts and no other, and is short enough for every host', () => {
    const hashes = new Set(inline.flatMap(({styles}) => styles.map(hashOfInline)));
    const allowed = /style-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(allowed.sort()).toEqual([...hashes].map((hash) => `'${hash}'`).sort());
    // Cloudflare reads no longer line of `_headers`.
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  test('would block nothing on any page', () => {
    expect(inline.flatMap(({file, faults}) => faults.map((fault) => `${file}: ${fault}`))).toEqual(
      [],
    );
  });

  test('is strict', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const {origin} = new URL(catalogue.business.analyticsScript || 'https://none.example');
    const sources = policy.match(/https?:\S+/g) ?? [];
    expect(sources.filter((source) => source.replace(';', '') !== origin)).toEqual([]);
  });
});

test('nginx is told the same headers', () => {
  const nginx = read('hosting/nginx-server.conf');
  const shared = [...(headers.split('\n\n')[0] ?? '').matchAll(/^ {2}([\w-]+): (.*)$/gm)];
  expect(shared.length).toBe(7);
  for (const [, name, value] of shared)
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
});

describe('the local server', () => {
  let site: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    site = await startServer({dir: BUILD, port: 0, base: ROOT});
  }, 60_000); // Compresses the site first.
  afterAll(() => site.close());
  const get = (pathname: string): Promise<Response> =>
    fetch(new URL(site.url).origin + pathname, {
      redirect: 'manual',
      headers: {'Accept-Encoding': 'br'},
    });

  test('answers every page under its own address, with the headers', async () => {
    for (const page of pages) {
      const response = await get(page.path);
      expect([page.path, response.status]).toEqual([page.path, 200]);
      expect(response.headers.get('content-security-policy')).toBe(policy);
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('cache-control')).toContain('must-revalidate');
      await response.arrayBuffer();
    }
  });

  test.each([
    ['/es', 301, '/es/'],
    ['/massage-menu/', 301, '/massage-menu'],
    ['/massage-menu.html', 301, '/massage-menu'],
    ['/es/index.html', 301, '/es/'],
    ['//gallery', 301, '/gallery'],
    ['/programs/hotel-outcall?from=card', 301, '/programs/outcall?from=card'],
    ['/es/programas/outcall', 301, '/es/programas/servicio-hoteles'],
    ['/_headers', 404, ''],
    ['/_redirects', 404, ''],
    ['/hosting/nginx.conf', 404, ''],
    ['/index.html.br', 404, ''],
    ['/gallery.gz', 404, ''],
    ['/%', 400, ''],
    ['/%00', 400, ''],
  ])('%s is answered with %i %s', async (pathname, status, location) => {
    const response = await get(at(pathname));
    expect(response.status).toBe(status);
    expect(response.headers.get('location') ?? '').toBe(location && at(location));
  });

  /** A request that keeps its path as it is written. */
  const raw = (pathname: string, method = 'GET'): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const {hostname, port} = new URL(site.url);
      request({hostname, port, method, path: pathname}, (response) => {
        response.resume();
        resolve(response);
      })
        .on('error', reject)
        .end();
    });

  test('leads from every other spelling to the page', async () => {
    for (const page of pages) {
      for (const other of spellings(page.path)) {
        const {statusCode, headers} = await raw(`${other}?a=1&b=%2F`);
        expect([other, statusCode, headers.location]).toEqual([
          other,
          301,
          `${page.path}?a=1&b=%2F`,
        ]);
      }
    }
  });

  test.each(MISSING)('%s is not there, said in %s', async (pathname) => {
    expect((await raw(at(pathname))).statusCode).toBe(404);
  });

  test.each(REFUSED)('%s is refused', async (pathname) => {
    expect((await raw(pathname)).statusCode).toBe(400);
  });

  test('leads nobody to another host', async () => {
    for (const pathname of ['//evil.example/', '/\\evil.example//', '/%5Cevil.example//']) {
      const {headers} = await raw(pathname);
      expect(headers.location ?? '/x').toMatch(/^\/[^/\\]/);
    }
  });

  test('lets files be read and nothing else', async () => {
    const {statusCode, headers} = await raw(at('/gallery'), 'POST');
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await raw(at('/gallery'), 'HEAD')).statusCode).toBe(200);
  });

  test('keeps what carries a hash for good, and 404 pages never', async () => {
    const script = readdirSync(path.join(BUILD, 'assets/js'))[0] ?? '';
    expect((await get(at(`/assets/js/${script}`))).headers.get('cache-control')).toContain(
      'immutable',
    );
    expect((await get(at('/assets/js/gone.js'))).headers.get('cache-control')).not.toContain(
      'immutable',
    );
  });

  test('shows the 404 page of the language', async () => {
    expect(await (await get(at('/nothing/here'))).text()).toMatch(/<html lang="?en-US/);
    expect(await (await get(at('/es/nada/de/nada'))).text()).toMatch(/<html lang="?es-ES/);
  });
});

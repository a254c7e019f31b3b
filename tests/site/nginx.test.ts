/**
 * The generated configuration under a real nginx, where there is one. What is told here holds for the
 * site's own addresses; headers, redirects and 404 pages come from the same tables as for other hosts.
 */
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {compressSite} from '../../scripts/compress.mjs';
import {WITHOUT_NGINX, findNginx} from '../../scripts/nginx.mjs';
import {parseRedirects} from '../../scripts/server/rules.mjs';
import {BUILD, fileOf, pages} from './html';
import {type Answer, type Request, ask, askOnce} from './nginx/client';
import {type Nginx, startNginx} from './nginx/server';
import {MISSING, REFUSED, otherNames} from './oddAddresses';

const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
const [everywhere = ''] = read('_headers').split('\n\n');
const headersOfAll = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
const moved = [...parseRedirects(read('_redirects'))];
const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
  .map((file) => `/${file.split(path.sep).join('/')}`)
  .filter((file) => statSync(path.join(BUILD, file)).isFile());
const ending = (file: string): string => /\.(\w+)$/.exec(file)?.[1] ?? '';
/** One file of each kind, the largest: it is worth compressing. */
const kinds = [...new Set(files.map(ending))].flatMap((kind) => {
  const same = files.filter((file) => ending(file) === kind);
  const size = (file: string): number => statSync(path.join(BUILD, file)).size;
  return same.sort((a, b) => size(b) - size(a)).slice(0, 1);
});
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css; charset=utf-8$/,
  js: /^text\/javascript; charset=utf-8$/,
  svg: /^image\/svg\+xml$/,
  txt: /^text\/plain; charset=utf-8$/,
  xml: /^application\/xml$/,
  webmanifest: /^application\/manifest\+json$/,
  avif: /^image\/avif$/,
  webp: /^image\/webp$/,
  jpg: /^image\/jpeg$/,
  png: /^image\/png$/,
  ico: /^image\/x-icon$/,
  woff2: /^font\/woff2$/,
};
const TEXT = /^(css|js|svg|txt|xml|webmanifest)$/;
const UNPACK: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
const HASHED = /^\/((es\/)?assets|pictures|cards)\//;
const FOR_A_DAY = /^\/(fonts|img)\//;
const REVALIDATED = 'public, max-age=0, must-revalidate';

const TOO_LONG = `/${'x'.repeat(40_000)}`;

const nginx = findNginx();
if (!nginx) console.log(WITHOUT_NGINX);

describe.skipIf(!nginx)('nginx', () => {
  let server: Nginx;
  beforeAll(async () => {
    await compressSite(BUILD);
    server = await startNginx(BUILD, path.join(BUILD, '../build-hosting/nginx.conf'));
  }, 300_000); // Compresses the site first.
  afterAll(() => server.stop());
  const get = (pathname: string, headers: Request['headers'] = {}): Promise<Answer> =>
    askOnce(server.port, {path: pathname, headers});

  test('reads the configuration without a word', () => expect(server.complaints).toBe(''));

  test.each(pages.map((page) => page.path))(
    '%s is its page, plain and compressed',
    async (pathname) => {
      const plain = readFileSync(fileOf(pathname));
      for (const encoding of ['', 'gzip', 'gzip, deflate, br, zstd']) {
        const {status, headers, body} = await get(pathname, {'Accept-Encoding': encoding});
        const used = headers['content-encoding'];
        expect(status).toBe(200);
        expect(used).toBe({'': undefined, gzip: 'gzip'}[encoding] ?? (encoding ? 'br' : undefined));
        expect((UNPACK[used ?? ''] ?? ((same) => same))(body).equals(plain)).toBe(true);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers['vary']).toBe('Accept-Encoding');
        expect(headers['cache-control']).toBe(REVALIDATED);
        for (const [, name = '', value] of headersOfAll) {
          expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
        }
      }
    },
  );

  test.each(moved)('%s leads on, for good, with what was asked', async (from, {to}) => {
    const {status, headers} = await get(`${from}?selected=noa&x=%20y`);
    expect([status, headers.location]).toEqual([301, `${to}?selected=noa&x=%20y`]);
  });

  test.each(pages.map((page) => page.path))('%s has one spelling', async (pathname) => {
    for (const other of otherNames(pathname)) {
      const {status, headers} = await get(`${other}?a=1&b=%2F`);
      expect([other, status, headers.location]).toEqual([other, 301, `${pathname}?a=1&b=%2F`]);
    }
  });

  test.each(kinds.filter((file) => ending(file) in TYPES))(
    '%s has type, caching, compression and headers of its kind',
    async (file) => {
      const plain = readFileSync(path.join(BUILD, file));
      for (const encoding of ['identity', 'gzip', 'br']) {
        const {status, headers, body} = await get(file, {'Accept-Encoding': encoding});
        expect(status).toBe(200);
        expect(headers['content-type']).toMatch(TYPES[ending(file)] ?? /^$/);
        const packed = TEXT.test(ending(file)) && encoding !== 'identity' ? encoding : undefined;
        expect(headers['content-encoding']).toBe(packed);
        expect(headers['vary']).toBe(TEXT.test(ending(file)) ? 'Accept-Encoding' : undefined);
        expect((UNPACK[packed ?? ''] ?? ((same) => same))(body).equals(plain)).toBe(true);
        expect(headers['cache-control']).toBe(
          HASHED.test(file)
            ? 'public, max-age=31536000, immutable'
            : FOR_A_DAY.test(file)
              ? 'public, max-age=86400, stale-while-revalidate=604800'
              : REVALIDATED,
        );
        expect(headers['x-content-type-options']).toBe('nosniff');
        const again = await get(file, {
          'Accept-Encoding': encoding,
          'If-None-Match': headers.etag ?? '',
        });
        expect([again.status, again.headers.vary]).toEqual([304, headers.vary]);
        const head = await askOnce(server.port, {method: 'HEAD', path: file});
        expect([head.status, head.headers['content-length']]).toEqual([200, String(plain.length)]);
      }
    },
  );

  test('reads which compression a browser accepts', async () => {
    const used = async (accepted: string) =>
      (await get('/gallery', {'Accept-Encoding': accepted})).headers['content-encoding'];
    expect(await used('gzip;q=0.5')).toBe('gzip');
    expect(await used('br ; q=0.9')).toBe('br');
    expect(await used('bread')).toBe(undefined);
    expect(await used('GZIP, BR')).toBe('br');
  });

  test.each([...MISSING, ['/%FF%FE', 'en-US'] as const])(
    '%s is not there, said in %s',
    async (pathname, lang) => {
      for (const encoding of ['', 'gzip', 'br']) {
        const {status, headers, body} = await get(pathname, {'Accept-Encoding': encoding});
        expect(status).toBe(404);
        expect(headers['cache-control']).toBe(REVALIDATED);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers['content-security-policy']).toBeTruthy();
        const html = (UNPACK[headers['content-encoding'] ?? ''] ?? ((same) => same))(body);
        expect(html.toString()).toMatch(new RegExp(`<html lang="?${lang}`));
      }
    },
  );

  test.each([...REFUSED.map((pathname) => [pathname, 400] as const), ['/long/', 414] as const])(
    '%s is refused',
    async (pathname, status) => {
      const answer = await get(pathname === '/long/' ? TOO_LONG : pathname);
      expect(answer.status).toBe(status);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.body.toString()).not.toMatch(/nginx\/\d/);
    },
  );

  test('leads nobody to another host and writes no header of a stranger', async () => {
    const paths = [
      '//evil.example/',
      '//evil.example//gallery',
      '/\\evil.example//',
      '/%5cevil.example//',
      '/%5C/evil.example//%2e',
      '///evil.example/%2e',
    ];
    for (const pathname of [
      ...paths,
      '//%0d%0aSet-Cookie:%20x=1',
      '/a//%0aX-Own:1',
      '//gallery%3Fx%23y',
    ]) {
      const {status, headers} = await get(pathname, {Host: 'evil.example'});
      expect([200, 301, 404]).toContain(status);
      expect(headers.location ?? '/x').toMatch(/^\/[^/\\][^\s]*$/);
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('x-own');
    }
    expect((await get('//gallery%3Fx')).status).toBe(404);
  });

  test.each(['', 'evil.example', 'www.house.test:99', '[::1]', 'x'.repeat(300)])(
    'a request for the host "%s" gets the page or a refusal, never an address with that host',
    async (host) => {
      const page = await get('/gallery', {Host: host});
      expect([200, 400]).toContain(page.status);
      const slash = await get('/es', {Host: host});
      expect(slash.headers.location ?? '/es/').toBe('/es/');
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'BREW'])(
    '%s is not allowed',
    async (method) => {
      for (const file of ['/gallery', '/', '/es/', '/robots.txt', '/favicon.ico']) {
        const {status, headers} = await askOnce(server.port, {
          method,
          path: file,
          headers: {'Content-Length': '0'},
        });
        expect([file, status]).toEqual([file, 405]);
        expect(headers['cache-control']).toBe(REVALIDATED);
      }
    },
  );

  test('answers 20,000 requests over many connections without an error', async () => {
    const paths = [
      ...pages.map((page) => page.path),
      ...kinds.filter((file) => ending(file) in TYPES),
    ];
    const connection = Array.from({length: 500}, (_none, index): Request => ({
      path: paths[index % paths.length] ?? '/',
      method: index % 5 === 0 ? 'GET' : 'HEAD',
      headers: {'Accept-Encoding': index % 2 ? 'br' : 'gzip'},
    }));
    // What was asked for above and does not exist is written down.
    const earlier = server.errors().length;
    let answered = 0;
    const one = async (): Promise<void> => {
      for (let round = 0; round < 5; round += 1) {
        const answers = await ask(server.port, connection);
        answered += answers.filter(({status}) => status === 200).length;
      }
    };
    await Promise.all(Array.from({length: 8}, one));
    expect(answered).toBe(20_000);
    expect(server.errors().slice(earlier)).toBe('');
  }, 60_000);
});

/** Servers with the configuration of the build pass the verification, and answer invalid requests correctly. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {compressSite} from '../../scripts/compress.mjs';
import {findServer} from '../../scripts/hosts.mjs';
import {startServer} from '../../scripts/serve.mjs';
import {verify} from '../../scripts/verify.mjs';
import {BUILD, pageOf, pages} from '../site/html';
import {askOnce} from './client';
import {MISSING, REFUSED} from './invalidPaths';
import {type Server, startApache, startCaddy, startNginx, startWorkers} from './servers';

/** A page like any other. */
const ABOUT = pageOf('about', 'en').path;

beforeAll(() => compressSite(BUILD), 300_000);

describe.each([
  {name: 'nginx', binary: findServer('nginx'), start: () => startNginx()},
  {name: 'Apache', binary: findServer('apache2'), start: () => startApache('AllowOverride All')},
  {name: 'Caddy', binary: findServer('caddy'), start: () => startCaddy()},
])('$name', ({name, binary, start}) => {
  describe.skipIf(!binary)('with the configuration of the build', () => {
    let server: Server;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server.stop());

    test('passes the verification', async () => {
      const {faults, remarks, pages: count} = await verify(server.url, {dir: BUILD});
      expect([...faults, ...remarks]).toEqual([]);
      expect(count).toBe(pages.length);
    });

    test('redirects other paths of a page to its address', async () => {
      const to = async (from: string) =>
        (await askOnce(server.port, {path: `${from}?a=1`})).headers.location;
      for (const from of [`${ABOUT}/`, `${ABOUT}.html`])
        expect([from, await to(from)]).toEqual([from, expect.stringContaining(`${ABOUT}?a=1`)]);
      expect(await to('/es')).toMatch(/\/es\/\?a=1$/);
      expect((await askOnce(server.port, {path: '/programs/'})).status).toBe(404);
    });

    test.each(MISSING)('$pathname is a 404 page in $htmlLang', async ({pathname, htmlLang}) => {
      const {status, headers, body} = await askOnce(server.port, {path: pathname});
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(body.toString()).toMatch(new RegExp(`<html lang="?${htmlLang}`));
    });

    test.each(REFUSED)('%s is refused', async (pathname) => {
      const {status} = await askOnce(server.port, {path: pathname});
      expect(status).toBeGreaterThanOrEqual(400);
    });

    test('redirects nobody to another host', async () => {
      for (const pathname of ['//evil.example/', '//evil.example//about/', '/%5cevil.example//']) {
        const {headers} = await askOnce(server.port, {path: pathname});
        const target = new URL(headers.location ?? '/', 'http://www.house.test');
        expect([pathname, target.hostname]).toEqual([pathname, 'www.house.test']);
      }
    });

    test('answers with 304 where the browser has the page in its cache', async () => {
      const {headers} = await askOnce(server.port, {path: ABOUT});
      const conditional = {'If-None-Match': headers.etag ?? ''};
      const again = await askOnce(server.port, {path: '/about', headers: conditional});
      expect([name, again.status]).toEqual([name, 304]);
    });
  });
});

describe.skipIf(!findServer('apache2'))('Apache redirects to the address of the site', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startApache('AllowOverride All');
  });
  afterAll(() => server.stop());
  const [, url = ''] =
    /^Sitemap: (https:\/\/[^/]+)/m.exec(readFileSync(path.join(BUILD, 'robots.txt'), 'utf8')) ?? [];
  const {host} = new URL(url);
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;

  test.each([
    {name: 'from http', asked: host, scheme: 'http', redirects: true},
    {name: 'from http and the other name', asked: other, scheme: 'http', redirects: true},
    {name: 'from the other name', asked: other, scheme: 'https', redirects: true},
    {name: 'not from https', asked: host, scheme: 'https', redirects: false},
    {
      name: 'not from any other name',
      asked: 'preview.house.test',
      scheme: 'http',
      redirects: false,
    },
  ])('$name', async ({asked, scheme, redirects}) => {
    const headers = {Host: asked, 'X-Forwarded-Proto': scheme};
    const answer = await askOnce(server.port, {path: `${ABOUT}?a=1`, headers});
    expect({status: answer.status, location: answer.headers.location}).toEqual(
      redirects
        ? {status: 301, location: `${url}${ABOUT}?a=1`}
        : {status: 200, location: undefined},
    );
  });
});

test('the local server passes the verification', async () => {
  const site = await startServer({dir: BUILD, port: 0});
  try {
    const {faults, remarks} = await verify(site.url, {dir: BUILD});
    expect([...faults, ...remarks]).toEqual([]);
  } finally {
    await site.close();
  }
});

test.skipIf(!process.env.WORKERS)(
  'Cloudflare Workers pass the verification',
  {timeout: 300_000},
  async () => {
    const server = await startWorkers();
    try {
      expect((await verify(server.url, {dir: BUILD})).faults).toEqual([]);
    } finally {
      await server.stop();
    }
  },
);

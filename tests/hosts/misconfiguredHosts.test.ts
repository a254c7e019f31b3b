/** Hosts without the rules of the build still open every page, and the verification reports each fault. */
import {cpSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {compressSite, isFolderCopy} from '../../scripts/compress.mjs';
import {findServer} from '../../scripts/hosts.mjs';
import {verify} from '../../scripts/verify.mjs';
import {BUILD} from '../site/html';
import {type Server, startApache, startCaddy, startNginx} from './servers';

beforeAll(() => compressSite(BUILD), 300_000);

/** The verification of a server. */
async function resultOf(starting: Promise<Server>) {
  const server = await starting;
  try {
    return await verify(server.url, {dir: BUILD});
  } finally {
    await server.stop();
  }
}

describe.each([
  {
    name: 'nginx',
    binary: findServer('nginx'),
    start: () => startNginx((port) => `server { listen 127.0.0.1:${port}; root ${BUILD}; }`),
    remedy: 'copy build-hosting/nginx.conf to',
  },
  {
    name: 'Apache',
    binary: findServer('apache2'),
    start: () => startApache('AllowOverride None'),
    remedy: 'upload build/.htaccess, whose name begins with a dot',
  },
  {
    name: 'Caddy',
    binary: findServer('caddy'),
    start: () => startCaddy(`root * ${BUILD}\nfile_server`),
    remedy: 'import build-hosting/Caddyfile in',
  },
])('$name without rules', ({binary, start, remedy}) => {
  test.skipIf(!binary)(
    'opens every page and redirect through its folder, and is reported with its own remedy',
    async () => {
      const {faults, remarks} = await resultOf(start());
      const text = faults.join('\n');
      expect(text).not.toMatch(/status (404|200)/);
      expect(text).toMatch(/^\/\S* and \d+ more: opens only through a folder/m);
      const [headers] = faults.filter((fault) => fault.includes('this header of the build'));
      expect(headers).toMatch(/^[\w-]+ and \d+ more: this header of the build is not sent/);
      expect(headers).toContain(remedy);
      expect(text).toMatch(/: the 404 page is not the one of the language/);
      expect(remarks.join('\n')).toMatch(/: redirects by a page, not by status 301/);
      expect(remarks.join('\n')).toMatch(/\/\S+ and \d+ more: can be read by anybody/);
    },
  );
});

describe.skipIf(!findServer('apache2'))('Apache without the copies of pages in folders', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'velada-host-'));
  beforeAll(() => {
    cpSync(BUILD, folder, {recursive: true});
    const copies = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
      isFolderCopy(path.join(folder, file)),
    );
    for (const file of copies) rmSync(path.join(folder, path.dirname(file)), {recursive: true});
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  test('does not find pages and redirects', async () => {
    const {faults} = await resultOf(startApache('AllowOverride None', folder));
    expect(faults.join('\n')).toMatch(/^\/\S+ and \d+ more: status 404, so visitors from search/m);
    expect(faults.join('\n')).toMatch(/^\/\S+ and \d+ more: status 404, so old links end there/m);
  });

  test('with MultiViews sends brotli as text', async () => {
    const {faults} = await resultOf(startApache('AllowOverride None\nOptions +MultiViews', folder));
    expect(faults.join('\n')).toMatch(/^\/\S+ and \d+ more: compressed bytes are sent as text/m);
  });
});

describe.skipIf(!findServer('nginx'))('nginx', () => {
  const nginx = (directives: string) =>
    resultOf(
      startNginx((port) => `server { listen 127.0.0.1:${port}; root ${BUILD}; ${directives} }`),
    );

  test('is reported for status 200 on missing pages', async () => {
    const {faults} = await nginx('error_page 404 =200 /404.html;');
    expect(faults.join('\n')).toMatch(/^\/\S+ and \d+ more: status 200 for a page that does not/m);
  });

  test('is reported for caching pages and 404 pages for a year', async () => {
    const {faults} = await nginx(
      'error_page 404 /404.html; add_header Cache-Control max-age=31536000 always;',
    );
    expect(faults.join('\n')).toMatch(/: browsers remember for long that it is missing/);
    expect(faults.join('\n')).toMatch(/: browsers keep the page after an upload/);
  });

  test('is reported for duplicate headers, changed pages and a wrong Content-Encoding', async () => {
    const {faults} = await nginx(`
      add_header X-Content-Type-Options nosniff; add_header X-Content-Type-Options sniff;
      sub_filter </body> <i></i></body>;
      location /fonts/ { add_header Content-Encoding gzip; }
    `);
    expect(faults.join('\n')).toMatch(
      /^X-Content-Type-Options: this header has another value, nosniff, sniff /m,
    );
    expect(faults.join('\n')).toMatch(/: differs from the build, so visitors see another version/);
    expect(faults.join('\n')).toMatch(/^\/fonts\/\S+ .*: cannot be unpacked \(/m);
  });
});

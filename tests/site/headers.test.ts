/** The security headers fit the built pages, and all hosts get the same ones. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {startServer} from '../../scripts/serve.mjs';
import {hashOfInline, inspectInlineCode} from '../../src/plugins/hosting/pageContents';
import {catalogue} from './catalogue';
import {BUILD, pages} from './html';

const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
const headers = read('_headers');
const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';

describe('the content security policy', () => {
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  const inline = files.map((file) => ({file, ...inspectInlineCode(read(file))}));

  test('allows the inline scripts of pages and of redirects, and no other', () => {
    const hashes = new Set(inline.flatMap(({scripts}) => scripts.map(hashOfInline)));
    const allowed = /script-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(files.length).toBeGreaterThan(pages.length);
    expect(hashes.size).toBe(2);
    expect(allowed.filter((source) => source.startsWith("'"))).toEqual(
      [...hashes].sort().map((hash) => `'${hash}'`),
    );
    expect(inline.filter(({scripts}) => scripts.length > 1)).toEqual([]);
  });

  test('allows the styles of all layouts and no other, and is short enough for every host', () => {
    const hashes = new Set(inline.flatMap(({styles}) => styles.map(hashOfInline)));
    const allowed = /style-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(allowed.sort()).toEqual([...hashes].map((hash) => `'${hash}'`).sort());
    // Cloudflare reads no longer line of `_headers`, and no more rules.
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
    expect(headers.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
  });

  test('would block nothing on any page', () => {
    expect(inline.flatMap(({file, faults}) => faults.map((fault) => `${file}: ${fault}`))).toEqual(
      [],
    );
  });

  test('is strict', () => {
    for (const name of ['object-src', 'frame-src', 'worker-src', 'base-uri', 'form-action'])
      expect(policy).toContain(`${name} 'none'`);
    expect(policy).not.toContain('unsafe');
    const {origin} = new URL(catalogue.business.analyticsScript || 'https://none.example');
    const sources = policy.match(/https?:\S+/g) ?? [];
    expect(sources.filter((source) => source.replace(';', '') !== origin)).toEqual([]);
  });
});

describe('the local server', () => {
  let site: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    site = await startServer({dir: BUILD, port: 0});
  }, 60_000); // Compresses the site first.
  afterAll(() => site.close());
  const get = (pathname: string): Promise<Response> =>
    fetch(new URL(pathname, site.url), {redirect: 'manual', headers: {'Accept-Encoding': 'br'}});

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
    ['/programs/hotel-outcall?from=card', '/programs/outcall?from=card'],
    ['/es/programas/outcall', '/es/programas/servicio-hoteles'],
  ])('%s leads on to %s', async (pathname, location) => {
    const response = await get(pathname);
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });

  test('keeps files with a hash in their name, and 404 pages never', async () => {
    const script = readdirSync(path.join(BUILD, 'assets/js'))[0] ?? '';
    const caching = async (pathname: string): Promise<string | null> =>
      (await get(pathname)).headers.get('cache-control');
    expect(await caching(`/assets/js/${script}`)).toContain('immutable');
    expect(await caching('/assets/js/gone.js')).not.toContain('immutable');
  });

  test.each([
    ['/nothing/here', 'en-US'],
    ['/es/nada/de/nada', 'es-ES'],
    ['/404', 'en-US'],
    ['/es/404.html', 'es-ES'],
    ['/es/%', 'es-ES'],
  ])('%s is not found, said in %s', async (pathname, language) => {
    const response = await get(pathname);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(new RegExp(`<html lang="?${language}`));
  });
});

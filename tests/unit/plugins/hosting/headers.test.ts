import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {
  cachedPaths,
  checkPreload,
  contentSecurityPolicy,
  headerRules,
  headersFile,
  securityHeaders,
} from '../../../../src/plugins/hosting/headers';
import {TEXTS, nginxServer, nginxTables} from '../../../../src/plugins/hosting/nginx';
import {ENGLISH, SPANISH, siteOf} from './site';

const SOURCES = {
  scriptHashes: ['sha256-abc='],
  styleHashes: ['sha256-one=', 'sha256-two='],
  analyticsScript: '',
  hstsPreload: false,
};
const LANGUAGES = [ENGLISH, SPANISH];

describe('the content security policy', () => {
  test('allows the own files and the one script', () =>
    expect(contentSecurityPolicy(SOURCES)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-one=' 'sha256-two='; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
        'trusted-types site#boot site#bundler',
    ));
  test('allows the analytics that an operator has named, and only its origin', () => {
    const policy = contentSecurityPolicy({
      ...SOURCES,
      analyticsScript: 'https://stats.house.test/path/script.js',
    });
    expect(policy).toContain("script-src 'self' 'sha256-abc=' https://stats.house.test;");
    expect(policy).toContain("connect-src 'self' https://stats.house.test;");
    expect(policy).not.toContain('/path');
    expect(policy).toMatch(/; trusted-types site#boot site#bundler site#analytics$/);
  });
});

describe('Strict-Transport-Security', () => {
  const name = 'Strict-Transport-Security';
  const house = siteOf().catalogue;
  const wanting = (hstsPreload: boolean, url: string) =>
    checkPreload({
      url,
      catalogue: {...house, business: {...house.business, hstsPreload}},
    });

  test('asks for the list of browsers only when the operator does', () => {
    expect(securityHeaders(SOURCES)[name]).toBe('max-age=63072000; includeSubDomains');
    expect(securityHeaders({...SOURCES, hstsPreload: true})[name]).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
    expect(house.business.hstsPreload).toBe(false);
  });
  test('is not preloaded for an address without HTTPS', () => {
    expect(wanting(true, 'https://house.test')).toEqual([]);
    expect(wanting(false, 'http://house.test')).toEqual([]);
    expect(wanting(true, 'http://house.test')).toMatchObject([
      {file: 'docs/business.yml', field: 'hstsPreload'},
    ]);
  });
});

describe('rules', () => {
  const file = headersFile(headerRules(SOURCES, LANGUAGES));

  test('begin with what holds for every path', () => {
    expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src/);
    expect(file).toContain('\n  Referrer-Policy: same-origin\n');
  });
  test('keep the assets of every language for good', () => {
    const rule = '\n  Cache-Control: public, max-age=31536000, immutable\n';
    for (const path of ['/assets/*', '/es/assets/*', '/pictures/*'])
      expect(file).toContain(`\n${path}${rule}`);
  });
  test('never give a path two values of one header', () => {
    const prefixes = cachedPaths(LANGUAGES).map(({path}) => path.slice(0, -1));
    const overlaps = prefixes.filter((a) => prefixes.some((b) => a !== b && a.startsWith(b)));
    expect(overlaps).toEqual([]);
    expect(Object.keys(securityHeaders(SOURCES))).not.toContain('Cache-Control');
  });
  test('fit the limits of hosts: 100 rules, lines of 2000 characters', () => {
    expect(headerRules(SOURCES, LANGUAGES).length).toBeLessThan(100);
    expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });
});

describe('nginx', () => {
  const redirect = {from: '/old', to: '/new', page: 'new', locale: 'en'};
  const config = nginxServer(securityHeaders(SOURCES), [redirect], LANGUAGES);
  const tables = nginxTables(LANGUAGES);

  test('adds all headers at one level, for it forgets them below', () => {
    expect(config.match(/^add_header/gm)).toHaveLength(
      Object.keys(securityHeaders(SOURCES)).length + 4,
    );
    expect(config).not.toMatch(/\{[^}]*add_header/);
  });
  test('has every variable that it asks for from its tables', () => {
    const asked = [...config.matchAll(/\$(velada_\w+)/g)].map(([, name]) => name);
    const given = [...(tables + config).matchAll(/(?:\$|\?<)(velada_\w+)(?= \{|>)/g)];
    const names = new Set(given.map(([, name]) => name));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
  });
  test('knows redirects, caching and 404 pages', () => {
    expect(config).toContain('location = /old { return 301 /new$is_args$args; }');
    expect(tables).toContain(
      '"~^(200|206|304) /es/assets/" "public, max-age=31536000, immutable";',
    );
    expect(tables).toContain('"~^/es/" "/es/404.html";');
  });
  test('refuses what it would read otherwise', () =>
    expect(() => nginxServer({'X-Test': 'a "b"'}, [], LANGUAGES)).toThrow('cannot be told'));
  test('knows the type of everything that the build compresses', () => {
    const packed = /TEXT = (.*);/.exec(
      readFileSync(path.join(import.meta.dirname, '../../../../scripts/compress.mjs'), 'utf8'),
    );
    const endings = /\((.*)\)/.exec(packed?.[1] ?? '')?.[1]?.split('|') ?? [];
    expect(endings.sort()).toEqual(['html', ...Object.keys(TEXTS)].sort());
  });
});

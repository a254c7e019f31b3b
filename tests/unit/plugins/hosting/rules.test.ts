/** The table of what hosts are to do, and its two texts for Netlify and Cloudflare. */
import {describe, expect, test} from 'vitest';

import {headersFile, redirectsFile} from '../../../../src/plugins/hosting/netlify';
import {contentSecurityPolicy, hostRules} from '../../../../src/plugins/hosting/rules';
import {page, siteOf} from './site';

const HASHES = {scriptHashes: ['sha256-abc='], styleHashes: ['sha256-one=', 'sha256-two=']};
const SITE = siteOf(
  page('home', '/', '/'),
  page('menu', '/menu', '/carta', {formerly: {es: ['/menu']}}),
);
const rules = hostRules(SITE, HASHES);

describe('the content security policy', () => {
  test('allows the own files and the inline code of the pages', () =>
    expect(contentSecurityPolicy(HASHES, '')).toBe(
      "default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-one=' 'sha256-two='; " +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'none'; " +
        "media-src 'none'; object-src 'none'; worker-src 'none'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'",
    ));
  test('allows the analytics that an operator has named, and only its origin', () => {
    const policy = contentSecurityPolicy(HASHES, 'https://stats.house.test/path/script.js');
    expect(policy).toContain("script-src 'self' 'sha256-abc=' https://stats.house.test;");
    expect(policy).toContain("connect-src 'self' https://stats.house.test;");
    expect(policy).not.toContain('/path');
  });
});

describe('_headers', () => {
  const file = headersFile(rules);

  test('begins with what holds for every path', () => {
    expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src/);
    expect(file).toContain('\n  Referrer-Policy: same-origin\n');
  });
  test('keeps the assets of every language for good', () => {
    const rule = '\n  Cache-Control: public, max-age=31536000, immutable\n';
    for (const path of ['/assets/*', '/es/assets/*', '/pictures/*'])
      expect(file).toContain(`\n${path}${rule}`);
  });
  test('never gives a path two values of one header', () => {
    const paths = rules.caching.map(({path}) => path);
    const overlaps = paths.filter((a) => paths.some((b) => a !== b && a.startsWith(b)));
    expect(overlaps).toEqual([]);
    expect(Object.keys(rules.headers)).not.toContain('Cache-Control');
  });
});

describe('_redirects', () => {
  const file = redirectsFile(rules);
  /** The first rule that a host keeps for an address; it takes lines whose status it knows. */
  const firstRule = (known: RegExp): string | undefined =>
    file.split('\n').find((line) => line.startsWith('/es/menu ') && known.test(line));

  test('Netlify finds a rule that goes before the page of the same address', () =>
    expect(firstRule(/./)).toBe('/es/menu /es/carta 301!'));
  test('Cloudflare, which skips what it does not know, finds one as well', () =>
    expect(firstRule(/ (200|30[12378])$/)).toBe('/es/menu /es/carta 301'));
  test('gives each language its 404 page', () =>
    expect(file).toMatch(/\n\/es\/\* \/es\/404.html 404\n$/));
});

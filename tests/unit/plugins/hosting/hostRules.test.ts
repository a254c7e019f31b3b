/** The rules for hosts, and the files `_headers` and `_redirects` for Netlify and Cloudflare. */
import {describe, expect, test} from 'vitest';

import {MOST_IN_POLICY} from '../../../../src/content/schemas/analytics';
import {contentSecurityPolicy} from '../../../../src/plugins/hosting/contentSecurityPolicy';
import {hostRules} from '../../../../src/plugins/hosting/hostRules';
import {MOST_STYLES} from '../../../../src/plugins/hosting/inlineStyles';
import {hashOfInline} from '../../../../src/plugins/hosting/inlineCode';
import {filled, page, siteOf} from './site';

const HASHES = {scriptHashes: ['sha256-abc='], styleHashes: ['sha256-one=', 'sha256-two=']};
const SITE = siteOf(
  page('home', {en: '/', es: '/'}),
  page('menu', {en: '/menu', es: '/carta'}, {formerly: {es: ['/menu']}}),
);
const rules = hostRules(SITE, HASHES, ['favicon.ico']);
/** As many as the site has. */
const ICONS = Array.from({length: 6}, (_, index) => `icon-${index}.png`);

describe('the content security policy', () => {
  test('allows files of the site and the inline code of pages', () =>
    expect(contentSecurityPolicy(HASHES, {script: '', connect: []})).toBe(
      "default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-one=' 'sha256-two='; " +
        "img-src 'self' data:; child-src 'none'; " +
        "media-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'",
    ));
  test('allows the origin of the analytics script, and connections to those it sends to', () => {
    const script = 'https://stats.house.test/path/script.js';
    const connect = ['https://events.house.test', 'https://api.house.test:8443'];
    const policy = contentSecurityPolicy(HASHES, {script, connect});
    expect(policy).toContain("script-src 'self' 'sha256-abc=' https://stats.house.test;");
    expect(policy).toContain(
      "connect-src 'self' https://stats.house.test https://events.house.test https://api.house.test:8443;",
    );
    expect(policy).not.toContain('/path');
    expect(policy.match(/events/g)).toHaveLength(1);
  });
  test('is short enough for Cloudflare with the longest addresses that the check accepts', () => {
    const hashes = (count: number): string[] => Array.from({length: count}, () => hashOfInline(''));
    const most = {scriptHashes: hashes(1), styleHashes: hashes(MOST_STYLES)};
    const script = `https://${'s'.repeat(60)}.test`;
    const free = MOST_IN_POLICY - 2 * (script.length + 1);
    const connect = [`https://${'c'.repeat(free - 1 - 'https://'.length)}`];
    expect(` ${script} ${script} ${connect[0] ?? ''}`).toHaveLength(MOST_IN_POLICY);
    const line = `  Content-Security-Policy: ${contentSecurityPolicy(most, {script, connect})}`;
    expect(line.length).toBeLessThanOrEqual(2000);
    expect(line.length).toBeGreaterThan(1900);
  });
});

test.each([
  {httpsForSubdomains: undefined, value: 'max-age=63072000'},
  {httpsForSubdomains: false, value: 'max-age=63072000'},
  {httpsForSubdomains: true, value: 'max-age=63072000; includeSubDomains'},
])(
  'https is for names below the address where the operator says so: $httpsForSubdomains',
  ({httpsForSubdomains, value}) => {
    const business = {...SITE.catalogue.business, httpsForSubdomains};
    const site = {...SITE, catalogue: {...SITE.catalogue, business}};
    const {headers} = hostRules(site, HASHES, []).lists;
    expect(headers).toContainEqual({name: 'Strict-Transport-Security', value});
  },
);

describe('_headers', () => {
  const file = filled('published/_headers', rules);

  test('begins with the headers for all paths', () => {
    expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src/);
    expect(file).toContain('\n  Referrer-Policy: same-origin\n');
  });
  test('caches the assets of every language forever', () => {
    const rule = '\n  Cache-Control: public, max-age=31536000, immutable\n';
    for (const path of ['/assets/*', '/es/assets/*', '/pictures/*'])
      expect(file).toContain(`\n${path}${rule}`);
  });
  test('lets other sites show pictures and icons, and nothing else', () => {
    const sharing = (path: string): string | undefined =>
      file.split(`\n${path}\n`)[1]?.match(/Cross-Origin-Resource-Policy: (.*)/)?.[1];
    for (const path of ['/pictures/*', '/img/*', '/favicon.ico'])
      expect([path, sharing(path)]).toEqual([path, 'cross-origin']);
    for (const path of ['/assets/*', '/fonts/*', '/', '/es/*'])
      expect([path, sharing(path)]).toEqual([path, 'same-origin']);
  });
  /** Its rules but for the first, with their headers. */
  const rulesIn = (text: string) =>
    text
      .split(/^(?=\/)/m)
      .slice(1)
      .map((rule) => rule.split('\n'))
      .map(([path = '', ...lines]) => ({
        path,
        names: lines.filter(Boolean).map((line) => line.trim().replace(/:.*/, '')),
      }));
  test('gives no path two values of a header, which hosts would join', () => {
    const covers = (rule: string, path: string): boolean =>
      rule === path || (rule.endsWith('*') && path.startsWith(rule.slice(0, -1)));
    const all = rulesIn(file);
    const twice = all.flatMap((one) =>
      all
        .filter((other) => other !== one && covers(one.path, other.path))
        .flatMap((other) => other.names.filter((name) => one.names.includes(name)))
        .map((name) => `${one.path}: ${name}`),
    );
    expect(twice).toEqual([]);
  });
  test('has at most the 100 rules that Cloudflare reads, however many languages there are', () => {
    const languages = ['es', 'ca', 'de', 'fr', 'it', 'pt-BR', 'ar'].map((locale) => ({
      locale,
      label: locale,
      htmlLang: locale,
      baseUrl: `/${locale}/`,
    }));
    const pages = Array.from({length: 40}, (_, index) => page(`page-${index}`, {en: `/${index}`}));
    const site = siteOf(...pages);
    const [original] = site.languages;
    if (!original) throw new Error('The site has no language.');
    const many = hostRules({...site, languages: [original, ...languages]}, HASHES, ICONS);
    expect(rulesIn(filled('published/_headers', many)).length).toBeLessThanOrEqual(100);
  });
});

describe('_redirects', () => {
  const file = filled('published/_redirects', rules);
  /** The first rule for an address among the lines whose status a host supports. */
  const firstRule = (known: RegExp): string | undefined =>
    file.split('\n').find((line) => line.startsWith('/es/menu ') && known.test(line));

  test('Netlify redirects even where there is a page at the former address', () =>
    expect(firstRule(/./)).toBe('/es/menu /es/carta 301!'));
  test('Cloudflare, which ignores 301!, finds the next line', () =>
    expect(firstRule(/ (200|30[12378])$/)).toBe('/es/menu /es/carta 301'));
  test('gives each language its 404 page', () =>
    expect(file).toMatch(/\n\/es\/\* \/es\/404.html 404\n$/));
});

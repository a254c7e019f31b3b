/** The configuration files of all hosts are filled in from the same rules. */
import {expect, test} from 'vitest';

import {fillTemplate, hostRules} from '../../../../src/plugins/hosting/hostRules';
import {filled, page, siteOf} from './site';

const HASHES = {scriptHashes: [], styleHashes: []};
const rules = hostRules(
  siteOf(page('menu', {en: '/menu', es: '/carta'}, {formerly: {en: ['/list']}})),
  HASHES,
  ['favicon.ico'],
);
const textOf = (name: string): string => filled(name, rules);

test.each([
  ['nginx.conf', 'add_header Referrer-Policy "same-origin" always;'],
  ['nginx.conf', '"~^(200|206|304) /es/assets/" "public, max-age=31536000, immutable";'],
  ['nginx.conf', 'location ~ ^/list/?$ { return 301 /menu$is_args$args; }'],
  ['nginx.conf', '"~^/es/" "/es/404.html";'],
  ['published/.htaccess', 'Header always set Referrer-Policy "same-origin"'],
  ['published/.htaccess', 'RewriteRule ^list/?$ /menu [R=301,L]'],
  ['published/.htaccess', 'RewriteCond %{HTTP_HOST} ^(www\\.)?house\\.test$ [NC]'],
  ['Caddyfile', 'Referrer-Policy "same-origin"'],
  ['Caddyfile', '~^/list/?$ /menu'],
  ['Caddyfile', '~^/es/ /es/404.html'],
  ['worker.js', "'public, max-age=0, must-revalidate'"],
  ['wrangler.jsonc', '"directory": "../build"'],
])('%s has %s', (name, text) => {
  expect(textOf(name)).toContain(text);
  expect(textOf(name)).not.toContain('{{');
});

test('all headers of nginx are at one level, because a nested add_header discards them', () =>
  expect(textOf('nginx.conf').match(/add_header/g)).toEqual(
    textOf('nginx.conf')
      .match(/^ {2}add_header/gm)
      ?.map(() => 'add_header'),
  ));

test('robots.txt names the sitemap of every language', () =>
  expect(textOf('published/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://house.test/sitemap.xml\nSitemap: https://house.test/es/sitemap.xml\n',
  ));

test('security.txt has contact, expiry, languages and its own address', () =>
  expect(textOf('published/.well-known/security.txt')).toBe(
    [
      'Contact: mailto:privacy@velada.example',
      'Expires: 2027-10-31T00:00:00.000Z',
      'Preferred-Languages: en, es',
      'Canonical: https://house.test/.well-known/security.txt',
      '',
    ].join('\n'),
  ));

test('unknown placeholders, and values that a host would misread, throw', () => {
  expect(() => fillTemplate('{{nothing}}', rules)).toThrow('{{nothing}}');
  expect(() => fillTemplate('{{#nothing}}a{{/nothing}}', rules)).toThrow('{{nothing}}');
  const lists = {headers: [{name: 'X-Test', value: 'a "b"'}]};
  const template = '{{#headers}}{{name}} "{{value}}"{{/headers}}';
  expect(() => fillTemplate(template, {...rules, lists})).toThrow('cannot read');
});

/** The configuration files of all hosts are filled in from the same rules. */
import {expect, test} from 'vitest';

import {fillTemplate} from '../../../../src/plugins/hosting/fillTemplate';
import {hostRules} from '../../../../src/plugins/hosting/hostRules';
import {filled, page, siteOf} from './site';

const HASHES = {scriptHashes: [], styleHashes: []};
const rules = hostRules(
  siteOf(page('menu', {en: '/menu', es: '/carta'}, {formerly: {en: ['/list']}})),
  HASHES,
  ['favicon.ico'],
);
const textOf = (name: string): string => filled(name, rules);

test.each([
  {name: 'nginx.conf', text: 'add_header Referrer-Policy "same-origin" always;'},
  {
    name: 'nginx.conf',
    text: '"~^(200|206|304) /es/assets/" "public, max-age=31536000, immutable";',
  },
  {name: 'nginx.conf', text: 'location ~ ^/list/?$ { return 301 /menu$is_args$args; }'},
  {name: 'nginx.conf', text: '"~^/es/" "/es/404.html";'},
  {name: 'published/.htaccess', text: 'Header always set Referrer-Policy "same-origin"'},
  {name: 'published/.htaccess', text: 'RewriteRule ^list/?$ /menu [R=301,L]'},
  {name: 'published/.htaccess', text: 'RewriteCond %{HTTP_HOST} ^(www\\.)?house\\.test$ [NC]'},
  {name: 'Caddyfile', text: 'Referrer-Policy "same-origin"'},
  {name: 'Caddyfile', text: '~^/list/?$ /menu'},
  {name: 'Caddyfile', text: '~^/es/ /es/404.html'},
  {name: 'worker.js', text: "'public, max-age=0, must-revalidate'"},
  {name: 'wrangler.jsonc', text: '"directory": "../build"'},
])('$name has $text', ({name, text}) => {
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

test('names of the house and of its pages may have characters that hosts would misread', () => {
  const moved = page('menu', {en: '/menu', es: '/carta'}, {formerly: {en: ['/list']}});
  const site = siteOf({...moved, labels: {en: 'Less 10 %', es: 'Menos 10 %'}});
  const business = {...site.catalogue.business, name: 'Massages "La Luna" {1}'};
  const named = {...site, catalogue: {...site.catalogue, business}};
  expect(filled('published/_redirects', hostRules(named, HASHES, []))).toContain('/list');
});

test('unknown placeholders, and values that a host would misread, throw', () => {
  expect(() => fillTemplate('{{nothing}}', rules)).toThrow('{{nothing}}');
  expect(() => fillTemplate('{{#nothing}}a{{/nothing}}', rules)).toThrow('{{nothing}}');
  const lists = {headers: [{name: 'X-Test', value: 'a "b"'}]};
  const template = '{{#headers}}{{name}} "{{value}}"{{/headers}}';
  expect(() => fillTemplate(template, {...rules, lists})).toThrow('cannot read');
});

test('a list that is empty, such as that of translations, leaves nothing', () => {
  const template = 'a\n{{#translations}}\n{{baseUrl}}\n{{/translations}}\nb\n';
  expect(fillTemplate(template, {...rules, lists: {translations: []}})).toBe('a\nb\n');
});

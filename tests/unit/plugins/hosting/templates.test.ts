/** The configuration files of hosts are filled in from the same rules. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {hostRules} from '../../../../src/plugins/hosting/rules';
import {fillTemplate} from '../../../../src/plugins/hosting/templates';
import {page, siteOf} from './site';

const FOLDER = path.join(import.meta.dirname, '../../../../hosting');
const HASHES = {scriptHashes: [], styleHashes: []};
const rules = hostRules(
  siteOf(page('menu', '/menu', '/carta', {formerly: {en: ['/list']}})),
  HASHES,
  ['favicon.ico'],
);
const textOf = (name: string): string =>
  fillTemplate(name, readFileSync(path.join(FOLDER, name), 'utf8'), rules);

test.each([
  ['nginx.conf', 'add_header Referrer-Policy "same-origin" always;'],
  ['nginx.conf', '"~^(200|206|304) /es/assets/" "public, max-age=31536000, immutable";'],
  ['nginx.conf', 'location ~ ^/list/?$ { return 301 /menu$is_args$args; }'],
  ['nginx.conf', '"~^/es/" "/es/404.html";'],
  ['htaccess', 'Header always set Referrer-Policy "same-origin"'],
  ['htaccess', 'RewriteRule ^list/?$ /menu [R=301,L]'],
  ['htaccess', 'RewriteCond %{HTTP_HOST} ^(www\\.)?house\\.test$ [NC]'],
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

test('unknown placeholders and values that a host would misread are refused', () => {
  expect(() => fillTemplate('htaccess', '{{nothing}}', rules)).toThrow('{{nothing}}');
  const headers = {'X-Test': 'a "b"'};
  expect(() => fillTemplate('htaccess', '{{headers}}', {...rules, headers})).toThrow('cannot read');
});

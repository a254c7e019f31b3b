/** The verification knows a host by its headers, and has remedies for each. */
import {expect, test} from 'vitest';

import {hostOf} from '../../../scripts/verify/hosts.mjs';

type Row = {
  readonly headers: Readonly<Record<string, string>>;
  readonly name: string | undefined;
  readonly rules: string;
};

test('nginx redirects the other name in a server block of its own, not by the rules of the build', () => {
  const {remedies} = hostOf(new Headers({server: 'nginx'}));
  expect(remedies.otherName).toContain('server block');
  expect(remedies.otherName).not.toContain('build-hosting/nginx.conf');
});

test.each<Row>([
  {headers: {server: 'nginx/1.22.1'}, name: 'nginx', rules: 'build-hosting/nginx.conf'},
  {headers: {server: 'openresty'}, name: 'nginx', rules: 'build-hosting/nginx.conf'},
  {headers: {server: 'Apache/2.4.71 (Debian)'}, name: 'Apache', rules: 'build/.htaccess'},
  {headers: {server: 'LiteSpeed'}, name: 'LiteSpeed', rules: 'build/.htaccess'},
  {headers: {server: 'Caddy'}, name: 'Caddy', rules: 'build-hosting/Caddyfile'},
  {headers: {server: 'Netlify'}, name: 'Netlify', rules: '_headers and _redirects'},
  {headers: {server: 'GitHub.com'}, name: 'GitHub Pages', rules: 'choose another host'},
  {headers: {server: 'cloudflare'}, name: 'Cloudflare', rules: 'the server behind Cloudflare'},
  {
    headers: {server: 'nginx', 'x-amz-cf-id': 'a'},
    name: 'CloudFront in front of nginx',
    rules: 'build-hosting/nginx.conf',
  },
  {
    headers: {server: 'GitHub.com', 'x-served-by': 'cache-mad22045-MAD'},
    name: 'Fastly in front of GitHub Pages',
    rules: 'choose another host',
  },
  {headers: {server: 'lighttpd/1.4.69'}, name: undefined, rules: 'Table of hosts'},
  {headers: {}, name: undefined, rules: 'Table of hosts'},
])('$headers', ({headers, name, rules}) => {
  const host = hostOf(new Headers(headers));
  expect(host.name).toBe(name);
  expect(host.remedies.rules).toContain(rules);
  expect(Object.keys(host.remedies).sort()).toEqual([
    'error',
    'folder',
    'https',
    'limit',
    'otherName',
    'removed',
    'rules',
    'wall',
  ]);
});

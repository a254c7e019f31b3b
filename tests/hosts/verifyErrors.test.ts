/** Where a site cannot be verified, the error is one sentence, and slow hosts end in time. */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import {type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {afterAll, expect, onTestFinished, test} from 'vitest';

import {verify} from '../../scripts/verify.mjs';
import {startServer} from '../../scripts/serve.mjs';
import {BUILD} from '../site/html';

const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');

const servers: http.Server[] = [];
afterAll(() => servers.forEach((server) => server.closeAllConnections()));
afterAll(() => servers.forEach((server) => server.close()));

/** Address of a host that answers every request in the same way. */
async function hostThat(answer: http.RequestListener): Promise<string> {
  const server = http.createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const page = (html: string): Promise<string> =>
  hostThat((_request, response) => response.end(html));
const leadingTo = (location: string): Promise<string> =>
  hostThat((_request, response) => response.writeHead(302, {location}).end());

test.each([
  {
    name: 'a text that is not an address',
    address: 'velada',
    message: /^Write the address of the site, such as https:/,
  },
  {
    name: 'an address with http',
    address: 'http://www.house.test',
    message: /^Write the address with https, https:\/\/www\.house\.test/,
  },
  {
    name: 'an address with a path',
    address: 'https://www.house.test/es/',
    message: /^Write the address without a path, https:\/\/www/,
  },
  {
    name: 'a host that does not exist',
    address: 'http://127.0.0.1:9',
    message: /does not answer \(.+\): nobody sees/,
  },
  {
    name: 'a redirect elsewhere',
    address: leadingTo('https://other.test/'),
    message: /redirects to https:\/\/other\.test: verify/,
  },
  {
    name: 'a redirect to a log-in page',
    address: leadingTo('/login'),
    message: /asks visitors to log in/,
  },
  {
    name: 'a log-in page',
    address: page('<input type="password">'),
    message: /asks visitors to log in/,
  },
  {
    name: 'a host with an error',
    address: hostThat((_request, response) => response.writeHead(500).end()),
    message: /an error of its own \(status 500\).*\.htaccess/,
  },
])('refuses $name', async ({address, message}) => {
  const rejection = expect(verify(await address, {dir: BUILD})).rejects;
  await rejection.toThrow(message);
  await rejection.toThrow(/^[^\n]+\.$/);
});

test('refuses a host that never answers', async () => {
  const address = await hostThat(() => undefined);
  await expect(verify(address, {dir: BUILD, limits: {response: 50, total: 100}})).rejects.toThrow(
    'does not answer (too slow)',
  );
});

test('reports what is known so far where a host becomes slow', async () => {
  let asked = 0;
  const address = await hostThat((_request, response) => {
    asked += 1;
    if (asked === 1) response.end();
  });
  const {faults} = await verify(address, {dir: BUILD, limits: {response: 50, total: 100}});
  expect(faults.join('\n')).toMatch(
    /^\/\S* and \d+ more: no answer \(too slow\), so visitors see nothing/m,
  );
});

test('reports missing redirects from http, and from the name with or without www', async () => {
  const site = await startServer({dir: BUILD, port: 0});
  const [, home = ''] = /^Sitemap: (https:\/\/[^/]+)/m.exec(read('robots.txt')) ?? [];
  const {host} = new URL(home);
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  /** The report about a host with these answers for the two other origins. */
  const sentences = async (http: () => Promise<Response>, second: () => Promise<Response>) => {
    const special = new Map([
      [`http://${host}`, http],
      [`https://${other}`, second],
    ]);
    const {faults, remarks} = await verify(home, {
      dir: BUILD,
      fetch: (input, init) => {
        const {origin, pathname, search} = new URL(String(input));
        return special.get(origin)?.() ?? fetch(new URL(pathname + search, site.url), init);
      },
    });
    return [...faults, ...remarks].join('\n');
  };
  const leads = () =>
    Promise.resolve(new Response(null, {status: 301, headers: {location: `${home}/`}}));
  const shows = () => Promise.resolve(new Response('<title>Site</title>'));
  const fails = () => Promise.reject(new TypeError('failed', {cause: {code: 'ENOTFOUND'}}));
  try {
    expect(await sentences(leads, leads)).toBe('');
    expect(await sentences(shows, shows)).toMatch(
      /does not redirect to https.*\n.*then list twice/,
    );
    expect(await sentences(fails, fails)).toMatch(
      /no answer \(ENOTFOUND\), so visitors who type no https.*\n.*no answer \(ENOTFOUND\); if people/,
    );
  } finally {
    await site.close();
  }
});

test('refuses to verify without a build', async () => {
  await expect(verify('https://www.house.test', {dir: '/nowhere'})).rejects.toThrow(
    'SITE_URL=https://www.house.test npm run build:production',
  );
});

/** A host that answers everything in the same way, as `fetch` sees it. */
const answering = (body: string, init: ResponseInit = {}) => {
  return () => Promise.resolve(new Response(body, init));
};

/** A folder with what the verification reads first, of a build for another address. */
function buildFor(url: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'velada-other-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const file of ['_headers', '_redirects', '.htaccess', 'index.html'])
    cpSync(path.join(BUILD, file), path.join(folder, file));
  writeFileSync(path.join(folder, 'robots.txt'), `Sitemap: ${url}/sitemap.xml\n`);
  return folder;
}

test.each([
  {
    name: 'a local build',
    url: 'https://velada.example',
    message: /^build\/ is a local build, for https:\/\/velada\.example: /,
  },
  {
    name: 'a build for another address',
    url: 'https://other.test',
    message: /^The build is for https:\/\/other\.test, not for https:\/\/www\.house\.test: /,
  },
])('refuses $name', async ({url, message}) => {
  const result = verify('https://www.house.test', {dir: buildFor(url), fetch: answering('')});
  const rejection = expect(result).rejects;
  await rejection.toThrow(message);
  await rejection.toThrow(
    /build with SITE_URL=https:\/\/www\.house\.test npm run build:production/,
  );
});

test('reports a build that is older than the site', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'velada-older-'));
  cpSync(BUILD, folder, {recursive: true});
  const sitemap = path.join(folder, 'sitemap.xml');
  const xml = readFileSync(sitemap, 'utf8').replace('<loc>', '<lastmod>2999-12-31</lastmod><loc>');
  writeFileSync(sitemap, xml);
  rmSync(`${sitemap}.br`, {force: true});
  rmSync(`${sitemap}.gz`, {force: true});
  const site = await startServer({dir: folder, port: 0});
  try {
    const {faults} = await verify(site.url, {dir: BUILD});
    expect(faults.join('\n')).toMatch(
      /changed on 2999-12-31, later than this build; build what was/,
    );
  } finally {
    await site.close();
    rmSync(folder, {recursive: true});
  }
});

/** The one port of `npm run dev`: which language answers, and what stands over its pages. */
import http from 'node:http';
import net, {type AddressInfo} from 'node:net';

import {afterEach, expect, test, vi} from 'vitest';

import {startProxy} from '../../../scripts/dev/proxy.mjs';
import {freePort} from '../../../scripts/server/ports.mjs';

const PAGE = {accept: 'text/html,*/*'};
const overlay = (language = '/', start: unknown = 0): string =>
  `<script src="/__velada/overlay.js" data-language="${language}" data-start="${String(start)}" defer></script>`;
const MISTAKE = {file: 'docs/contact.mdx', field: 'title', found: 'nothing', remedy: 'Write it.'};

const open: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const close of open.splice(0)) close();
});

/** A server of a language that says its name on every page. */
async function language(name: string, baseUrl: string) {
  const server = http.createServer(({url = ''}, response) => {
    const isPage = !url.endsWith('.js');
    response.writeHead(200, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/javascript',
    });
    response.end(isPage ? `<head><title>${name}</title></head><p>${url}</p>` : `"</head>";`);
  });
  server.on('upgrade', (_request, socket) => socket.end(`HTTP/1.1 101 ${name}\r\n\r\n`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => server.close().closeAllConnections());
  return {name, baseUrl, port: (server.address() as AddressInfo).port};
}

type Servers = Parameters<typeof startProxy>[0];

async function proxied(servers: Servers) {
  const proxy = await startProxy(servers, 0);
  open.push(proxy.close);
  const at = (pathname: string): string => `http://localhost:${proxy.port}${pathname}`;
  const ask = (pathname: string, headers: Record<string, string> = PAGE): Promise<Response> =>
    fetch(at(pathname), {headers, redirect: 'manual'});
  return {...proxy, ask};
}

const both = async (): Promise<Servers> => [
  await language('English', '/'),
  await language('Español', '/es/'),
];

test('pages come with the overlay at the end of their head, at the length that they then have', async () => {
  const {ask} = await proxied(await both());
  const text = await (await ask('/contact')).text();
  expect(text).toBe(`<head><title>English</title>${overlay()}</head><p>/contact</p>`);
});

test('what is no page is passed on as it is', async () => {
  const {ask} = await proxied(await both());
  expect(await (await ask('/main.js')).text()).toBe('"</head>";');
  expect(await (await ask('/contact', {accept: '*/*'})).text()).not.toContain('overlay.js');
});

test.each([
  ['/', 'English'],
  ['/espresso', 'English'],
  ['/es/', 'Español'],
  ['/es/contacto', 'Español'],
])('%s belongs to the longest address before it: %s', async (pathname, name) => {
  const {ask} = await proxied(await both());
  expect(await (await ask(pathname)).text()).toContain(name);
});

test('an address of no language is none', async () => {
  const {ask} = await proxied([await language('Español', '/es/')]);
  expect((await ask('/other')).status).toBe(404);
});

test.each([
  ['/velada/es', '/velada/es/'],
  ['/velada/es?x=1', '/velada/es/?x=1'],
  ['/velada?x=/y', '/velada/?x=/y'],
  ['/', '/velada/'],
  ['/?x=1', '/velada/?x=1'],
])('%s is sent to the folder that it means: %s', async (address, folder) => {
  const {ask} = await proxied([
    await language('Español', '/velada/es/'),
    await language('English', '/velada/'),
  ]);
  const {status, headers} = await ask(address);
  expect([status, headers.get('location')]).toEqual([302, folder]);
});

test('while a language starts, its pages say so and wait', async () => {
  const {ask} = await proxied([{name: 'Español', baseUrl: '/es/', port: await freePort()}]);
  const page = await ask('/es/');
  expect(page.status).toBe(503);
  const text = await page.text();
  expect(text).toContain('Español is being prepared');
  expect(text).toContain(overlay('/es/'));
  expect(await (await ask('/es/main.js', {accept: '*/*'})).text()).toBe('');
});

test('an open page hears the mistakes there are, those that come, and that a server has come up', async () => {
  const {ask, tell, ready} = await proxied(await both());
  tell([MISTAKE]);
  const {body} = await ask('/__velada/mistakes');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<unknown> =>
    JSON.parse((await reader?.read())?.value?.replace(/^data: /, '') ?? '');
  expect(await next()).toEqual({problems: [MISTAKE], starts: {}});
  tell([]);
  expect(await next()).toEqual({problems: [], starts: {}});
  ready({baseUrl: '/es/'});
  expect(await next()).toEqual({problems: [], starts: {'/es/': expect.any(Number)}});
});

test('a page knows the start of its server, and is never taken from what the browser has kept', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(7);
  const {ask, ready} = await proxied(await both());
  ready({baseUrl: '/es/'});
  const page = await ask('/es/', {...PAGE, 'if-none-match': '"kept"'});
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain(overlay('/es/', 7));
  expect(await (await ask('/')).text()).toContain(overlay());
});

test('sockets of hot reloading reach the server of their language', async () => {
  const {port} = await proxied(await both());
  const answer = await new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.write(
      'GET /es/ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    socket.once('data', (text) => resolve(String(text)));
  });
  expect(answer).toContain('101 Español');
});

test('a port that is taken is told', async () => {
  const {port} = await proxied(await both());
  await expect(startProxy([], port)).rejects.toMatchObject({code: 'EADDRINUSE'});
});

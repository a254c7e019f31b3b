/* npm run serve: serves the built site as a host would, with its redirects, headers and 404 pages. */
import {existsSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import sirv from 'sirv';

import {readWords, stop, wantedPort, whyNotListening} from './commandLine.mjs';
import {compressSite} from './compress.mjs';
import {
  encoded,
  fileOf,
  isHidden,
  isUntidy,
  notFoundPage,
  pathOf,
  properPath,
} from './server/addresses.mjs';
import {tidyHeaders} from './server/asked.mjs';
import {ownHost} from './server/ports.mjs';
import {headersFor, rulesOf} from './server/rules.mjs';

const BUILD = path.join(path.dirname(fileURLToPath(import.meta.url)), '../build');
/** Folder of the site on its host, as at the build (BASE_URL). */
const BASE = process.env.BASE_URL || '/';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Starts a server for the folder of a built site. Resolves with its address and a function
 * that ends it; rejects when the port is taken. Port 0 takes any free one.
 */
export async function startServer({dir = BUILD, port = 3000, base = BASE} = {}) {
  await compressSite(dir);
  const rules = rulesOf(dir);
  // `dev`: looks at the files each time, because the site may be built again while it is served.
  const serveFile = sirv(dir, {dev: true, etag: true, brotli: true, gzip: true});
  const server = http.createServer((request, response) => {
    tidyHeaders(request.headers);
    const pathname = pathOf(request.url);
    const query = (request.url ?? '').split('?').slice(1).join('?');
    const redirectTo = (to, status) => {
      response.writeHead(status, {Location: encoded(to) + (query ? `?${query}` : '')}).end();
    };
    if (pathname === undefined) return void response.writeHead(400).end();
    response.setHeader('Cache-Control', REVALIDATE);
    for (const [name, value] of headersFor(rules.headers(), pathname)) {
      response.setHeader(name, value);
    }
    const single = pathname.replace(/\/{2,}/g, '/');
    if (isUntidy(request.url)) return redirectTo(single, 301);
    const redirect = rules.redirects().get(pathname);
    if (redirect) return redirectTo(redirect.to, redirect.status);
    if (`${pathname}/` === base) return redirectTo(base, 301);
    if (!pathname.startsWith(base)) return void response.writeHead(404).end();
    const below = `/${pathname.slice(base.length)}`;
    const sendNotFound = () => {
      const {body, encoding} = notFoundPage(dir, below, request.headers['accept-encoding']);
      response.setHeader('Cache-Control', REVALIDATE);
      response.setHeader('Vary', 'Accept-Encoding');
      if (encoding) response.setHeader('Content-Encoding', encoding);
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(body);
    };
    if (isHidden(below)) return sendNotFound();
    const proper = properPath(dir, below);
    if (proper !== below) return redirectTo(base + proper.slice(1), 301);
    const file = fileOf(dir, below);
    if (!file) return sendNotFound();
    if (!/^(GET|HEAD)$/.test(request.method)) {
      return void response.writeHead(405, {Allow: 'GET, HEAD'}).end();
    }
    request.url = encoded(file);
    return void serveFile(request, response, sendNotFound);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, ownHost(), () => {
      const url = `http://localhost:${server.address().port}${base}`;
      const close = () =>
        new Promise((done) => {
          server.close(done);
          server.closeAllConnections();
        });
      resolve({url, close});
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const command = 'npm run serve';
  readWords(`Use: ${command}, or PORT=3001 ${command}`);
  const port = wantedPort(command);
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    stop('There is no built site to serve. Build one: npm run build');
  }
  if (!/^\/(.*\/)?$/.test(BASE))
    stop('Write BASE_URL with a slash at both ends, such as /velada/.');
  try {
    const {url} = await startServer({port});
    console.log(`The built site is served at ${url} (Ctrl+C ends it).`);
  } catch (error) {
    stop(whyNotListening(error, port, command));
  }
}

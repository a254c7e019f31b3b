/* npm run serve: serves the built site as a host would, with its redirects, headers and 404 pages. */
import http from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import serveFile from 'serve-handler';

import {nearestNotFound, properPath} from './server/addresses.mjs';
import {createCompression} from './server/compress.mjs';
import {headersFor, rulesOf} from './server/rules.mjs';

const BUILD = path.join(path.dirname(fileURLToPath(import.meta.url)), '../build');
/** Files that tell hosts what to do; hosts do not show them. */
const RULES = ['/_headers', '/_redirects'];

/** The path of a request as a person would write it, or undefined when it is malformed. */
function pathOf(request) {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/**
 * Starts a server for the folder of a built site. Resolves with its address and a function
 * that ends it; rejects when the port is taken. Port 0 takes any free one.
 */
export function startServer({dir = BUILD, port = 3000} = {}) {
  const rules = rulesOf(dir);
  const compress = createCompression();
  const server = http.createServer((request, response) => {
    const pathname = pathOf(request);
    const query = (request.url ?? '').split('?').slice(1).join('?');
    const lead = (to, status) => {
      response.writeHead(status, {Location: encodeURI(to) + (query ? `?${query}` : '')}).end();
    };
    if (pathname === undefined) return void response.writeHead(400).end();
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    for (const [name, value] of headersFor(rules.headers(), pathname)) {
      response.setHeader(name, value);
    }
    const redirect = rules.redirects().get(pathname);
    if (redirect) return lead(redirect.to, redirect.status);
    const proper = properPath(dir, pathname);
    if (proper !== pathname) return lead(proper, 301);
    compress(request, response);
    const sendError = () => {
      response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(nearestNotFound(dir, pathname));
    };
    if (RULES.includes(pathname)) return sendError();
    const options = {public: dir, cleanUrls: true, directoryListing: false, etag: true};
    return void serveFile(request, response, options, {sendError});
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const url = `http://localhost:${server.address().port}/`;
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
  const port = Number(process.env.PORT ?? 3000);
  try {
    const {url} = await startServer({port});
    console.log(`The built site is served at ${url} (Ctrl+C ends it).`);
  } catch (error) {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one: PORT=3001 npm run serve`
        : error,
    );
    process.exit(1);
  }
}

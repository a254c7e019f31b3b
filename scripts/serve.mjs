/* npm run serve: serves the built site with the redirects, headers and 404 pages of the rules for hosts. */
import {once} from 'node:events';
import {existsSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

import sirv from 'sirv';

import {compressSite} from './compress.mjs';
import {ROOT} from './install.mjs';
import {portProblem} from './port.mjs';

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** 404 pages have no address; rules and compressed copies are not for visitors. */
const HIDDEN = /^\/_(headers|redirects)$|\/\.(?!well-known\/)|\.(br|gz)$|\/404(\.html)?$/;

/** A path, and the indented lines below it. */
const HEADERS_OF_PATH = /^(\/.*)\n((?: +.*\n?)*)/gm;
/** Such as "  Referrer-Policy: same-origin". */
const HEADER = /^ +([\w-]+): (.*)$/gm;
/** Such as "/old-page /new-page 301". */
const REDIRECT = /^(\/\S*) (\S+) (\d+)$/gm;

/** Rules of a `_headers` file: a path on a line of its own, then its headers, indented. */
export const parseHeaders = (text) =>
  [...String(text).matchAll(HEADERS_OF_PATH)].map(([, path, lines]) => ({
    path,
    headers: [...lines.matchAll(HEADER)].map(([, name, value]) => [name, value]),
  }));

/** Rules of a `_redirects` file, without those that are forced for Netlify. */
export const parseRedirects = (text) =>
  [...String(text).matchAll(REDIRECT)].map(([, from, to, status]) => ({
    from,
    to,
    status: Number(status),
  }));

/** Whether a rule, whose path may end in `*`, is about a path. */
export const matches = (rule, pathname) =>
  rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule;

/** Returns a function that gives the rules in a file, which are read again when the file has changed. */
function rulesIn(file, parse) {
  let known = {time: undefined, rules: []};
  return () => {
    const time = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
    if (time !== known.time) known = {time, rules: time ? parse(readFileSync(file, 'utf8')) : []};
    return known.rules;
  };
}

/**
 * Starts a server for the folder of a built site, which is compressed first if wanted. Resolves with its address and a
 * function that ends it; rejects when the port is taken. Port 0 takes any free one.
 */
export async function startServer({
  dir = path.join(ROOT, 'build'),
  port = 3000,
  isCompressed = true,
} = {}) {
  if (isCompressed) await compressSite(dir);
  const headerRules = rulesIn(path.join(dir, '_headers'), parseHeaders);
  const redirectRules = rulesIn(path.join(dir, '_redirects'), parseRedirects);
  /** The text of a file; empty where there is none. */
  const read = (name) => {
    const file = path.join(dir, name);
    return existsSync(file) ? readFileSync(file) : '';
  };
  // `dev` looks at the files each time, because the site may be built again while it is served.
  const serveFile = sirv(dir, {dev: true, etag: true, brotli: true, gzip: true});
  const server = http.createServer((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    // Ranges are optional in HTTP, and sirv fails on a malformed one.
    delete request.headers.range;
    response.setHeader('Cache-Control', REVALIDATE);
    for (const rule of headerRules()) {
      if (!matches(rule.path, pathname)) continue;
      for (const [name, value] of rule.headers) response.setHeader(name, value);
    }
    const rules = redirectRules().filter(({from}) => matches(from, pathname));
    const redirect = rules.find(({status}) => status !== 404);
    if (redirect) {
      const Location = redirect.to + (query ? `?${query}` : '');
      return void response.writeHead(redirect.status, {Location}).end();
    }
    const sendNotFound = () => {
      response.setHeader('Cache-Control', REVALIDATE);
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(read(rules[0]?.to ?? '404.html') || 'Not found');
    };
    if (HIDDEN.test(pathname)) return sendNotFound();
    // sirv does not know this type.
    if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    return void serveFile(request, response, sendNotFound);
  });
  await once(server.listen(port, process.env.HOST || '127.0.0.1'), 'listening');
  const close = async () => {
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    await closed;
  };
  return {url: `http://localhost:${server.address().port}/`, close};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const {values} = parseArgs({options: {port: {type: 'string', default: process.env.PORT}}});
    if (!existsSync(path.join(ROOT, 'build/index.html'))) {
      throw new Error('There is no built site to serve. Build one: npm run build');
    }
    const port = values.port || '3000';
    const hosts = [process.env.HOST || '127.0.0.1'];
    const problem = await portProblem(port, hosts, (other) => `npm run serve -- --port ${other}`);
    if (problem) throw new Error(problem);
    const {url} = await startServer({port: Number(port)});
    console.log(`The built site is served at ${url} (Ctrl+C ends it).`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

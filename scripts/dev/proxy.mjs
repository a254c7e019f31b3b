/* One port for the development servers of all languages, with the mistakes of the content over every page. */
import {readFileSync} from 'node:fs';
import http from 'node:http';
import net from 'node:net';

import {LOCAL, ownHost} from '../server/ports.mjs';

const OVERLAY = new URL('overlay.js', import.meta.url);

/** Where an address is sent on to: a folder without its last slash, or what is above the folder of the site. */
function sentTo(servers, url) {
  const [pathname] = url.split('?', 1);
  const bases = servers.map(({baseUrl}) => baseUrl).sort((a, b) => a.length - b.length);
  const folder = pathname === '/' ? bases[0] : bases.find((base) => base === `${pathname}/`);
  return folder && folder !== pathname ? folder + url.slice(pathname.length) : undefined;
}

/** The overlay of a page, which knows its language, and the start of the server that the page is from. */
const scriptOf = ({baseUrl}, start = 0) =>
  `<script src="/__velada/overlay.js" data-language="${baseUrl}" data-start="${start}" defer></script>`;

/** The page while a language has no server: it is starting, or a mistake keeps it from starting. */
const waitingPage = (name, script) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${name}</title>${script}</head>
<body><p>${name} is being prepared. This page appears by itself; mistakes that keep it away stand below.</p></body></html>`;

/** The server that an address belongs to: that of the longest base address before it. */
function serverFor(servers, url) {
  return [...servers]
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length)
    .find(({baseUrl}) => url.startsWith(baseUrl));
}

const withOverlay = (html, script) =>
  html.includes('</head>') ? html.replace('</head>', `${script}</head>`) : html + script;

/** What a page is not asked for with: never packed, and never "as before", for its overlay may be another one. */
const NOT_FOR_PAGES = ['accept-encoding', 'if-none-match', 'if-modified-since'];

const headersForPage = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_FOR_PAGES.includes(name)));

function passOn(server, script, request, response) {
  const isPage = request.headers.accept?.includes('text/html');
  const headers = isPage ? headersForPage(request.headers) : request.headers;
  const {method, url: path} = request;
  const outgoing = http.request(
    {host: LOCAL, port: server.port, path, method, headers},
    (answer) => {
      const isHtml = /^text\/html/.test(answer.headers['content-type'] ?? '');
      if (!isHtml || !isPage) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.from(withOverlay(Buffer.concat(chunks).toString('utf8'), script));
        const kept = {...answer.headers, 'cache-control': 'no-store'};
        delete kept['transfer-encoding'];
        response.writeHead(answer.statusCode ?? 502, {...kept, 'content-length': body.length});
        response.end(body);
      });
    },
  );
  outgoing.on('error', () => {
    if (!response.headersSent)
      response.writeHead(503, {'content-type': 'text/html; charset=utf-8'});
    response.end(isPage ? waitingPage(server.name, script) : '');
  });
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}

/** Sockets of hot reloading, byte for byte. */
function passSocketOn(server, request, socket, head) {
  const upstream = net.connect(server.port, LOCAL, () => {
    const lines = [];
    for (let at = 0; at < request.rawHeaders.length; at += 2) {
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    }
    upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
}

/**
 * Listens on a port. `servers` have `name`, `baseUrl` and `port`. Resolves with a function that tells
 * open pages the mistakes, and one that tells those of a server that it has come up; rejects when the port is taken.
 */
export function startProxy(servers, port) {
  const pages = new Set();
  /** When the server of a language came up last, by its base address. */
  const starts = {};
  let problems = [];
  const message = () => `data: ${JSON.stringify({problems, starts})}\n\n`;
  const proxy = http.createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === '/__velada/overlay.js') {
      response.writeHead(200, {'content-type': 'text/javascript', 'cache-control': 'no-store'});
      return void response.end(readFileSync(OVERLAY));
    }
    if (url === '/__velada/mistakes') {
      response.writeHead(200, {'content-type': 'text/event-stream', 'cache-control': 'no-store'});
      response.write(message());
      pages.add(response);
      return void response.on('close', () => pages.delete(response));
    }
    const location = sentTo(servers, url);
    if (location) return void response.writeHead(302, {location}).end();
    const server = serverFor(servers, url);
    if (server) {
      return void passOn(server, scriptOf(server, starts[server.baseUrl]), request, response);
    }
    return void response.writeHead(404).end();
  });
  proxy.on('upgrade', (request, socket, head) => {
    const server = serverFor(servers, request.url ?? '/');
    if (server) passSocketOn(server, request, socket, head);
    else socket.destroy();
  });
  const send = (text) => {
    for (const page of pages) page.write(text);
  };
  return new Promise((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(port, ownHost(), () =>
      resolve({
        port: proxy.address().port,
        tell: (found) => {
          problems = found;
          send(message());
        },
        ready: ({baseUrl}) => {
          starts[baseUrl] = Date.now();
          send(message());
        },
        close: () => {
          proxy.close();
          proxy.closeAllConnections();
        },
      }),
    );
  });
}

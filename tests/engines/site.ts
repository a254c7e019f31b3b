/** The built site as the engines open it, and its pages. */
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';

import {startServer} from '../../scripts/serve.mjs';

const BUILD = path.join(process.cwd(), 'build');

/**
 * Collects what reaches the console, and every file that fails: React reports a failed hydration there.
 * Notes when the fonts come that the page loads after its first paint.
 */
const RECORDER = `(() => {
  const problems = (self.problems = []);
  const note = (...parts) => problems.push(parts.map(part => String(part && part.message || part)).join(' '));
  for (const kind of ['error', 'warn']) console[kind] = note;
  const {add} = FontFaceSet.prototype;
  FontFaceSet.prototype.add = function (face) {
    self.hasFonts = true;
    return add.call(this, face);
  };
  addEventListener('unhandledrejection', event => note(event.reason));
  addEventListener('securitypolicyviolation', event => note(event.violatedDirective, event.blockedURI));
  addEventListener('error', ({message, target}) => {
    // Firefox does not fetch ahead what may not be kept, as the scripts here.
    if (target.rel !== 'prefetch') note(message || target.src || target.href);
  }, true);
})();`;

const HASH = `'sha256-${createHash('sha256').update(RECORDER).digest('base64')}'`;

export type Site = {
  readonly url: string;
  /** Holds scripts back until the returned function is called. */
  readonly holdScripts: () => () => void;
  readonly close: () => Promise<void>;
};

/** Serves the site with its own headers and the recorder as the first script of every page. */
export async function serveSite(): Promise<Site> {
  const origin = await startServer({dir: BUILD, port: 0});
  let gate = Promise.resolve();
  const server = http.createServer((request, response) => {
    const {method, headers} = request;
    const address = new URL(request.url ?? '/', origin.url);
    const asked = http.request(
      address,
      {method, headers: {...headers, 'accept-encoding': 'identity'}},
      async (answer) => {
        const {statusCode = 500, headers: own} = answer;
        if (address.pathname.endsWith('.js')) {
          await gate;
          // What is kept is not asked for again, and could not be held back.
          own['cache-control'] = 'no-store';
        }
        if (!own['content-type']?.startsWith('text/html')) {
          answer.pipe(response.writeHead(statusCode, own));
          return;
        }
        const html = (await text(answer)).replace('<head>', `<head><script>${RECORDER}</script>`);
        const policy = String(own['content-security-policy']);
        own['content-security-policy'] = policy.replace('script-src', `script-src ${HASH}`);
        delete own['content-length'];
        delete own.etag;
        response.writeHead(statusCode, own).end(html);
      },
    );
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    holdScripts: () => {
      let release = (): void => undefined;
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await origin.close();
    },
  };
}

/** Paths of all pages, from the files of the build: the 404 pages by an address that no page has. */
export function builtPages(): string[] {
  return readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .filter((file) => /id="?__docusaurus/.test(readFileSync(path.join(BUILD, file), 'utf8')))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .map((file) => file.replace(/(index)?\.html$/, '').replace(/\/404$/, '/no-such-page'))
    .sort();
}

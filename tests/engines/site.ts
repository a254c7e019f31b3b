/** The built site as the engines open it, and its pages. */
import {readFileSync, readdirSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {isFolderCopy} from '../../scripts/compress.mjs';
import {startServer} from '../../scripts/serve.mjs';

const BUILD = path.join(process.cwd(), 'build');

/** Collects console messages, where React reports a failed hydration, and every file that fails to load. */
const RECORDER = `
  const problems = (self.problems = []);
  const note = (...parts) => problems.push(parts.map(part => String(part && part.message || part)).join(' '));
  for (const kind of ['error', 'warn']) console[kind] = note;
  addEventListener('unhandledrejection', event => note(event.reason));
  addEventListener('securitypolicyviolation', event => note(event.violatedDirective, event.blockedURI));
  addEventListener('error', ({message, target}) => {
    // Firefox does not prefetch what it may not keep.
    if (target.rel !== 'prefetch') note(message || target.src || target.href);
  }, true);`;

type Options = {
  /** The folder of the built site. */
  readonly dir?: string;
  readonly keepScripts: boolean;
  /** Changes the texts of scripts and policies on their way. */
  readonly alter?: {
    readonly script: (text: string) => string;
    readonly policy: (own: string) => string;
  };
};

/**
 * Serves the site with its own headers and the recorder as the first script of every page. Browsers that
 * may not keep scripts request them again on every page, so that they can be held back.
 */
export async function serveSite({keepScripts, alter, dir = BUILD}: Options) {
  const origin = await startServer({dir, port: 0});
  let gate: Promise<boolean> = Promise.resolve(true);
  const answer = async (url: string, response: http.ServerResponse): Promise<unknown> => {
    const isScript = url.endsWith('.js');
    if (url === '/recorder.js')
      return response.setHeader('Content-Type', 'text/javascript').end(RECORDER);
    // Chrome reuses what it has prefetched for five minutes, a 404 too.
    const missing = {'cache-control': 'no-store'};
    if (isScript && !(await gate)) return response.writeHead(404, missing).end();
    // What is not compressed need not be decompressed here.
    const own = {'accept-encoding': 'identity'};
    const file = await fetch(new URL(url, origin.url), {redirect: 'manual', headers: own});
    const unfit = ['content-encoding', 'content-length', 'etag'];
    const headers = Object.fromEntries([...file.headers].filter(([name]) => !unfit.includes(name)));
    if (isScript && !keepScripts) headers['cache-control'] = 'no-store';
    const body = Buffer.from(await file.arrayBuffer());
    const policy = headers['content-security-policy'];
    if (alter && policy) headers['content-security-policy'] = alter.policy(policy);
    if (alter && isScript)
      return response.writeHead(file.status, headers).end(alter.script(body.toString()));
    const isPage = headers['content-type']?.startsWith('text/html');
    const script = '<head><script src="/recorder.js"></script>';
    return response
      .writeHead(file.status, headers)
      .end(isPage ? body.toString().replace('<head>', script) : body);
  };
  const server = http.createServer(({url = '/'}, response) => {
    // What fails, fails in the page, which records it. At the end nobody waits for the last prefetches.
    answer(url, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** Scripts are sent once this is true, and not found if it is false. */
    letScripts: (come: boolean | Promise<boolean>) => {
      gate = Promise.resolve(come);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await origin.close();
    },
  };
}

/** Paths of all pages, from the files of the build: the 404 pages by an address that no page has. */
export const builtPages = (): string[] =>
  readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .filter((file) => !isFolderCopy(path.join(BUILD, file)))
    .filter((file) => /id="?__docusaurus/.test(readFileSync(path.join(BUILD, file), 'utf8')))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .map((file) => file.replace(/(index)?\.html$/, '').replace(/\/404$/, '/no-such-page'))
    .sort();

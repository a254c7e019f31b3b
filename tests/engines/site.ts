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

type Answer = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer;
};

/** Headers that say how a body was sent, which is sent in another way here. */
const ABOUT_TRANSFER = ['content-encoding', 'content-length', 'etag'];

/** What the site's own server answers. What is not compressed need not be decompressed here. */
async function askOrigin(address: URL): Promise<Answer> {
  const file = await fetch(address, {
    redirect: 'manual',
    headers: {'accept-encoding': 'identity'},
  });
  const headers = [...file.headers].filter(([name]) => !ABOUT_TRANSFER.includes(name));
  return {
    status: file.status,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await file.arrayBuffer()),
  };
}

const isScript = (url: string): boolean => url.endsWith('.js');

/** The same answer with the recorder as the first script of a page. */
function withRecorder(answer: Answer): Answer {
  if (!answer.headers['content-type']?.startsWith('text/html')) return answer;
  const recorder = '<head><script src="/recorder.js"></script>';
  return {...answer, body: String(answer.body).replace('<head>', recorder)};
}

/** The same answer with the texts that a test changes. */
function altered(answer: Answer, url: string, alter: NonNullable<Options['alter']>): Answer {
  const {'content-security-policy': policy, ...others} = answer.headers;
  return {
    ...answer,
    headers: policy ? {...others, 'content-security-policy': alter.policy(policy)} : others,
    body: isScript(url) ? alter.script(String(answer.body)) : answer.body,
  };
}

/** The site's own answer as the options want it. */
async function answerFrom(
  askOnce: (url: string) => Promise<Answer>,
  url: string,
  {keepScripts, alter}: Options,
): Promise<Answer> {
  const own = await askOnce(url);
  const cached: Answer['headers'] =
    isScript(url) && !keepScripts ? {'cache-control': 'no-store'} : {};
  const answer = {...own, headers: {...own.headers, ...cached}};
  return withRecorder(alter ? altered(answer, url, alter) : answer);
}

const RECORDER_FILE: Answer = {
  status: 200,
  headers: {'content-type': 'text/javascript'},
  body: RECORDER,
};
/** Chrome reuses what it has prefetched for five minutes, a 404 too. */
const NO_SCRIPT: Answer = {status: 404, headers: {'cache-control': 'no-store'}, body: ''};

/**
 * Serves the site with its own headers and the recorder as the first script of every page. Browsers that
 * may not keep scripts request them again on every page, so that they can be held back.
 */
export async function serveSite(options: Options) {
  // Nothing is asked for compressed (askOrigin).
  const origin = await startServer({dir: options.dir ?? BUILD, port: 0, isCompressed: false});
  const known = new Map<string, Promise<Answer>>();
  // Every browser asks for the same files, and nothing is built meanwhile.
  const askOnce = (url: string): Promise<Answer> => {
    const answer = known.get(url) ?? askOrigin(new URL(url, origin.url));
    known.set(url, answer);
    return answer;
  };
  let gate: Promise<boolean> = Promise.resolve(true);
  const answerTo = async (url: string): Promise<Answer> => {
    if (url === '/recorder.js') return RECORDER_FILE;
    const isHeldBack = isScript(url) && !(await gate);
    return isHeldBack ? NO_SCRIPT : answerFrom(askOnce, url, options);
  };
  const server = http.createServer(({url = '/'}, response) => {
    answerTo(url)
      .then(({status, headers, body}) => response.writeHead(status, headers).end(body))
      // What fails, fails in the page, which records it. At the end nobody waits for the last prefetches.
      .catch(() => response.destroy());
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

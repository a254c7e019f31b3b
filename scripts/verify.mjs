/*
 * npm run verify -- <address>: asks a published site whether it is the one in build/, and prints one sentence for
 * each difference: what a visitor meets, and what to do about it.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {readCommandLine, stop} from './content.mjs';
import {ROOT} from './install.mjs';
import {readBuild} from './verify/build.mjs';
import {checksOf} from './verify/checks.mjs';
import {checkCrawlers} from './verify/crawlers.mjs';
import {LOCAL, checkHost} from './verify/entrance.mjs';
import {sentencesOf} from './verify/sentences.mjs';

const USE = 'Use: npm run verify -- https://www.example.com [--build FOLDER] [--json]';
const REQUESTS_AT_ONCE = 16;
/** How long one response may take, and all of them, in milliseconds. */
const LIMITS = {response: 15_000, total: 180_000};
/** Some hosts refuse programs that do not say that they are browsers; verify/crawlers.mjs asks as others. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** The address as it was typed, checked. Throws one sentence where no site can be asked. */
function parseAddress(typed) {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!/^https?:$/.test(url?.protocol))
    throw new Error('Write the address of the site, such as https://www.example.com.');
  if (url.href !== `${url.origin}/`)
    throw new Error(`Write the address without a path, ${url.origin}: all pages are asked for.`);
  if (url.protocol === 'http:' && !LOCAL.test(url.hostname))
    throw new Error(`Write the address with https, https://${url.host}: visitors use it.`);
  return url;
}

/**
 * Returns a function that asks for a path or an address without following redirects. It resolves with the response,
 * its bytes and text, and the address that it leads to; or with `error`, a few words. It never rejects.
 */
function createAsk(site, fetchPage, {response, total}) {
  const end = AbortSignal.timeout(total);
  return async (address, headers = {}) => {
    const url = new URL(address, site).href;
    try {
      const answer = await fetchPage(url, {
        redirect: 'manual',
        signal: AbortSignal.any([end, AbortSignal.timeout(response)]),
        headers: {
          'user-agent': BROWSER,
          'accept-language': '*',
          'accept-encoding': 'br, gzip',
          ...headers,
        },
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const target = answer.headers.get('location');
      const location = target === null ? undefined : new URL(target, url).href;
      const {status, headers: received} = answer;
      return {url, status, headers: received, bytes, body: bytes.toString(), location};
    } catch ({name, cause, message}) {
      const error = name === 'TimeoutError' ? 'too slow' : (cause?.code ?? message);
      return {url, error, status: 0, headers: new Headers(), bytes: Buffer.of(), body: ''};
    }
  };
}

/**
 * Compares a published site with a build. Resolves with the counts of what was compared, and with `faults` and
 * `remarks`, both sentences; rejects with one sentence where there is nothing to compare. Tests replace `fetch`.
 * `onProgress` gets the numbers of finished and of all checks.
 * @param {string} typed
 * @param {{dir?: string, fetch?: typeof fetch, limits?: typeof LIMITS, onProgress?: (done: number, all: number) => void}} [options]
 */
export async function verify(
  typed,
  {dir = path.join(ROOT, 'build'), fetch: fetchPage = fetch, limits = LIMITS, onProgress} = {},
) {
  const url = parseAddress(typed);
  if (!existsSync(path.join(dir, '_headers')))
    throw new Error(
      `There is no complete build in ${dir}: run SITE_URL=${url.origin} npm run build:production first.`,
    );
  const build = readBuild(dir);
  const ask = createAsk(url, fetchPage, limits);
  const host = await checkHost(ask, url, build);
  const found = new Map();
  const report = (kind, subject, detail) => {
    const subjects = found.get(kind) ?? new Map();
    found.set(kind, subjects.set(subject, subjects.get(subject) ?? detail));
  };
  const verification = {build, ask, report, url, isLocal: LOCAL.test(url.hostname)};
  await checkCrawlers(verification);
  const checks = checksOf(verification);
  const {length} = checks;
  const work = async () => {
    for (let check = checks.shift(); check; check = checks.shift()) {
      await check();
      onProgress?.(length - checks.length, length);
    }
  };
  await Promise.all(Array.from({length: REQUESTS_AT_ONCE}, work));
  return {address: url.origin, host: host.name, ...build.counts, ...sentencesOf(found, host)};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = {build: {type: 'string'}, json: {type: 'boolean'}};
  const {values, positionals} = readCommandLine({allowPositionals: true, options}, USE);
  if (positionals.length !== 1) stop(USE);
  const line = (text) => process.stderr.isTTY && process.stderr.write(`\r${text}\x1b[K`);
  const onProgress = (done, all) => line(`${done} of ${all} checks`);
  const result = await verify(positionals[0], {dir: values.build, onProgress}).catch((error) =>
    stop(error.message),
  );
  line('');
  const {pages, redirects, errorPages, headers, faults, remarks} = result;
  const summary = `${pages} pages, ${redirects} redirects, ${errorPages} error pages and ${headers} headers are as built.`;
  const remarked = remarks.map((sentence) => `Remark: ${sentence}`);
  const sentences = [...remarked, ...(faults.length > 0 ? faults : [summary])];
  console.log(values.json ? JSON.stringify(result, null, 2) : sentences.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}

/* The checks of a verification: each asks the host and reports what differs from the build. */
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {addressesOf, lastChangeOf, nameOf} from './build.mjs';

/** What the type of a file has to contain, by extension; the site forbids browsers to guess. */
const TYPES = {
  html: 'text/html',
  css: 'text/css',
  js: 'javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: '/xml',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/',
  woff2: 'font/woff2',
};
/** For longer, in seconds, browsers may not keep what changes or is not there. */
const SHORT = 3600;
const QUERY = '?selected=noa';
/** Language and compression that different visitors ask for: browsers, crawlers, old programs. */
const VISITORS = [
  ['*', 'br, gzip'],
  ['', 'gzip'],
  ['*', 'identity'],
];

const isKept = ({headers}) => /max-age=(\d+)/.exec(headers.get('cache-control'))?.[1] > SHORT;

/** Whether bytes are the expected ones, compressed without saying so. */
const isUnlabelled = (bytes, expected) =>
  [brotliDecompressSync, gunzipSync].some((unpack) => {
    try {
      return unpack(bytes).equals(expected);
    } catch {
      return false;
    }
  });

/**
 * All checks as functions. `ask` resolves with a response, or with `error`; `report` takes the kind of a difference
 * (`sentences.mjs`), what it is about, and a detail.
 */
export function checksOf({build, ask, report, url, isLocal}) {
  const absolute = (address) => new URL(address, url).href;
  const compareHeaders = (subject, {headers}, expected) => {
    for (const [name, value] of expected) {
      const found = headers.get(name);
      if (found === null) report('headers', name, subject);
      else if (found !== value) report('header', name, `${found} (${subject})`);
    }
  };
  const follow = async (address) => {
    let answer = await ask(address);
    for (let hops = 0; answer.location && hops < 3; hops += 1) answer = await ask(answer.location);
    return answer;
  };

  const checkFile = async (address, expected, extension) => {
    for (const [language, encoding] of VISITORS) {
      const asked = {'accept-language': language, 'accept-encoding': encoding};
      let answer = await ask(address + QUERY, asked);
      if (answer.location?.startsWith(`${absolute(address)}/`)) {
        report('folder', address);
        if (!answer.location.endsWith(QUERY)) report('query', address);
        answer = await ask(answer.location, asked);
      }
      const {error, status, headers, bytes} = answer;
      if (error)
        return report(/decod|header|Z_/.test(error) ? 'undecodable' : 'silent', address, error);
      if (status !== 200) return report('missing', address, status);
      if (isUnlabelled(bytes, expected)) return report('unlabelled', address);
      if (!bytes.equals(expected)) return report('different', address);
      const type = headers.get('content-type') || 'none';
      if (!type.includes(TYPES[extension])) report('type', `.${extension}`, type);
      if (extension === 'html' && isKept(answer)) report('kept', address);
      if (address === '/' && encoding.includes('br') && !headers.has('content-encoding')) {
        report('uncompressed', address);
      }
      compareHeaders(address, answer, build.headersOf(address));
    }
  };

  const checkOtherNames = async ({pathname, name}) => {
    const plain = pathname.replace(/\/$/, '') || '/index';
    for (const other of [plain === pathname ? `${plain}/` : plain, `${plain}.html`]) {
      const {error, status, body} = await follow(other);
      if (error) report('silent', other, error);
      else if (status !== 404 && nameOf(body) !== name) report('other name', other, status);
    }
  };

  const checkRedirect = async ({from, to, page}) => {
    for (const query of ['', QUERY]) {
      const answer = await ask(from + query);
      const {status, location, bytes} = answer;
      if ([301, 308].includes(status) && location === absolute(to + query)) {
        compareHeaders(from, answer, build.headersOf('/none/'));
      } else if (page.equals(bytes)) report('redirect page', from);
      else if (location === absolute(to)) report('query', from);
      else if (location === absolute(`${from}/${query}`)) report('redirect page', from);
      else if (location === absolute(`${from}/`)) report('query', from);
      else report('redirect', from, status);
    }
  };

  const checkMissing = async (address, {name}) => {
    const answer = await ask(address);
    const {error, status, body} = answer;
    if (error) return report('silent', address, error);
    if (status !== 404) return report('found', address, status);
    if (nameOf(body) !== name) report('error page', address);
    if (isKept(answer)) report('missing kept', address);
    compareHeaders(address, answer, build.headersOf('/none/'));
  };

  const checkSitemaps = async () => {
    const answers = await Promise.all(build.sitemaps.map((file) => ask(`/${file}`)));
    const xml = answers.map(({status, body}) => (status === 200 ? body : '')).join('\n');
    const indexed = build.pages.filter((page) => page.isIndexed);
    const expected = indexed.map(({pathname}) => build.url + pathname).sort();
    if (addressesOf(xml).join() !== expected.join()) report('sitemap', '/sitemap.xml');
    const lastChange = lastChangeOf(xml);
    if (lastChange > build.lastChange) report('older', '/sitemap.xml', lastChange);
  };

  const checkHidden = async (file) => {
    const {status, bytes} = await ask(`/${file}`, {'accept-encoding': 'identity'});
    if (status === 200 && bytes.equals(build.read(file))) report('hidden', `/${file}`);
  };

  /** Another address of the house has to lead to this one. */
  const checkEntrance = async (entrance, kind) => {
    const {error, url: reached} = await follow(entrance);
    if (error) report(`${kind} silent`, entrance, error);
    else if (new URL(reached).origin !== url.origin) report(kind, entrance);
  };

  const extensionOf = (file) => /\.(\w+)$/.exec(file)?.[1];
  const kinds = build.files.filter((file) => TYPES[extensionOf(file)] && !file.endsWith('.html'));
  // One file of each kind in each folder at the top.
  const samples = new Map(
    kinds.map((file) => [file.replace(/[^/]*$|\/.*(?=\.)/g, '') + extensionOf(file), file]),
  );
  const hidden = build.files.filter((file) =>
    /^(_headers|_redirects|\.htaccess|index\.html\.(br|gz))$/.test(file),
  );
  const missing = ['no-such-page', 'no/such/page', 'assets/js/gone.00000000.js'];
  const {host} = url;
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  const checks = [
    ...build.pages.map(({pathname, bytes}) => [checkFile, pathname, bytes, 'html']),
    ...build.pages.map((page) => [checkOtherNames, page]),
    ...build.redirects.map((redirect) => [checkRedirect, redirect]),
    ...build.errorPages.flatMap((page) =>
      missing.map((address) => [checkMissing, page.pathname.replace('404', address), page]),
    ),
    ...[...samples.values()].map((file) => [
      checkFile,
      `/${file}`,
      build.read(file),
      extensionOf(file),
    ]),
    ...hidden.map((file) => [checkHidden, file]),
    [checkSitemaps],
    ...(isLocal
      ? []
      : [
          [checkEntrance, `http://${host}/`, 'http'],
          [checkEntrance, `https://${other}/`, 'other host'],
        ]),
  ];
  return checks.map(
    ([check, ...about]) =>
      () =>
        check(...about),
  );
}

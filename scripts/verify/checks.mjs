/* The checks of a verification: each asks the host and reports what differs from the build. */
import {TYPES, addressesOf, lastChangeOf, nameOf} from './build.mjs';

/** The longest time, in seconds, for which browsers may keep what changes or is missing. */
const SHORT = 3600;
const QUERY = '?selected=noa';
/** Language and compression that different visitors ask for: browsers, crawlers, old programs. */
const VISITORS = [
  ['*', 'br, gzip'],
  ['', 'gzip'],
  ['*', 'identity'],
];
const MISSING = ['no-such-page', 'no/such/page', 'assets/js/gone.00000000.js'];
/** A path that only the rules for all paths are about. */
const ANY = '/none/';

const extensionOf = (file) => /\.(\w+)$/.exec(file)?.[1];
const isKept = ({headers}) => /max-age=(\d+)/.exec(headers.get('cache-control'))?.[1] > SHORT;

/** A type without parameters and without what servers write in different ways, such as `javascript`. */
const kindOf = (type) => type?.replace(/^\w+\/(x-|vnd\.microsoft\.)?|;.*/g, '');

/**
 * All checks as functions. `ask` resolves with a response, or with `error`; `report` takes the kind of a difference
 * (`sentences.mjs`), what it is about, and a detail.
 */
export function checksOf({build, ask, report, url, isLocal}) {
  const absolute = (address) => new URL(address, url).href;
  const compareHeaders = (subject, {headers}, pathname = ANY) => {
    for (const [name, value] of build.headersOf(pathname)) {
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

  const checkFile = async (address, file) => {
    const copies = build.files.filter((name) => name === `${file}.br` || name === `${file}.gz`);
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
      if (copies.some((copy) => bytes.equals(build.read(copy)))) {
        return report('unlabelled', address);
      }
      if (!bytes.equals(build.read(file))) return report('different', address);
      const type = headers.get('content-type');
      const extension = extensionOf(file);
      if (kindOf(type) !== kindOf(TYPES[extension]))
        report('type', `.${extension}`, type ?? 'none');
      if (extension === 'html' && isKept(answer)) report('kept', address);
      if (address === '/' && encoding.includes('br') && !headers.has('content-encoding')) {
        report('uncompressed', address);
      }
      compareHeaders(address, answer, address);
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

  const checkRedirect = async ({from, to}) => {
    const page = build.read(`${from.slice(1)}.html`);
    for (const query of ['', QUERY]) {
      const answer = await ask(from + query);
      const {status, location, bytes} = answer;
      const leadsTo = (...addresses) => addresses.map(absolute).includes(location);
      if ([301, 308].includes(status) && leadsTo(to + query)) compareHeaders(from, answer);
      else if (page.equals(bytes) || leadsTo(`${from}/${query}`)) report('redirect page', from);
      else if (leadsTo(to, `${from}/`)) report('query', from);
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
    compareHeaders(address, answer);
  };

  const checkSitemaps = async () => {
    const answers = await Promise.all(build.sitemaps.map((file) => ask(`/${file}`)));
    const xml = answers.map(({status, body}) => (status === 200 ? body : '')).join('\n');
    const indexed = build.pages.filter(({file}) => !/<meta[^>]*noindex/.test(build.read(file)));
    const expected = indexed.map(({pathname}) => build.url + pathname).sort();
    if (addressesOf(xml).join() !== expected.join()) report('sitemap', '/sitemap.xml');
    const lastChange = lastChangeOf(xml);
    if (lastChange > build.lastChange) report('older', '/sitemap.xml', lastChange);
  };

  const checkHidden = async (file) => {
    const {status, bytes} = await ask(`/${file}`, {'accept-encoding': 'identity'});
    if (status === 200 && bytes.equals(build.read(file))) report('hidden', `/${file}`);
  };

  /** http, and the name with or without www, have to redirect to the address. */
  const checkEntrance = async (entrance, kind) => {
    const {error, url: reached} = await follow(entrance);
    if (error) report(`${kind} silent`, entrance, error);
    else if (new URL(reached).origin !== url.origin) report(kind, entrance);
  };

  // One file of each type in each folder at the top.
  const samples = new Map(
    build.files
      .filter((file) => TYPES[extensionOf(file)] && !file.endsWith('.html'))
      .map((file) => [file.replace(/[^/]*$|\/.*(?=\.)/g, '') + extensionOf(file), file]),
  );
  const hidden = build.files.filter((file) =>
    /^(_headers|_redirects|\.htaccess|index\.html\.(br|gz))$/.test(file),
  );
  const {host} = url;
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  return [
    ...build.pages.map(
      ({pathname, file}) =>
        () =>
          checkFile(pathname, file),
    ),
    ...build.pages.map((page) => () => checkOtherNames(page)),
    ...build.redirects.map((redirect) => () => checkRedirect(redirect)),
    ...build.errorPages.flatMap((page) =>
      MISSING.map((file) => () => checkMissing(page.pathname.replace('404', file), page)),
    ),
    ...[...samples.values()].map((file) => () => checkFile(`/${file}`, file)),
    ...hidden.map((file) => () => checkHidden(file)),
    checkSitemaps,
    ...(isLocal ? [] : [() => checkEntrance(`http://${host}/`, 'http')]),
    ...(isLocal ? [] : [() => checkEntrance(`https://${other}/`, 'other host')]),
  ];
}

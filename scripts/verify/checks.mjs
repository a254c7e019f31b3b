/* The checks of a verification: each asks the host and reports what differs from the build. */
import {addressesOf, lastChangeOf, nameOf} from './build.mjs';
import {TOO_MANY} from './hosts.mjs';

/** The longest time, in seconds, for which browsers may keep what changes or is missing. */
const SHORT = 3600;
const QUERY = '?selected=noa';
/** Language and compression that different visitors ask for: browsers, crawlers, old programs. */
const VISITORS = [
  {language: '*', encoding: 'br, gzip'},
  {language: '', encoding: 'gzip'},
  {language: '*', encoding: 'identity'},
];
const MISSING = ['no-such-page', 'no/such/page', 'assets/js/gone.00000000.js'];
/** A path that only the rules for all paths are about. */
const ANY = '/none/';

const extensionOf = (file) => /\.(\w+)$/.exec(file)?.[1];
/** Whether browsers may keep an answer for long. */
const isKept = ({headers}) => /max-age=(\d+)/.exec(headers.get('cache-control'))?.[1] > SHORT;

/** What servers write in different ways: in `text/javascript; charset=utf-8`, all but `javascript`. */
const AROUND_KIND = /^\w+\/(x-|vnd\.microsoft\.)?|;.*/g;
const kindOf = (type) => type?.replace(AROUND_KIND, '');
/** Errors of a client that was sent something else than the compression that the header names. */
const UNDECODABLE = /decod|header|Z_/;
/** Files for hosts, and compressed copies, which are no addresses: `_headers`, `index.html.br`. */
const HIDDEN = /^(_headers|_redirects|\.htaccess|index\.html\.(br|gz))$/;
/** Name of a file at the end of a path, and the folders below the one at the top, as in `pictures/emblem/fan.avif`. */
const BELOW_TOP = /[^/]*$|\/.*(?=\.)/g;

/*
 * Each check takes the verification: the `build`; `url` of the host; `ask`, which resolves with a response, or with
 * `error`; and `report`, which takes the kind of a difference (`sentences.mjs`), what it is about, and a detail.
 */

/** The same function to ask, whose answers to too many requests are errors. */
const heedingLimits =
  (ask) =>
  async (...asked) => {
    const answer = await ask(...asked);
    return TOO_MANY.includes(answer.status)
      ? {...answer, error: `status ${answer.status}`}
      : answer;
  };

/** The kind of difference that an error is. */
function kindOfError(error) {
  if (UNDECODABLE.test(error)) return 'undecodable';
  return error.startsWith('status ') ? 'limited' : 'silent';
}

const absolute = ({url}, address) => new URL(address, url).href;

/** Compares the headers of an answer about something with those that the build wants for a path. */
function compareHeaders({build, report}, {headers}, {subject, pathname = ANY}) {
  for (const [name, value] of build.headersOf(pathname)) {
    const found = headers.get(name);
    if (found === null) report('headers', name, subject);
    else if (found !== value) report('header', name, `${found} (${subject})`);
  }
}

/** The answer at the end of up to three redirects. */
async function follow({ask}, address) {
  let answer = await ask(address);
  for (let hops = 0; answer.location && hops < 3; hops += 1) answer = await ask(answer.location);
  return answer;
}

/** Asks for a file with a query, and reports a redirect to a folder of its name. */
async function askForFile({ask, report, url}, address, asked) {
  const answer = await ask(address + QUERY, asked);
  if (!answer.location?.startsWith(`${absolute({url}, address)}/`)) return answer;
  report('folder', address);
  if (!answer.location.endsWith(QUERY)) report('query', address);
  return ask(answer.location, asked);
}

/** Whether an answer has the bytes of a file; reports why not. */
function hasBytes({build, report}, {address, file}, {error, status, bytes}) {
  const isCompressed = () =>
    [`${file}.br`, `${file}.gz`].some(
      (copy) => build.files.includes(copy) && bytes.equals(build.read(copy)),
    );
  if (error) report(kindOfError(error), address, error);
  else if (status !== 200) report('missing', address, status);
  else if (isCompressed()) report('unlabelled', address);
  else if (!bytes.equals(build.read(file))) report('different', address);
  else return true;
  return false;
}

/** Checks what headers say about a file that arrived. */
function checkHeaders(verification, {address, file, encoding}, answer) {
  const {build, report} = verification;
  const {headers} = answer;
  const type = headers.get('content-type');
  const extension = extensionOf(file);
  if (kindOf(type) !== kindOf(build.types[extension])) {
    report('type', `.${extension}`, type ?? 'none');
  }
  if (extension === 'html' && isKept(answer)) report('kept', address);
  if (address === '/' && encoding.includes('br') && !headers.has('content-encoding')) {
    report('uncompressed', address);
  }
  compareHeaders(verification, answer, {subject: address, pathname: address});
}

/** Checks a file as different visitors ask for it, up to the first who does not get it. */
async function checkFile(verification, address, file) {
  for (const {language, encoding} of VISITORS) {
    const asked = {'accept-language': language, 'accept-encoding': encoding};
    const answer = await askForFile(verification, address, asked);
    if (!hasBytes(verification, {address, file}, answer)) return;
    checkHeaders(verification, {address, file, encoding}, answer);
  }
}

async function checkOtherNames(verification, {pathname, name}) {
  const {report} = verification;
  const plain = pathname.replace(/\/$/, '') || '/index';
  for (const other of [plain === pathname ? `${plain}/` : plain, `${plain}.html`]) {
    const {error, status, body} = await follow(verification, other);
    if (error) report(kindOfError(error), other, error);
    else if (status !== 404 && nameOf(body) !== name) report('other name', other, status);
  }
}

async function checkRedirect(verification, {from, to}) {
  const {build, ask, report} = verification;
  const page = build.read(`${from.slice(1)}.html`);
  for (const query of ['', QUERY]) {
    const answer = await ask(from + query);
    const {error, status, location, bytes} = answer;
    if (error) return report(kindOfError(error), from, error);
    const leadsTo = (...addresses) =>
      addresses.some((address) => absolute(verification, address) === location);
    if ([301, 308].includes(status) && leadsTo(to + query)) {
      compareHeaders(verification, answer, {subject: from});
    } else if (page.equals(bytes) || leadsTo(`${from}/${query}`)) report('redirect page', from);
    else if (leadsTo(to, `${from}/`)) report('query', from);
    else report('redirect', from, status);
  }
}

async function checkMissing(verification, address, {name}) {
  const {ask, report} = verification;
  const answer = await ask(address);
  const {error, status, body} = answer;
  if (error) return report(kindOfError(error), address, error);
  if (status !== 404) return report('found', address, status);
  if (nameOf(body) !== name) report('error page', address);
  if (isKept(answer)) report('missing kept', address);
  compareHeaders(verification, answer, {subject: address});
}

async function checkSitemaps({build, ask, report}) {
  const answers = await Promise.all(build.sitemaps.map((file) => ask(`/${file}`)));
  const failed = answers.find(({error}) => error);
  if (failed) return report(kindOfError(failed.error), '/sitemap.xml', failed.error);
  const xml = answers.map(({status, body}) => (status === 200 ? body : '')).join('\n');
  const indexed = build.pages.filter(({file}) => !/<meta[^>]*noindex/.test(build.read(file)));
  const expected = indexed.map(({pathname}) => build.url + pathname).sort();
  if (addressesOf(xml).join() !== expected.join()) report('sitemap', '/sitemap.xml');
  const lastChange = lastChangeOf(xml);
  if (lastChange > build.lastChange) report('older', '/sitemap.xml', lastChange);
}

async function checkHidden({build, ask, report}, file) {
  const {status, bytes} = await ask(`/${file}`, {'accept-encoding': 'identity'});
  if (status === 200 && bytes.equals(build.read(file))) report('hidden', `/${file}`);
}

/** http, and the name with or without www, have to redirect to the address. */
async function checkEntrance(verification, entrance, kind) {
  const {report, url} = verification;
  const {error, url: reached} = await follow(verification, entrance);
  if (error) report(`${kind} silent`, entrance, error);
  else if (new URL(reached).origin !== url.origin) report(kind, entrance);
}

/** One file of each type in each folder at the top. */
function samplesOf({files, types}) {
  const served = files.filter((file) => types[extensionOf(file)] && !file.endsWith('.html'));
  const byPlace = served.map((file) => [file.replace(BELOW_TOP, '') + extensionOf(file), file]);
  return [...new Map(byPlace).values()];
}

/** Checks of the other addresses by which visitors come to a site that is published. */
function entranceChecks(verification) {
  const {host} = verification.url;
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  return [
    () => checkEntrance(verification, `http://${host}/`, 'http'),
    () => checkEntrance(verification, `https://${other}/`, 'other host'),
  ];
}

/** All checks of a verification as functions. */
export function checksOf({ask, ...others}) {
  const verification = {...others, ask: heedingLimits(ask)};
  const {build, isLocal} = verification;
  const checks = (items, check) => items.map((item) => () => check(verification, item));
  const missing = build.errorPages.flatMap((page) =>
    MISSING.map((file) => ({page, address: page.pathname.replace('404', file)})),
  );
  return [
    ...build.pages.map(
      ({pathname, file}) =>
        () =>
          checkFile(verification, pathname, file),
    ),
    ...checks(build.pages, checkOtherNames),
    ...checks(build.redirects, checkRedirect),
    ...missing.map(
      ({page, address}) =>
        () =>
          checkMissing(verification, address, page),
    ),
    ...samplesOf(build).map((file) => () => checkFile(verification, `/${file}`, file)),
    ...checks(
      build.files.filter((file) => HIDDEN.test(file)),
      checkHidden,
    ),
    () => checkSitemaps(verification),
    ...(isLocal ? [] : entranceChecks(verification)),
  ];
}

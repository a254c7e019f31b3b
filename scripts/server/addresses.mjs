/* What stands behind an address of the built site, as hosts find it. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Whether there is a file; no name that is asked for, however long, is an error. */
function isFile(file) {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Files that tell hosts what to do, compressed copies, and 404 pages, which have no address of their
 * own; a backslash would be a folder on some machines.
 */
const HIDDEN =
  /^\/(_headers|_redirects|hosting\/.*)$|\.(br|gz)$|\/\.(?!well-known\/)|\/404(\.html)?$|\\/;

/** Whether a path names a file that is not for visitors. */
export const isHidden = (pathname) => HIDDEN.test(pathname);

/** The path of a request as a person would write it, or undefined when it is malformed. */
export function pathOf(url = '/') {
  try {
    const [raw] = url.split('?');
    const pathname = decodeURIComponent(raw);
    if (!raw.startsWith('/') || pathname.includes('\0')) return undefined;
    const folders = [];
    for (const part of pathname.split('/').slice(1)) {
      if (part === '..' && folders.pop() === undefined) return undefined;
      if (part !== '.' && part !== '..') folders.push(part);
    }
    const ends = /\/\.\.?$/.test(pathname) ? '/' : '';
    return `/${folders.join('/')}${folders.length > 0 ? ends : ''}`;
  } catch {
    return undefined;
  }
}

/** Letters, digits, dots and slashes written as `%..`, slashes doubled, dots as folders. */
const UNTIDY = /\/\/|\/\.\.?(\/|$)|%(2[DEF]|3[0-9]|[46][1-9A-F]|[57][0-9A]|5F|7E)/i;

/** Whether an address is another spelling of one; never with a backslash, which browsers take for a slash. */
export function isUntidy(url = '/') {
  const [raw] = url.split('?');
  return UNTIDY.test(raw) && !/\\|%5C|%3F/i.test(raw);
}

/** A path as a header may hold it. */
export const encoded = (pathname) => encodeURI(pathname).replace(/[?#]/g, encodeURIComponent);

/** The one spelling of an address: single slashes, one after a folder, none after a page, no `.html`. */
export function properPath(dir, pathname) {
  const single = pathname.replace(/\/{2,}/g, '/');
  const bare = single.replace(/\/$/, '').replace(/(\/index)?\.html$|\/index$/, '');
  const home = bare === '' || existsSync(path.join(dir, bare, 'index.html'));
  if (home) return `${bare}/`;
  return isFile(path.join(dir, `${bare}.html`)) ? bare : single;
}

/** The file behind a proper address, from the folder of the site, or undefined. */
export function fileOf(dir, pathname) {
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  return [file, `${file}.html`].find((name) => isFile(path.join(dir, name)));
}

/** The file of the 404 page nearest to an address: that of its language, where there is one. */
function nearestNotFound(dir, pathname) {
  const folders = pathname.split('/').slice(1, -1);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const file = path.join(dir, ...folders.slice(0, depth), '404.html');
    if (isFile(file)) return file;
  }
  return undefined;
}

const ENCODINGS = [
  {name: 'br', ending: 'br'},
  {name: 'gzip', ending: 'gz'},
];

/** The 404 page nearest to an address, compressed as the browser accepts it. */
export function notFoundPage(dir, pathname, accepted = '') {
  const file = nearestNotFound(dir, pathname);
  if (!file) return {body: 'Not found'};
  const encoding = ENCODINGS.find(
    ({name, ending}) => new RegExp(`\\b${name}\\b`).test(accepted) && isFile(`${file}.${ending}`),
  );
  return encoding
    ? {body: readFileSync(`${file}.${encoding.ending}`), encoding: encoding.name}
    : {body: readFileSync(file)};
}

/* What stands behind an address of the built site, as hosts find it. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

const isFile = (file) => statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/** Files that tell hosts what to do, and compressed copies: hosts do not show them. */
const HIDDEN = /^\/(_headers|_redirects|\.nojekyll|hosting\/.*)$|\.(br|gz)$/;

/** Whether a path names a file that is not for visitors. */
export const isHidden = (pathname) => HIDDEN.test(pathname);

/** The path of a request as a person would write it, or undefined when it is malformed. */
export function pathOf(url = '/') {
  try {
    const pathname = decodeURIComponent(new URL(`http://localhost${url}`).pathname);
    return pathname.includes('\0') || pathname.split('/').includes('..') ? undefined : pathname;
  } catch {
    return undefined;
  }
}

/** The one spelling of an address: single slashes, one after a folder, none after a page, no `.html`. */
export function properPath(dir, pathname) {
  const named = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/');
  const bare = named.replace(/\/+$/, '');
  if (bare === '') return '/';
  if (isFile(path.join(dir, `${bare}.html`))) return bare;
  return existsSync(path.join(dir, bare, 'index.html')) ? `${bare}/` : pathname;
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

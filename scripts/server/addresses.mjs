/* What stands behind an address of the built site, as hosts find it. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

const isFile = (file) => statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/** The one spelling of an address: folders end in a slash, pages do not. */
export function properPath(dir, pathname) {
  const bare = pathname.replace(/\/+$/, '');
  if (bare === '') return '/';
  if (isFile(path.join(dir, `${bare}.html`))) return bare;
  return existsSync(path.join(dir, bare, 'index.html')) ? `${bare}/` : pathname;
}

/** The 404 page nearest to an address: that of its language, where there is one. */
export function nearestNotFound(dir, pathname) {
  const folders = pathname.split('/').slice(1, -1);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const file = path.join(dir, ...folders.slice(0, depth), '404.html');
    if (isFile(file)) return readFileSync(file);
  }
  return 'Not found';
}

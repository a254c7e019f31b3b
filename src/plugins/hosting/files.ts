/** Files of the built site. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {filesIn} from '../../content/files';

/** The file below the site's root that a path is served from: `/es/` is `es/index.html`. */
export const fileOfPath = (address: string): string =>
  `${address.slice(1)}${address.endsWith('/') ? 'index' : ''}.html`;

/** Every HTML file below a folder, sorted by its path with forward slashes, with its text. */
export const readPages = (root: string) =>
  (filesIn(root, '.') as string[])
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, html: readFileSync(path.join(root, file), 'utf8')}));

/** Writes a file and the folders above it. */
export function write(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

/** Files that hosts look for by their names. */
const OWN_FILES = ['index', '404'];

/**
 * Copies each page into a folder of its name: `about.html` to `about/index.html`. Hosts without rules find that one
 * for `/about`; hosts with rules do not use it.
 */
export function copyAsFolders(root: string): void {
  for (const {file, html} of readPages(root)) {
    const {dir, name} = path.posix.parse(file);
    if (!OWN_FILES.includes(name)) write(root, path.posix.join(dir, name, 'index.html'), html);
  }
}

/** Files of the built site. */
import {cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Paths of the HTML files below a folder, sorted, with forward slashes. */
const pageFiles = (root: string): string[] =>
  readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => file.split(path.sep).join('/'));

/** Every HTML file below a folder, with its text, one after the other. */
export function* readPages(root: string): Generator<{file: string; html: string}> {
  for (const file of pageFiles(root)) {
    yield {file, html: readFileSync(path.join(root, file), 'utf8')};
  }
}

/** Writes a file and the folders above it. */
export function write(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

/**
 * Copies each page into a folder of its name: `about.html` to `about/index.html`. Hosts without rules find that one
 * for `/about`; hosts with rules do not use it.
 */
export function copyAsFolders(root: string): void {
  for (const file of pageFiles(root)) {
    const [, page = ''] = /^((?:.*\/)?(?!index|404)[^/]+)\.html$/.exec(file) ?? [];
    if (page) cpSync(path.join(root, file), path.join(root, page, 'index.html'));
  }
}

/** Files of the built site. */
import {cpSync, readFileSync, readdirSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Every HTML file below a folder, with its text, one after the other; paths have forward slashes. */
export function* readPages(root: string): Generator<{file: string; html: string}> {
  const entries = readdirSync(root, {recursive: true, encoding: 'utf8'});
  for (const entry of entries.filter((file) => file.endsWith('.html')).sort()) {
    const html = readFileSync(path.join(root, entry), 'utf8');
    yield {file: entry.split(path.sep).join('/'), html};
  }
}

/** Writes a file and the folders above it. */
export async function write(root: string, file: string, text: string): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, text);
}

/**
 * Copies each page into a folder of its name: `about.html` to `about/index.html`. Hosts without rules find that one
 * for `/about`; with rules nobody is led there.
 */
export function copyAsFolders(root: string): void {
  for (const {file} of readPages(root)) {
    const [, page = ''] = /^((?:.*\/)?(?!index|404)[^/]+)\.html$/.exec(file) ?? [];
    if (page) cpSync(path.join(root, file), path.join(root, page, 'index.html'));
  }
}

/** Files of the built site: a few verbs on paths below its root. */
import {readFileSync, readdirSync} from 'node:fs';
import {access, mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {belowRoot} from '../../content/siteRoot';

/**
 * Folder that the whole site is served from. A language's build goes to a folder named like its base
 * URL (`build/es` for `/es/`); what all languages share stands above it.
 */
export function siteRoot(outDir: string, baseUrl: string): string {
  const below = belowRoot(baseUrl).split('/').filter(Boolean);
  // Docusaurus ends the folder of a language with a separator.
  const folder = path.resolve(outDir);
  const parts = folder.split(path.sep);
  const tail = parts.slice(parts.length - below.length);
  const isBelow = below.length > 0 && below.every((part, index) => part === tail[index]);
  return isBelow ? parts.slice(0, parts.length - below.length).join(path.sep) : folder;
}

/** Writes a file and the folders above it. */
export async function write(root: string, file: string, text: string): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, text);
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/**
 * Every HTML file below a folder, with its text; paths have forward slashes. One after the other, so that
 * a large site is never held as a whole.
 */
export function* readPages(root: string): Generator<{file: string; html: string}> {
  const entries = readdirSync(root, {recursive: true, encoding: 'utf8'});
  const files = entries.filter((file) => file.endsWith('.html')).sort();
  for (const file of files) {
    const html = readFileSync(path.join(root, file), 'utf8');
    yield {file: file.split(path.sep).join('/'), html};
  }
}

/** Deletes a language's own copy of what `static` holds; everybody refers to the one at the root. */
export async function removeStaticCopies(outDir: string, staticDir: string): Promise<void> {
  const names = await readdir(staticDir);
  await Promise.all(
    names.map((name) => rm(path.join(outDir, name), {recursive: true, force: true})),
  );
}

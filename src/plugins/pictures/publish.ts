/** Puts made files into the built site, once for all languages. */
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';

import {isCached} from './cache';
import {mapLimited} from '../../content/limit';

/**
 * Folder that the whole site is served from. A language's build goes to a folder
 * named like its base URL (`build/es` for `/es/`); pictures stand above it.
 */
export function siteRoot(outDir: string, baseUrl: string): string {
  const below = baseUrl.split('/').filter(Boolean);
  // Docusaurus ends the folder of a language with a separator.
  const folder = path.resolve(outDir);
  const parts = folder.split(path.sep);
  const tail = parts.slice(parts.length - below.length);
  const isBelow = below.length > 0 && below.every((part, index) => part === tail[index]);
  return isBelow ? parts.slice(0, parts.length - below.length).join(path.sep) : folder;
}

/** Copies files from the cache to a folder, leaving out those that are there already. */
export async function publish(
  cacheDir: string,
  files: readonly string[],
  target: string,
): Promise<void> {
  await mapLimited(files, 16, async (file) => {
    if (await isCached(target, file)) return;
    await mkdir(path.dirname(path.join(target, file)), {recursive: true});
    await copyFile(path.join(cacheDir, file), path.join(target, file));
  });
}

/** Finds the originals in `docs/pictures`. */
import {readdir} from 'node:fs/promises';
import path from 'node:path';

import {isLeftover} from '../read/files';

/** Where originals lie, from the project's root. */
export const PICTURES_FOLDER = 'docs/pictures';

/** One file that may be a picture. */
export type Original = {
  /** Path below `docs/pictures` without extension. */
  readonly name: string;
  /** Path from the project's root, for messages. */
  readonly file: string;
};

/** All files of the folder but notes (`.md`), hidden ones and what systems leave, by name. */
export async function listOriginals(siteDir: string): Promise<Original[]> {
  const folder = path.join(siteDir, PICTURES_FOLDER);
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !/^\.|\.md$/.test(entry.name) && !isLeftover(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({name: file.replace(/\.[^.]+$/, ''), file: `${PICTURES_FOLDER}/${file}`}));
}

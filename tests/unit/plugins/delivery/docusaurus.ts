/** Docusaurus as it is installed, for tests that watch what the project relies on inside of it. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

const MODULES = path.join(import.meta.dirname, '../../../../node_modules');

/** Whether a file or folder is there, by its path below node_modules. */
export const isThere = (file: string): boolean => existsSync(path.join(MODULES, file));

/** Text of a file below node_modules; empty when it is not there. */
export const textOf = (file: string): string =>
  isThere(file) ? readFileSync(path.join(MODULES, file), 'utf8') : '';

/** Paths of all scripts of a folder below node_modules. */
export const scriptsIn = (folder: string): string[] =>
  readdirSync(path.join(MODULES, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file}`);

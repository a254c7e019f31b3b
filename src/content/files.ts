/** Reads text files and folders; what cannot be read is returned as a problem. */
import {isUtf8} from 'node:buffer';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {Problem} from './problems';

export const EMPTY = 'This file is empty: put its text back.';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file: put it back.',
  EISDIR:
    'There is a folder where this file should be: rename or delete it, and put the file back.',
  ENOTDIR: 'There is a file where the folder of this file should be: rename or delete it.',
  EACCES: 'This file is protected: allow reading it.',
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** The first line of a file that is not UTF-8, counted from 1. */
function firstBadLine(bytes: Buffer): number {
  const rows = bytes.toString('latin1').split('\n');
  return rows.findIndex((row) => !isUtf8(Buffer.from(row, 'latin1'))) + 1;
}

function problemOfBytes(bytes: Buffer): Omit<Problem, 'file'> | undefined {
  if (bytes.toString('latin1').trim() === '') return {message: EMPTY};
  if (bytes.includes(0)) return {message: 'This file is encoded as UTF-16: save it as UTF-8.'};
  if (isUtf8(bytes)) return undefined;
  const line = firstBadLine(bytes);
  return {line, message: 'This file is encoded as Latin-1 (Windows-1252): save it as UTF-8.'};
}

/** Normalizes line ends and Unicode, which differ between systems, and removes a byte-order mark. */
export const normalizeText = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');

/** A name as file names and addresses may have it: lower-case letters without accents, digits and hyphens. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The text of a file, by its path from the project's root; a problem where it cannot be read. */
export function readText(siteDir: string, file: string): string | Problem {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(siteDir, file));
  } catch (error) {
    return {file, message: WHY[codeOf(error)] ?? `This file cannot be read: ${codeOf(error)}.`};
  }
  const problem = problemOfBytes(bytes);
  if (problem) return {file, ...problem};
  return normalizeText(bytes.toString());
}

/** Paths of all files in a folder, relative to it; a problem where there is no such folder. */
export function filesIn(siteDir: string, folder: string): string[] | Problem {
  const root = path.join(siteDir, folder);
  try {
    return (
      readdirSync(root, {recursive: true, withFileTypes: true})
        // A folder under the name of a page is reported when it is read.
        .filter((entry) => entry.isFile() || entry.name.endsWith('.mdx'))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
        .sort()
    );
  } catch (error) {
    const isFile = codeOf(error) === 'ENOTDIR';
    const message = isFile
      ? 'There is a file where this folder should be: rename or delete it, and put the folder back.'
      : 'There is no such folder: put it back.';
    return {file: folder, message};
  }
}

/**
 * A folder of made files. Names carry a hash of everything that went into them,
 * so a file that exists is right and is never made twice.
 */
import {createHash, randomUUID} from 'node:crypto';
import {mkdir, rename, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Whether a finished file of this name is there. */
export async function isCached(folder: string, file: string): Promise<boolean> {
  const found = await stat(path.join(folder, file)).catch(() => undefined);
  return found !== undefined && found.size > 0;
}

/** Writes a file in one step, so that a build that is interrupted leaves no half of it. */
export async function store(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  const target = path.join(folder, file);
  const draft = `${target}.${randomUUID()}.draft`;
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(draft, bytes);
  await rename(draft, target);
}

/** Eight hexadecimal digits of all the parts together. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 8);
}

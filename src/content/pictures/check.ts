/** Looks at all originals without making anything: what `npm run check` needs. */
import {readFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {Problem} from '../problems';
import {findDamage, inspect} from './inspect';
import {mapLimited} from '../limit';
import {listOriginals} from './originals';
import {REQUIRED, checkNames} from './required';

/** Every mistake in `docs/pictures`; empty when all is well. */
export async function checkPictures(
  siteDir: string,
  required: readonly string[] = REQUIRED,
): Promise<Problem[]> {
  const originals = await listOriginals(siteDir);
  const found = await mapLimited(originals, os.availableParallelism(), async (original) => {
    const bytes = await readFile(path.join(siteDir, original.file));
    const seen = await inspect(original, bytes);
    return 'remedy' in seen ? seen : findDamage(original, bytes);
  });
  return [...checkNames(originals, required), ...found.filter((problem) => problem !== undefined)];
}

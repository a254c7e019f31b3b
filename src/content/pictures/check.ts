/** Looks at all originals without making anything: what `npm run check` needs. */
import {readFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {Problem} from '../problems';
import {checkEmblems} from './emblems';
import {findDamage, inspect} from './inspect';
import {mapLimited} from '../limit';
import {listOriginals} from './originals';
import {REQUIRED, checkNames} from './required';

/** Every mistake in `docs/pictures`; empty when all is well. `emblems` are those in use. */
export async function checkPictures(
  siteDir: string,
  required: readonly string[] = REQUIRED,
  emblems: readonly string[] = [],
): Promise<Problem[]> {
  const originals = await listOriginals(siteDir);
  const found = await mapLimited(originals, os.availableParallelism(), async (original) => {
    const bytes = await readFile(path.join(siteDir, original.file));
    const seen = await inspect(original, bytes);
    return 'remedy' in seen ? seen : findDamage(original, bytes);
  });
  return [
    ...checkNames(originals, required),
    ...checkEmblems(originals, emblems),
    ...found.filter((problem) => problem !== undefined),
  ];
}

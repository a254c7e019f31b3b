/** Looks at all originals without making anything: what `npm run check` needs. */
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {faultOf} from '../files';
import type {Problem} from '../problems';
import {checkEmblems} from './emblems';
import {findDamage, inspect} from './inspect';
import {mapLimited} from '../limit';
import {type Original, listOriginals} from './originals';
import {REQUIRED, checkNames} from './required';

/** Pictures with the same bytes under two names: one of them was meant to be another. */
function sameBytes(files: readonly Looked[]): Problem[] {
  const first = new Map<string, string>();
  return files.flatMap(({file, digest}): Problem[] => {
    const earlier = first.get(digest);
    if (!earlier) {
      first.set(digest, file);
      return [];
    }
    return [
      {
        file,
        field: '',
        found: `the same picture as ${earlier}`,
        remedy:
          'One of the two is under a wrong name: put the right picture there, or delete it with its entry.',
      },
    ];
  });
}

type Looked = {readonly file: string; readonly digest: string; readonly problem?: Problem};

async function look(siteDir: string, original: Original): Promise<Looked> {
  const {file} = original;
  const read = await readFile(path.join(siteDir, file)).catch((error: unknown) => faultOf(error));
  if (!(read instanceof Uint8Array)) {
    return {file, digest: file, problem: {file, field: '', ...read}};
  }
  const digest = createHash('sha256').update(read).digest('hex');
  const seen = await inspect(original, read);
  const problem = 'remedy' in seen ? seen : await findDamage(original, read);
  // A broken picture is told as such, not as the copy of another.
  return problem ? {file, digest: file, problem} : {file, digest};
}

/** What there is to say of the originals themselves, whatever they are needed for. */
export type Seen = {readonly originals: readonly Original[]; readonly looked: readonly Looked[]};

/** Looks at every original: the slow part, which only a change of `docs/pictures` makes necessary again. */
export async function lookAtPictures(siteDir: string): Promise<Seen> {
  const originals = await listOriginals(siteDir);
  const looked = await mapLimited(originals, os.availableParallelism(), (original) =>
    look(siteDir, original),
  );
  return {originals, looked};
}

/** Every mistake in `docs/pictures`; empty when all is well. `emblems` are those in use. */
export async function checkPictures(
  siteDir: string,
  required: readonly string[] = REQUIRED,
  emblems: readonly string[] = [],
  see: typeof lookAtPictures = lookAtPictures,
): Promise<Problem[]> {
  const {originals, looked} = await see(siteDir);
  return [
    ...checkNames(originals, required),
    ...checkEmblems(originals, emblems),
    ...looked.flatMap(({problem}) => (problem ? [problem] : [])),
    ...sameBytes(looked),
  ];
}

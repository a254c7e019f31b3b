/** Looks at all originals without making anything: what `npm run check` needs. */
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {faultOf} from '../read/files';
import type {Problem} from '../problems';
import {checkEmblems} from './emblems';
import {inspect, readWhole} from './inspect';
import {mapLimited} from '../limit';
import {asPagesName} from './misnamed';
import type {Size} from './mistakes';
import {isEmblem, plainPicture} from './names';
import {type Original, listOriginals} from './originals';
import {REQUIRED, checkNames} from './required';
import {type Thumbnail, brightMistake, isSamePicture} from './thumbnails';
import {type Use, unfit} from './uses';

/** Whether two originals show the same: byte by byte, or saved anew. A drawing that stands for a photograph is none. */
const isSame = (one: Looked, other: Looked): boolean =>
  one.digest === other.digest ||
  (one.thumbnail !== undefined &&
    other.thumbnail !== undefined &&
    !one.isStandIn &&
    isSamePicture(one.thumbnail, other.thumbnail));

/** One picture under two names: one that nothing shows, or one that was meant to be another. */
function sameTwice(files: readonly Looked[], isUsed: (file: string) => boolean): Problem[] {
  // Those in use first: of a picture and its copy, the copy goes.
  const ordered = [...files].sort((a, b) => Number(isUsed(b.file)) - Number(isUsed(a.file)));
  return ordered.flatMap((one, at) => {
    const first = ordered.slice(0, at).find((other) => isSame(one, other));
    if (!first) return [];
    const remedy =
      isUsed(first.file) && !isUsed(one.file)
        ? 'Delete it: nothing shows it.'
        : 'One of the two is under a wrong name: put the right picture there, or delete it with its entry.';
    return [{file: one.file, field: '', found: `the same picture as ${first.file}`, remedy}];
  });
}

/** What systems add to the name of a second copy. */
const COPY = /[ _-]*(?:\(\d+\)|(?:copy|copia)(?: ?\(?\d+\)?)?)(?=\.\w+$)/i;

/** A second copy under a name that no picture can have: it is not renamed first, and deleted then. */
function asCopy(problem: Problem, originals: readonly Original[]): Problem {
  const {file, field} = problem;
  const first = file.replace(COPY, '');
  const isCopy = field === 'name' && first !== file;
  const original = isCopy
    ? originals.find(
        (one) => one.file === `${path.dirname(first)}/${plainPicture(path.basename(first))}`,
      )
    : undefined;
  if (!original) return problem;
  const remedy = `Delete it: ${original.file} is there, and nothing shows its copy. Another picture gets a name of its own.`;
  return {...problem, remedy};
}

type Looked = {
  readonly file: string;
  readonly digest: string;
  readonly problem?: Problem;
  readonly size?: Size;
  readonly isStandIn?: boolean;
  readonly thumbnail?: Thumbnail;
};

async function look(siteDir: string, original: Original): Promise<Looked> {
  const {file} = original;
  const read = await readFile(path.join(siteDir, file)).catch((error: unknown) => faultOf(error));
  if (!(read instanceof Uint8Array)) {
    return {file, digest: file, problem: {file, field: '', ...read}};
  }
  const digest = createHash('sha256').update(read).digest('hex');
  const seen = await inspect(original, read);
  if ('remedy' in seen) return {file, digest: file, problem: seen};
  const thumbnail = await readWhole(original, read);
  // A broken picture is told as such, not as the copy of another.
  if (!(thumbnail instanceof Uint8Array)) return {file, digest: file, problem: thumbnail};
  const bright = brightMistake(original.name, thumbnail);
  const problem = bright && {file, ...bright};
  return {
    file,
    digest,
    size: seen,
    isStandIn: seen.isStandIn,
    thumbnail,
    ...(problem && {problem}),
  };
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

/** Drawings that stand for photographs. */
export const standInsIn = ({looked}: Seen): string[] =>
  looked.flatMap(({file, isStandIn}) => (isStandIn ? [file] : []));

/** Every mistake in `docs/pictures`; empty when all is well. `emblems` are those in use, `uses` where files are named. */
export function checkPictures(
  {originals, looked}: Seen,
  required: readonly string[] = REQUIRED,
  emblems: readonly string[] = [],
  uses: readonly Use[] = [],
): Problem[] {
  const shown = new Set([
    ...uses.map(({picture}) => picture),
    ...originals
      .filter(({name}) => required.includes(name) || isEmblem(name))
      .map(({file}) => file),
  ]);
  return [
    ...checkNames(originals, required),
    ...checkEmblems(originals, emblems),
    ...looked.flatMap(({problem}) =>
      problem ? [asPagesName(asCopy(problem, originals), uses)] : [],
    ),
    ...sameTwice(looked, (file) => shown.has(file)),
    ...uses.flatMap((use) => {
      const size = looked.find(({file}) => file === use.picture)?.size;
      return size ? unfit(use, size) : [];
    }),
  ];
}

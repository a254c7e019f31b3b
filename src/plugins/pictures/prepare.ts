/** From originals to a full cache and the table of pictures, or the list of all mistakes. */
import {readFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {Problem} from '../../content/problems';
import {isOfEmblem} from '../../content/pictures/emblems';
import {pictureHash} from './encode';
import {inspect, readWhole} from '../../content/pictures/inspect';
import {kindOf} from './widths';
import {mapLimited} from '../../content/limit';
import {type Original, listOriginals} from '../../content/pictures/originals';
import {REQUIRED, checkNames} from '../../content/pictures/required';
import type {PictureRecord, PictureTable} from './types';
import {type PlannedFile, lacking, makeFiles, planFiles} from './variants';

type PrepareOptions = {
  readonly siteDir: string;
  readonly cacheDir: string;
  /** Names that must be there; the site's own when left out. */
  readonly required?: readonly string[];
  /** Gets a line now and then while pictures are made. */
  readonly report?: (line: string) => void;
};

export type Prepared = {
  readonly pictures: PictureTable;
  /** Names in the cache of every file that the site serves. */
  readonly files: readonly string[];
  /** How many originals were worked on; 0 when the cache had everything. */
  readonly made: number;
  readonly problems: readonly Problem[];
};

type Job = {
  readonly original: Original;
  readonly record: PictureRecord;
  readonly files: readonly PlannedFile[];
  readonly missing: readonly PlannedFile[];
};

async function planOriginal(
  original: Original,
  {siteDir, cacheDir}: PrepareOptions,
): Promise<Job | Problem> {
  const bytes = await readFile(path.join(siteDir, original.file));
  const seen = await inspect(original, bytes);
  if ('remedy' in seen) return seen;
  const kind = kindOf(original.name);
  const record: PictureRecord = {kind, ...seen, hash: pictureHash(kind, bytes)};
  const files = planFiles(original.name, record);
  return {original, record, files, missing: await lacking(cacheDir, files)};
}

/** Makes what one picture lacks, unless its original turns out to be damaged. */
async function work(
  {original, record, missing}: Job,
  {siteDir, cacheDir}: PrepareOptions,
): Promise<Problem | undefined> {
  const bytes = await readFile(path.join(siteDir, original.file));
  const whole = await readWhole(original, bytes);
  if ('remedy' in whole) return whole;
  await makeFiles(cacheDir, bytes, record.kind, missing);
  return undefined;
}

/** Fills the cache. Nothing is made twice: a second call with the same originals only looks. */
export async function preparePictures(options: PrepareOptions): Promise<Prepared> {
  const {siteDir, required = REQUIRED, report = () => {}} = options;
  const workers = os.availableParallelism();
  const originals = await listOriginals(siteDir);
  const planned = await mapLimited(originals, workers, (original) =>
    planOriginal(original, options),
  );
  const jobs = planned.filter((plan) => 'record' in plan);
  const unfinished = jobs.filter(({missing}) => missing.length > 0);
  let done = 0;
  const damages = await mapLimited(unfinished, workers, async (job) => {
    const damage = await work(job, options);
    done += 1;
    report(`pictures: ${done} of ${unfinished.length} (${job.original.name})`);
    return damage;
  });
  const problems = [
    ...checkNames(originals, required),
    ...planned.filter((plan) => 'remedy' in plan),
    ...damages.filter((damage) => damage !== undefined),
  ];
  const broken = new Set(problems.map(({file}) => file));
  const whole = jobs.filter(({original}) => !broken.has(original.file));
  return {
    pictures: Object.fromEntries(whole.map(({original, record}) => [original.name, record])),
    files: whole.flatMap(({files}) => files.map(({file}) => file)),
    made: unfinished.length,
    // Of emblems the catalogue speaks: the site is shown without their pictures.
    problems: problems.filter((problem) => !isOfEmblem(problem)),
  };
}

/** From originals to a full cache and the table of pictures, or the list of all mistakes. */
import {readFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {type Problem, isProblem} from '../../content/problems';
import {pictureHash} from './encode';
import {kindOf} from './widths';
import {mapLimited} from '../../content/limit';
import {PICTURES_FOLDER, inspect, listOriginals} from './originals';
import type {PictureRecord, PictureTable} from './types';
import {type PlannedFile, lacking, makeFiles, planFiles} from './variants';

type PrepareOptions = {
  readonly siteDir: string;
  readonly cacheDir: string;
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
  /** Path below the folder of originals. */
  readonly original: string;
  readonly name: string;
  readonly record: PictureRecord;
  readonly files: readonly PlannedFile[];
  readonly missing: readonly PlannedFile[];
};

async function planOriginal(
  original: string,
  {siteDir, cacheDir}: PrepareOptions,
): Promise<Job | Problem> {
  const seen = await inspect(siteDir, original);
  if (isProblem(seen)) return seen;
  const bytes = await readFile(path.join(siteDir, PICTURES_FOLDER, original));
  const name = original.replace(/\.[^.]+$/, '');
  const kind = kindOf(name);
  const record: PictureRecord = {kind, ...seen, hash: pictureHash(kind, bytes)};
  const files = planFiles(name, record);
  return {original, name, record, files, missing: await lacking(cacheDir, files)};
}

/** Makes what one picture lacks. */
async function work(
  {original, record, missing}: Job,
  {siteDir, cacheDir}: PrepareOptions,
): Promise<void> {
  const bytes = await readFile(path.join(siteDir, PICTURES_FOLDER, original));
  await makeFiles(cacheDir, bytes, record.kind, missing);
}

/** Fills the cache. Nothing is made twice: a second call with the same originals only looks. */
export async function preparePictures(options: PrepareOptions): Promise<Prepared> {
  const {siteDir, report = () => {}} = options;
  const workers = os.availableParallelism();
  const originals = listOriginals(siteDir);
  const planned = await mapLimited(originals, workers, (original) =>
    planOriginal(original, options),
  );
  const jobs = planned.filter((plan) => 'record' in plan);
  const unfinished = jobs.filter(({missing}) => missing.length > 0);
  let done = 0;
  await mapLimited(unfinished, workers, async (job) => {
    await work(job, options);
    done += 1;
    report(`pictures: ${done} of ${unfinished.length} (${job.name})`);
  });
  return {
    pictures: Object.fromEntries(jobs.map(({name, record}) => [name, record])),
    files: jobs.flatMap(({files}) => files.map(({file}) => file)),
    made: unfinished.length,
    problems: planned.filter((plan) => isProblem(plan)),
  };
}

/*
 * npm run test:mutation: makes the content's reading and checking wrong, a line at a time, and sees whether a test
 * notices (stryker.config.mjs). All of it takes days. `-- --sample 200` draws so many lines by lot, which
 * tells the share within a few hundredths; `--seed` draws other ones. `-- --mutate src/content/hours.ts` tries a
 * file, and `--concurrency 1` leaves the other core alone.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {readWords, stop} from './commandLine.mjs';
import {ROOT, run} from './install.mjs';

const USE = `Use: npm run test:mutation -- --sample 200 [--seed 1]: lines drawn by lot
  npm run test:mutation -- --mutate src/content/hours.ts: a file
  npm run test:mutation: everything, which takes days; it goes on where it was ended`;

const CONTENT = 'src/content';

/** A pseudo-random number from 0 to 1 at every call, the same ones for a seed (mulberry32). */
function lots(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Lines that may hold something to make wrong, as Stryker names places. */
function linesOf(file) {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    /^\s*(?:$|\/\*|\*|\/\/|import |} from |export type )/.test(line)
      ? []
      : [`${file}:${index + 1}-${index + 1}`],
  );
}

function drawn(count, seed) {
  const random = lots(seed);
  const files = readdirSync(path.join(ROOT, CONTENT), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => `${CONTENT}/${file.split(path.sep).join('/')}`)
    .sort();
  const lines = files.flatMap(linesOf).map((line) => [random(), line]);
  return lines
    .sort(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, line]) => line);
}

/** A whole number above 0 that an option has; undefined where it was not given. */
function numberOf(name, typed) {
  if (typed === undefined || /^[1-9]\d*$/.test(typed)) return typed && Number(typed);
  return stop(`--${name} needs a whole number.\n${USE}`);
}

const {values} = readWords(USE, {
  options: {
    sample: {type: 'string'},
    seed: {type: 'string'},
    mutate: {type: 'string'},
    concurrency: {type: 'string'},
  },
});
const sample = numberOf('sample', values.sample);
const seed = numberOf('seed', values.seed) ?? 1;
const concurrency = numberOf('concurrency', values.concurrency);
if (sample && values.mutate) stop(`A sample is drawn from all files.\n${USE}`);
if (sample) console.log(`${sample} lines drawn by lot (seed ${seed}).`);
const mutate = sample ? drawn(sample, seed).join(',') : values.mutate;
// What was drawn is no part of what is kept for the whole.
const kept = 'node_modules/.cache/velada-mutation/sample.json';
const stryker = path.join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
run(process.execPath, [
  stryker,
  'run',
  ...(mutate ? ['--mutate', mutate] : []),
  ...(sample ? ['--incrementalFile', kept, '--force'] : []),
  ...(concurrency ? ['--concurrency', String(concurrency)] : []),
]);

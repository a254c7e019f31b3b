/*
 * npm run test:mutation: makes the content's reading and checking wrong, a line at a time, and sees whether a test
 * notices (stryker.config.mjs). All of it takes days. `-- --sample 200` draws so many lines by lot, which
 * tells the share within a few hundredths; `--seed` draws other ones. `-- --mutate src/content/hours.ts` tries a
 * file, and every other option of `stryker run` works as it stands.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {answerHelp, stop} from './commandLine.mjs';
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

/** The value of an option, and the words without it. */
function take(words, name) {
  const at = words.indexOf(name);
  if (at < 0) return {rest: words};
  const value = Number(words[at + 1]);
  if (!Number.isInteger(value) || value < 1) stop(`${name} needs a whole number.\n${USE}`);
  return {value, rest: words.toSpliced(at, 2)};
}

answerHelp(USE);
const {value: sample, rest: others} = take(process.argv.slice(2), '--sample');
const {value: seed = 1, rest} = take(others, '--seed');
const stryker = path.join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
// What was drawn is no part of what is kept for the whole.
const kept = 'node_modules/.cache/velada-mutation/sample.json';
const options = sample
  ? ['--mutate', drawn(sample, seed).join(','), '--incrementalFile', kept, '--force']
  : [];
if (sample) console.log(`${sample} lines drawn by lot (seed ${seed}).`);
run(process.execPath, [stryker, 'run', ...options, ...rest]);

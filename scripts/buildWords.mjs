/* What may be written behind `npm run build` and `npm run build:production`. */
import path from 'node:path';

import {readOption} from './keepAssets.mjs';

/** How a build is written. */
export const USE = `Use: npm run build, or with any of these behind "npm run build --":
  --keep-assets DIR   carries the hashed files of the last site over
  --out-dir DIR       builds into that folder; build/ stays as it is
  --locale es         builds this language alone
  --force             builds though nothing has changed since the last build
  --no-minify, --dev, --bundle-analyzer, --config FILE   as \`docusaurus build\` has them`;

/** How many words belong to an option that has some. */
const VALUES = {'--out-dir': 1, '--config': 1, '--locale': Infinity, '-l': Infinity};

/** The languages that are asked for, and the first word that belongs to no option. */
function wordsAsked(words) {
  const languages = [];
  let option = '';
  let left = 0;
  for (const word of words) {
    if (word.startsWith('-')) {
      const [name, value] = word.split(/=(.*)/s);
      option = name;
      left = value === undefined ? (VALUES[name] ?? 0) : 0;
      if (value !== undefined && VALUES[name] === Infinity) languages.push(value);
    } else if (left === 0) return {languages, stray: word};
    else {
      if (VALUES[option] === Infinity) languages.push(word);
      left -= 1;
    }
  }
  return {languages};
}

/**
 * What Docusaurus answers with a stack trace, or with the folder of another site and a language that nobody
 * wrote. `languagesOfSite` resolves with nothing where they cannot be read: then the build says why.
 */
async function refuseUnknown(words, languagesOfSite) {
  const {languages, stray} = wordsAsked(words);
  if (stray) throw new Error(`"${stray}" belongs to no option.\n${USE}`);
  if (languages.length === 0) return;
  const known = await languagesOfSite();
  const unknown = known && languages.find((language) => !known.includes(language));
  if (!unknown) return;
  throw new Error(`The site does not speak "${unknown}". It speaks: ${known.join(', ')}.`);
}

/**
 * What the command line asks for: a folder of its own for the site, the last site, and words for Docusaurus.
 * Throws a sentence. `emptied` is the folder that a build without one of its own works in.
 */
export async function optionsOf(root, args, {emptied, languagesOfSite}) {
  const at = args.findIndex((word) => /^--out-dir(=|$)/.test(word));
  const named = at < 0 ? undefined : (/=(.*)/.exec(args[at])?.[1] ?? args[at + 1]);
  if (at >= 0 && (!named || named.startsWith('-'))) throw new Error('--out-dir needs a folder.');
  const outDir = named && path.resolve(root, named);
  const {dir, rest} = readOption(args, outDir ?? emptied);
  await refuseUnknown(rest, languagesOfSite);
  return {outDir, dir, rest};
}

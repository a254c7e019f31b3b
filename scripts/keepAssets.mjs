/*
 * `--keep-assets DIR` of the build: carries files over from the site that was published last, so that
 * whoever has one of its pages open still gets the pieces of it. Their names carry a hash of what they
 * hold, so old and new never meet. What the last site had itself carried over is left behind.
 */
import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Files that pages ask for after they were opened, by a name with a hash. */
const HASHED = /^(?:[\w-]+\/)?assets\/|^pictures\/.*\.[0-9a-f]{8}\.\w+$/;

/** The list of what was carried over, below the folder of a site. */
const LIST = 'hosting/kept-assets.txt';

const OPTION = '--keep-assets';

/**
 * The folder that the command line names, and its other words.
 * Throws when the folder is missing, is no built site, or is `emptied`, the one that the build works in;
 * build/ itself may be named, since the new site is built beside it.
 */
export function readOption(words, emptied) {
  const at = words.findIndex((word) => word === OPTION || word.startsWith(`${OPTION}=`));
  if (at < 0) return {rest: words};
  const isOneWord = words[at] !== OPTION;
  const named = isOneWord ? words[at].slice(OPTION.length + 1) : words[at + 1];
  if (!named || named.startsWith('-')) throw new Error(`${OPTION} needs a folder.`);
  const dir = path.resolve(named);
  if (dir === path.resolve(emptied)) {
    throw new Error(`${OPTION} needs another folder: the build empties ${named}.`);
  }
  if (!existsSync(path.join(dir, 'assets'))) {
    throw new Error(`${named} holds no built site: it has no folder "assets".`);
  }
  return {dir, rest: [...words.slice(0, at), ...words.slice(at + (isOneWord ? 1 : 2))]};
}

/** Paths of all files below a folder, with forward slashes. */
function filesIn(dir) {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** Carries hashed files of the site in `from` over to the one in `to`; returns their paths. */
export function keepAssets(from, to) {
  const list = path.join(from, LIST);
  const older = new Set(existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []);
  // The copies of what the new site has are made anew.
  const isThere = (file) => existsSync(path.join(to, file.replace(/\.(?:br|gz)$/, '')));
  const kept = filesIn(from).filter(
    (file) => HASHED.test(file) && !older.has(file) && !isThere(file),
  );
  for (const file of kept) cpSync(path.join(from, file), path.join(to, file));
  mkdirSync(path.dirname(path.join(to, LIST)), {recursive: true});
  writeFileSync(path.join(to, LIST), kept.map((file) => `${file}\n`).join(''));
  return kept;
}

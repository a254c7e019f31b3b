/*
 * Loaded before a command of package.json (`node --import`), because a command that imports a package which
 * is not there ends in a stack trace before its own first line: says what to do in one sentence.
 */
import {existsSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

const [major, minor] = process.versions.node.split('.').map(Number);
const INSTALL = 'Install what the project needs: npm ci';

/** Not that of commandLine.mjs, which imports what an old Node does not have. */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node 20.19 or later is needed, and this is ${process.versions.node}.`);
}
if (!existsSync(new URL('../node_modules/', import.meta.url))) {
  stop(`The packages are not installed yet. ${INSTALL}`);
}
/** After an update of the project a single package may be missing. */
function end(error) {
  const isMissing = /^(ERR_)?MODULE_NOT_FOUND$/.test(error?.code ?? '');
  const [, name] =
    /Cannot find (?:package|module) '([^'./][^']*)'/.exec(error?.message ?? '') ?? [];
  if (isMissing && name) stop(`The package ${name} is not installed. ${INSTALL}`);
  console.error(error);
  process.exit(1);
}

// A thread that fails is told to the one that started it.
if (isMainThread) process.on('uncaughtException', end);

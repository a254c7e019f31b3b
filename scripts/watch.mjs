/* Checks the content, and again whenever somebody saves a file of it. */
import path from 'node:path';

import chokidar from 'chokidar';

import {SITE_DIR, checkSite, load} from './content.mjs';

/** Whatever the check reads; the words of structured data are the one file of their folder. */
const WATCHED = [
  'docs',
  'i18n',
  'src/components',
  'src/theme',
  'src/plugins/hosting/words.ts',
  'static',
  'sidebars.ts',
  'docusaurus.config.ts',
  'addresses.json',
];
/** Files that are there for a moment only, while an editor or git saves. */
const PASSING = /(^|[\\/])(\.[^\\/]*|[^\\/]*~|sed\w{6}|\d{4})$/;
/** Editors save in several steps. */
const PAUSE_MS = 80;

/** Whether a path is watched, or leads to what is. */
const isOnTheWay = (file) =>
  WATCHED.some((own) => own === file || file.startsWith(`${own}/`) || own.startsWith(`${file}/`));

/**
 * Calls `note` with every file that is saved, added or deleted, by its path in the site's folder. That folder itself
 * is watched: whatever is watched by its own name is lost once it goes, and not seen when it comes back.
 * Node's own watching of folders loses a file that was replaced by another one, as many editors save.
 */
async function watchFiles(siteDir, note) {
  const nameOf = (file) =>
    path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
  const watcher = chokidar.watch('.', {
    cwd: siteDir,
    ignored: (file) => {
      const name = nameOf(file);
      return name !== '' && (PASSING.test(name) || !isOnTheWay(name));
    },
    ignoreInitial: true,
  });
  for (const event of ['add', 'change', 'unlink']) watcher.on(event, (file) => note(nameOf(file)));
  // What cannot be watched is still checked with the next save of anything else.
  watcher.on('error', () => {});
  await new Promise((resolve) => watcher.once('ready', resolve));
  return watcher;
}

/** Makes a function that checks everything; pictures are looked at again only when one has changed. */
async function createCheck() {
  const {lookAtPictures} = await load('src/content/pictures/check.ts');
  let seen;
  const look = async (siteDir) => (seen ??= await lookAtPictures(siteDir));
  return (changed) => {
    if (changed.some((file) => file.startsWith('docs/pictures'))) seen = undefined;
    return checkSite(look);
  };
}

/**
 * Calls `report` with the problems now, and after every change, one check at a time; with the files that have
 * changed, and the stamp of what was looked at. A check that fails by itself is reported too: watching goes on.
 */
export async function watchContent(report) {
  const [check, {stampOf}] = await Promise.all([createCheck(), load('src/content/verdict.ts')]);
  let changed = [];
  let timer;
  let running = Promise.resolve();
  const run = (files) => {
    running = running.then(async () => {
      try {
        // What is saved meanwhile is looked at the next time.
        const stamp = await stampOf(SITE_DIR);
        await report(await check(files), files, stamp);
      } catch (error) {
        console.error(`The content could not be checked (${error?.message ?? error}).`);
      }
    });
    return running;
  };
  const note = (file) => {
    changed.push(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = changed;
      changed = [];
      void run(files);
    }, PAUSE_MS);
  };
  await watchFiles(SITE_DIR, note);
  await run([]);
}

/* Checks the content, and again whenever somebody saves a file of it. */
import {watch} from 'node:fs';
import path from 'node:path';

import {SITE_DIR, checkSite, load} from './content.mjs';

/** Whatever the check reads; the words of structured data are the one file of their folder. */
const FOLDERS = ['docs', 'i18n', 'src/components', 'src/theme', 'static'];
const FILES = {
  '': ['sidebars.ts', 'docusaurus.config.ts', 'addresses.json'],
  'src/plugins/hosting': ['words.ts'],
};
/** Editors save in several steps. */
const PAUSE_MS = 80;

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
 * Calls `report` with the problems now, and after every change, one check at a time. A check that
 * fails by itself is reported too: watching goes on.
 */
export async function watchContent(report) {
  const check = await createCheck();
  let changed = [];
  let timer;
  let running = Promise.resolve();
  const run = (files) => {
    running = running.then(async () => {
      try {
        await report(await check(files), files);
      } catch (error) {
        console.error(`The content could not be checked (${error?.message ?? error}).`);
      }
    });
    return running;
  };
  const note = (file) => {
    if (/(^|\/)(\.|[^/]*~$)/.test(file)) return;
    changed.push(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = changed;
      changed = [];
      void run(files);
    }, PAUSE_MS);
  };
  const listen = (folder, recursive, wanted) => {
    const watcher = watch(path.join(SITE_DIR, folder), {recursive}, (_event, name) => {
      if (name && wanted(name)) note(path.posix.join(folder, name.split(path.sep).join('/')));
    });
    // A folder that is deleted while it is watched.
    watcher.on('error', () => {});
  };
  for (const folder of FOLDERS) listen(folder, true, () => true);
  for (const [folder, files] of Object.entries(FILES)) {
    listen(folder, false, (name) => files.includes(name));
  }
  await run([]);
}

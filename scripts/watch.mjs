/* Checks the content, and again whenever somebody saves a file of it. */
import {watch} from 'node:fs';
import path from 'node:path';

import {SITE_DIR, load, siteLocation} from './content.mjs';

const FOLDERS = ['docs', 'i18n', 'src/components', 'src/theme', 'static/img/tile'];
const ROOT_FILES = ['sidebars.ts', 'docusaurus.config.ts', 'addresses.json'];
/** Editors save in several steps. */
const PAUSE_MS = 80;

/** Makes a function that checks everything; pictures are looked at again only when one has changed. */
async function createCheck() {
  const [{createCatalogue}, {readSite}, {checkPictures}, {sortProblems}] = await Promise.all([
    load('src/content/catalogue.ts'),
    load('src/content/read.ts'),
    load('src/content/pictures/check.ts'),
    load('src/content/problems.ts'),
  ]);
  let inPictures;
  return async (changed) => {
    const site = await siteLocation();
    if (!site.location) return {problems: site.problems, unwritten: [], warnings: []};
    const touched = changed.some((file) => file.startsWith('docs/pictures'));
    if (!inPictures || touched) inPictures = await checkPictures(SITE_DIR);
    const {problems, ...others} = createCatalogue(await readSite(site.location));
    return {problems: sortProblems([...problems, ...inPictures]), ...others};
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
  listen('', false, (name) => ROOT_FILES.includes(name));
  await run([]);
}

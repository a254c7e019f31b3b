/*
 * npm run translations: which translations are up to date, stale, missing or orphaned. With --write it
 * adds missing entries to code.json, marked, and makes a page for people, translations.html.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {SITE_DIR, load, siteLocation, textOf} from './content.mjs';

const PAGE = 'translations.html';

function options() {
  try {
    return parseArgs({options: {write: {type: 'boolean', default: false}}}).values;
  } catch (error) {
    console.error(
      `${error.message}\nUse: npm run translations, or npm run translations -- --write`,
    );
    process.exit(1);
  }
}

async function addEntries({location}) {
  const [{readComponentWords}, {diskAt}, {withNewEntries}] = await Promise.all([
    load('src/content/componentWords.ts'),
    load('src/content/files.ts'),
    load('src/desk/translations/addEntries.ts'),
  ]);
  const {words} = await readComponentWords(diskAt(SITE_DIR));
  for (const locale of location.locales.filter((of) => of !== location.defaultLocale)) {
    const file = `i18n/${locale}/code.json`;
    const before = textOf(file);
    if (before === undefined) continue;
    const {text, added} = withNewEntries(before, words);
    if (added.length === 0) continue;
    writeFileSync(path.join(SITE_DIR, file), text);
    console.log(`${file}: ${added.length} new, marked "[to translate]": ${added.join(', ')}\n`);
  }
}

const {write} = options();
const site = await siteLocation();
if (!site.location) {
  const {formatProblems} = await load('src/content/problems.ts');
  console.error(formatProblems(site.problems));
  process.exit(1);
}
if (write) await addEntries(site);
const [{readOverview}, {overviewAsText}, {overviewAsPage}] = await Promise.all([
  load('src/desk/translations/read.ts'),
  load('src/desk/translations/report.ts'),
  load('src/desk/translations/page.ts'),
]);
const overview = await readOverview(site.location);
console.log(overviewAsText(overview, Boolean(process.stdout.isTTY && !process.env.NO_COLOR)));
if (write) {
  writeFileSync(
    path.join(SITE_DIR, PAGE),
    overviewAsPage(overview, new Date().toISOString().slice(0, 10)),
  );
  console.log(`\nThe same as a page: ${PAGE}`);
}

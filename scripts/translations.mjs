/*
 * npm run translations: which translations are up to date, stale, missing or orphaned. With --write it
 * adds missing entries to code.json, marked, and makes a page for people, translations.html.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {SITE_DIR, load, siteLocation, textOf} from './content.mjs';

const PAGE = 'translations.html';
/** How many new entries are named. */
const LISTED = 12;

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

/** A file of entries that cannot be read would count as one in which all are missing. */
async function stopAtUnreadable({location}) {
  const [{fileOf, parseJson}, {formatProblems}] = await Promise.all([
    load('src/content/codeFile.ts'),
    load('src/content/problems.ts'),
  ]);
  const problems = location.locales.flatMap((locale) => {
    const file = fileOf(locale);
    const {fault} = parseJson(textOf(file) ?? '{}');
    return fault ? [{file, ...fault}] : [];
  });
  if (problems.length === 0) return;
  console.error(formatProblems(problems));
  process.exit(1);
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
    const {text, added} = withNewEntries(textOf(file) ?? '{}\n', words);
    if (added.length === 0) continue;
    mkdirSync(path.dirname(path.join(SITE_DIR, file)), {recursive: true});
    writeFileSync(path.join(SITE_DIR, file), text);
    const names = added.length > LISTED ? [...added.slice(0, LISTED), '…'] : added;
    console.log(`${file}: ${added.length} new, marked "[to translate]": ${names.join(', ')}\n`);
  }
}

const {write} = options();
const site = await siteLocation();
if (!site.location) {
  const {formatProblems} = await load('src/content/problems.ts');
  console.error(formatProblems(site.problems));
  process.exit(1);
}
await stopAtUnreadable(site);
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

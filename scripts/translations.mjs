/*
 * npm run translations: which translations are up to date, stale, missing or orphaned. With --write it
 * adds missing entries to code.json, marked, and makes a page for people, translations.html; with --seen <name>
 * it records, in i18n/<language>/seen.json, that somebody has looked at a stale translation and found it right.
 */
import {readWords, stop} from './commandLine.mjs';
import {SITE_DIR, load, siteLocation, textOf, writeText} from './content.mjs';

const PAGE = 'translations.html';
const USE = `Use: npm run translations, or
  npm run translations -- --write         adds new entries to code.json, and makes ${PAGE}
  npm run translations -- --seen <name>   records that a stale translation is still right`;
/** How many new entries are named. */
const LISTED = 12;

/** A file of entries that cannot be read would count as one in which all are missing. */
async function stopAtUnreadable({location}) {
  const [{diskAt}, {unreadableLists}, {formatProblems}] = await Promise.all([
    load('src/content/read/files.ts'),
    load('src/desk/translations/lists.ts'),
    load('src/content/problems.ts'),
  ]);
  const problems = await unreadableLists(diskAt(SITE_DIR), location.locales);
  if (problems.length > 0) stop(formatProblems(problems));
}

/** Records that the translations of these names are still right, and ends the process. */
async function recordSeen(names, {statuses}, {defaultLocale}) {
  const [{meantBy}, {dayOf, readLooks, seenFileOf, withLooks}, {contentFolder}] = await Promise.all(
    [
      load('src/desk/translations/seen.ts'),
      load('src/desk/translations/looks.ts'),
      load('src/content/source.ts'),
    ],
  );
  const meant = meantBy(names, statuses, contentFolder(defaultLocale, defaultLocale));
  if (typeof meant === 'string') stop(meant);
  for (const locale of new Set(meant.map((status) => status.locale))) {
    const own = meant.filter((status) => status.locale === locale);
    const day = dayOf(new Date());
    const added = new Map(
      own.map(({id, english, translation}) => [id, {english, translation, day}]),
    );
    const known = new Set(statuses.flatMap((each) => (each.locale === locale ? [each.id] : [])));
    const file = seenFileOf(locale);
    const text = withLooks(readLooks(textOf(file)), added, known);
    writeText(file, text);
    console.log(`${file}: still right, ${[...added.keys()].join(', ')}. Commit this file.`);
  }
}

async function addEntries({location}) {
  const [{readComponentWords}, {diskAt}, {withNewEntries}] = await Promise.all([
    load('src/content/read/componentWords.ts'),
    load('src/content/read/files.ts'),
    load('src/desk/translations/addEntries.ts'),
  ]);
  const {words} = await readComponentWords(diskAt(SITE_DIR));
  for (const locale of location.locales.filter((of) => of !== location.defaultLocale)) {
    const file = `i18n/${locale}/code.json`;
    const {text, added} = withNewEntries(textOf(file) ?? '{}\n', words);
    if (added.length === 0) continue;
    writeText(file, text);
    const names = added.length > LISTED ? [...added.slice(0, LISTED), '…'] : added;
    console.log(`${file}: ${added.length} new, marked "[to translate]": ${names.join(', ')}\n`);
  }
}

const {values, positionals} = readWords(USE, {
  options: {write: {type: 'boolean', default: false}, seen: {type: 'boolean', default: false}},
  allowPositionals: true,
});
const {write, seen} = values;
if (seen && write) stop(`One thing at a time.\n${USE}`);
if (seen && positionals.length === 0) {
  stop('A name is missing: a page or an entry as the overview names it, such as -- --seen about');
}
if (!seen && positionals.length > 0) stop(`"${positionals[0]}" belongs to no option.\n${USE}`);
const {location, problems} = await siteLocation();
if (!location) {
  const {formatProblems} = await load('src/content/problems.ts');
  stop(formatProblems(problems));
}
await stopAtUnreadable({location});
if (write) await addEntries({location});
const [{readOverview}, {dayOf, readLooks, seenFileOf}, {overviewAsText}, {overviewAsPage}] =
  await Promise.all([
    load('src/desk/translations/read.ts'),
    load('src/desk/translations/looks.ts'),
    load('src/desk/translations/report.ts'),
    load('src/desk/translations/page.ts'),
  ]);
const overview = await readOverview(location, (locale) => readLooks(textOf(seenFileOf(locale))));
if (overview.unreadable.length > 0) {
  const {formatProblems} = await load('src/content/problems.ts');
  stop(formatProblems(overview.unreadable));
}
if (seen) await recordSeen(positionals, overview, location);
else console.log(overviewAsText(overview, Boolean(process.stdout.isTTY && !process.env.NO_COLOR)));
if (write) {
  writeText(PAGE, overviewAsPage(overview, dayOf(new Date())));
  console.log(`\nThe same as a page: ${PAGE}`);
}

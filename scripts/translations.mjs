/* npm run translations: what is missing, marked, or follows English words that have changed since. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {load, readCommandLine, readContent, stop} from './content.mjs';
import {ROOT} from './install.mjs';

const USE = `Use: npm run translations, or
  npm run translations -- --done about outcall    records that these follow today's English words
  npm run translations -- --done --all            records it of everything that is translated
  npm run translations -- --write                 adds new labels of components to code.json, and their descriptions
each with --locale es for one language alone`;

const flag = {type: 'boolean', default: false};
const options = {done: flag, all: flag, write: flag, locale: {type: 'string'}};

const {values, positionals: names} = readCommandLine({options, allowPositionals: true}, USE);
const {done, all, write, locale} = values;
const isNamed = all || names.length > 0;
if (done !== isNamed || (done && write) || (all && names.length > 0)) stop(USE);
const {source, words: known} = await readContent();
const translated = source.locales.filter((each) => each !== source.defaultLocale);
if (locale && !translated.includes(locale)) stop(`There are no translations into "${locale}".`);
const {overview, recordDone, translationsOf, withEntries} = await load(
  'scripts/content/translations.ts',
);
const {readLabels} = await load('src/content/checks/code.ts');
const {report} = await load('src/content/report.ts');

/** Adds entries to a language's `code.json`; returns its new text. */
function addEntries(language, entries, mark) {
  const file = `i18n/${language}/code.json`;
  const {text, added} = withEntries(readFileSync(path.join(ROOT, file), 'utf8'), entries, mark);
  writeFileSync(path.join(ROOT, file), text);
  console.log(`${file}: added ${added.join(', ') || 'nothing'}.`);
  return text;
}

/** Adds the labels of components to every `code.json`; returns the English entries. */
async function addLabels() {
  const {labels, problems} = await readLabels(ROOT);
  if (problems.length > 0) stop(report(problems));
  const english = new Map(Object.entries(JSON.parse(addEntries(source.defaultLocale, labels, ''))));
  for (const each of locale ? [locale] : translated) addEntries(each, english);
  return english;
}

try {
  const words = write ? await addLabels() : known;
  const texts = translationsOf(source, words).filter((one) => !locale || one.locale === locale);
  console.log(done ? recordDone(ROOT, texts, all ? 'all' : names) : overview(ROOT, texts));
} catch (error) {
  stop(error.message);
}

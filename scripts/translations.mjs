/* npm run translations: what is missing, marked, or follows English words that have changed since. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {load, readCommandLine, readContent, stop} from './content.mjs';
import {ROOT} from './install.mjs';

const USE = `Use: npm run translations, or
  npm run translations -- --done about outcall    records that these follow today's English words
  npm run translations -- --done --all            records it of everything that is translated
  npm run translations -- --write                 adds missing entries to code.json, marked, and descriptions
each with --locale es for one language alone`;

const flag = {type: 'boolean', default: false};
const options = {done: flag, all: flag, write: flag, locale: {type: 'string'}};

const {values, positionals: names} = readCommandLine({options, allowPositionals: true}, USE);
const {done, all, write, locale} = values;
const isNamed = all || names.length > 0;
if (done !== isNamed || (done && write) || (all && names.length > 0)) stop(USE);
const {source, words} = await readContent();
const translated = source.locales.filter((each) => each !== source.defaultLocale);
if (locale && !translated.includes(locale)) stop(`There are no translations into "${locale}".`);
const {overview, recordDone, translationsOf, withEntries} = await load('src/desk/translations.ts');
try {
  const locales = locale ? [locale] : translated;
  for (const each of write ? locales : []) {
    const file = `i18n/${each}/code.json`;
    const {text, added} = withEntries(readFileSync(path.join(ROOT, file), 'utf8'), words);
    writeFileSync(path.join(ROOT, file), text);
    console.log(`${file}: added ${added.join(', ') || 'nothing'}.`);
  }
  const read = () =>
    translationsOf(source, words).filter((one) => [one.locale, undefined].includes(locale));
  if (done) console.log(recordDone(ROOT, read(), all ? 'all' : names));
  else console.log(overview(ROOT, read()));
} catch (error) {
  stop(error.message);
}

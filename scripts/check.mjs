/*
 * npm run check: names every mistake in the content of all languages, without building.
 * --watch checks again after every change; --format github writes annotations for pull requests.
 * package.json starts it with `--no-regexp-tier-up`: some hundred expressions are tried on every text, which
 * V8 interprets at first and compiles later, in a hurry once they fill 16 MB; compiled at once, today's
 * content takes 3.2 s in place of 4.0. (Set while a program runs, the same option breaks Node.)
 */
import {readWords, stop} from './commandLine.mjs';
import {checkSite, load, textOf} from './content.mjs';
import {watchContent} from './watch.mjs';

const FORMATS = ['text', 'github'];

function options() {
  const usage = 'Use: npm run check, npm run check -- --watch, npm run check -- --format github';
  const {values} = readWords(usage, {
    options: {
      watch: {type: 'boolean', default: false},
      format: {type: 'string', default: 'text'},
    },
  });
  if (FORMATS.includes(values.format)) return values;
  return stop(`There is no format "${values.format}". ${usage}`);
}

const {watch, format} = options();
const [{formatProblems, formatUnwritten, formatWarnings}, {annotations}, {checkExpiry}] =
  await Promise.all([
    load('src/content/problems.ts'),
    load('src/desk/annotations.ts'),
    load('src/plugins/hosting/securityTxt.ts'),
  ]);

/** What is worth a look; a day that draws near, too, of which a build speaks by itself. */
function worthALook({catalogue, warnings}) {
  const expiry = catalogue && checkExpiry(catalogue.business.securityContactExpires, new Date());
  return expiry ? [...warnings, expiry.problem] : warnings;
}

/** Prints what was found. Returns whether nothing was. */
function print(found) {
  const {problems: inContent, emblemProblems, unwritten} = found;
  const warnings = worthALook(found);
  const problems = [...inContent, ...emblemProblems];
  if (format === 'github') {
    const lines = [
      annotations([...problems, ...unwritten]),
      // Told when nothing is wrong, as below.
      problems.length === 0 ? annotations(warnings, 'warning') : '',
    ]
      .filter(Boolean)
      .join('\n');
    if (lines) console.log(lines);
  }
  if (problems.length > 0) console.error(formatProblems(problems));
  if (unwritten.length > 0) console.error(formatUnwritten(unwritten));
  const isClean = problems.length + unwritten.length === 0;
  if (problems.length === 0 && warnings.length > 0) console.warn(formatWarnings(warnings));
  if (isClean) console.log('Content: no mistakes found.');
  return isClean;
}

if (watch) {
  await watchContent((found, files) => {
    // Some editors write beside a file first, under a name that is gone by now.
    const saved = files.find((file) => textOf(file) !== undefined) ?? files[0];
    if (saved) console.log(`\n── ${new Date().toLocaleTimeString()} ${saved}`);
    print(found);
  });
  console.log('Watching docs, i18n, static and the words of components (Ctrl+C ends it).');
} else {
  if (!print(await checkSite())) process.exit(1);
}

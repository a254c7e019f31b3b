/* npm run check: everything that is wrong with the content of all languages; --format github writes annotations. */
import {checkSite, load, readCommandLine, readConfiguration, stop} from './content.mjs';
import {ROOT} from './install.mjs';

const USE = 'Use: npm run check, or npm run check -- --format github';

const options = {format: {type: 'string', default: 'text'}};
const {format} = readCommandLine({options}, USE).values;
if (!['text', 'github'].includes(format)) stop(USE);
const {catalogue, problems, unwritten, remarks} = await checkSite();
const {report, annotations} = await load('src/content/report.ts');
const {checkExpiry} = await load('src/plugins/catalogue/expiry.ts');
const expiry = catalogue && checkExpiry(catalogue.business.securityContactExpires);
const warnings = expiry ? [...remarks, expiry] : remarks;
const mistakes = [...problems, ...unwritten];

if (format === 'github') {
  const lines = [annotations(mistakes), annotations(warnings, 'warning')].filter(Boolean);
  if (lines.length > 0) console.log(lines.join('\n'));
}
if (mistakes.length > 0) console.error(report(mistakes));
else console.log('Content: no mistakes found.');
if (warnings.length > 0) console.warn(report(warnings, true));
console.log('Spelling is checked by: npm run spell');
const {languagesWithoutSpelling} = await load('scripts/content/spelling.ts');
const locales = (await readConfiguration()).value?.i18n.locales ?? [];
for (const locale of languagesWithoutSpelling(ROOT, locales)) {
  console.warn(
    `The spelling of "${locale}" is not checked: add its dictionary to cspell.config.yaml (guides/writing.md, Languages).`,
  );
}
if (mistakes.length > 0) process.exitCode = 1;

/* npm run check: names every mistake in the content of all languages, without building. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {createJiti} from 'jiti';

const siteDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const jiti = createJiti(import.meta.url);
const load = (file) => jiti.import(path.join(siteDir, file));

/** Configuration that cannot be read is a mistake like any other, not a stack trace. */
async function loadOrName(file) {
  try {
    return await load(file);
  } catch (error) {
    const reason = String(error?.message ?? error).split('\n')[0];
    console.error(
      `1 mistake in the content:\n\n${file}\n  found code that cannot be read (${reason}). Check brackets, quotation marks and commas.\n`,
    );
    process.exit(1);
  }
}

const [
  {checkContent},
  {formatProblems, formatWarnings},
  {orderOf},
  {default: sidebars},
  {default: config},
] = await Promise.all([
  load('src/content/index.ts'),
  load('src/content/problems.ts'),
  load('src/content/order.ts'),
  loadOrName('sidebars.ts'),
  loadOrName('docusaurus.config.ts'),
]);

const {defaultLocale, locales} = config.i18n;
const {problems, warnings} = await checkContent({
  siteDir,
  defaultLocale,
  locales,
  order: orderOf(sidebars),
});
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exit(1);
}
if (warnings.length > 0) console.warn(formatWarnings(warnings));
console.log('Content: no mistakes found.');

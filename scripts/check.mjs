/* npm run check: names every mistake in the content of all languages, without building. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {createJiti} from 'jiti';

const siteDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const jiti = createJiti(import.meta.url);

const [
  {loadCatalogue},
  {formatProblems, formatWarnings},
  {orderOf},
  {default: sidebars},
  {default: config},
  {checkPictures},
] = await Promise.all(
  [
    'src/content/catalogue.ts',
    'src/content/problems.ts',
    'src/content/order.ts',
    'sidebars.ts',
    'docusaurus.config.ts',
    'src/plugins/pictures/check.ts',
  ].map((file) => jiti.import(path.join(siteDir, file))),
);

const {defaultLocale, locales} = config.i18n;
const [{problems: inText, warnings}, inPictures] = await Promise.all([
  loadCatalogue({siteDir, defaultLocale, locales, order: orderOf(sidebars)}),
  checkPictures(siteDir),
]);
const problems = [...inText, ...inPictures];
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exit(1);
}
if (warnings.length > 0) console.warn(formatWarnings(warnings));
console.log('Content: no mistakes found.');

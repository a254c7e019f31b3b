/* What the commands about content share: the TypeScript of the content, and where the site's content is. */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {createJiti} from 'jiti';

import {ROOT} from './install.mjs';

const jiti = createJiti(import.meta.url);

/** Loads a TypeScript file by its path from the root. */
export const load = (file, root = ROOT) => jiti.import(path.join(root, file));

/**
 * What a file of TypeScript exports, or why it cannot be read: people who add a page or a language edit it, and a stack
 * trace would not help them.
 */
async function readExport(file, name, root) {
  try {
    const value = (await load(file, root)).default;
    // Without an export jiti returns an empty object.
    if (Object.keys(value ?? {}).length > 0) return {value, problems: []};
    const message = `Write "export default ${name};" at the end of this file: it is missing.`;
    return {problems: [{file, message}]};
  } catch (error) {
    const {readText} = await load('src/content/files.ts');
    const {sourceProblem} = await load('src/content/index.ts');
    const text = readText(root, file);
    return {problems: [typeof text === 'string' ? sourceProblem(file, text, error) : text]};
  }
}

/** The order of pages, or why it cannot be read or is no lists of names. */
export async function readSidebars(root = ROOT) {
  const {value, problems} = await readExport('sidebars.ts', 'sidebars', root);
  if (problems.length > 0) return {value, problems};
  const {readText} = await load('src/content/files.ts');
  const {sidebarShapeProblems} = await load('src/content/index.ts');
  return {value, problems: sidebarShapeProblems(value, readText(root, 'sidebars.ts'))};
}

/** The configuration, or why it cannot be read. */
export const readConfiguration = (root = ROOT) =>
  readExport('docusaurus.config.ts', 'config', root);

/** Where the content is: languages from the configuration, order from the sidebars. */
async function siteLocation() {
  const sidebars = await readSidebars();
  const configuration = await readConfiguration();
  const problems = [...sidebars.problems, ...configuration.problems];
  if (problems.length > 0) return {problems};
  const {footerOnlyOf, orderOf} = await load('src/content/sidebarOrder.ts');
  const {defaultLocale, locales} = configuration.value.i18n;
  const navigation = {
    order: orderOf(sidebars.value),
    footerOnly: footerOnlyOf(sidebars.value),
  };
  return {location: {siteDir: ROOT, defaultLocale, locales, ...navigation}};
}

/** Everything that is wrong with the content of all languages, pictures included, and the catalogue where nothing is. */
export async function checkSite() {
  const {location, problems} = await siteLocation();
  if (!location) return {problems, unwritten: [], remarks: []};
  const {checkContent} = await load('src/content/index.ts');
  const {originalProblems} = await load('src/plugins/pictures/originals.ts');
  const content = await checkContent(location);
  // Heroes are facts, the same in every language.
  const [language] = Object.values(content.catalogue?.byLocale ?? {});
  const inPictures = await originalProblems(ROOT, language);
  return {...content, problems: [...content.problems, ...inPictures]};
}

/** Ends the command with a sentence. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The command line as `parseArgs` reads it; ends the command with its use where there are unknown words. */
export function readCommandLine(options, use) {
  try {
    return parseArgs(options);
  } catch {
    return stop(use);
  }
}

/** What people edit, and the English labels of components by their ids; ends the command where it cannot be read. */
export async function readContent() {
  const {location, problems} = await siteLocation();
  const [{readSite}, {englishLabels}, {report}] = await Promise.all([
    load('src/content/read.ts'),
    load('src/content/checks/code.ts'),
    load('src/content/report.ts'),
  ]);
  const source = location && readSite(location);
  const unreadable = source ? source.problems : problems;
  if (unreadable.length > 0) stop(report(unreadable));
  return {source, words: englishLabels(source)};
}

/** Docusaurus plugin: reads and checks the content of all languages, and publishes typed data and the route table. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {createJiti} from 'jiti';

import {createAfterScreen} from './afterScreen';
import {dataFiles, globalData} from './data';
import {reportExpiry} from './expiry';
import {noticesModule} from './notices';
import {languageOf, languagesOf} from '../../content/browser/languageOf';
import {footerOnlyOf, orderOf} from '../../content/sidebarOrder';
import {sidebarShapeProblems} from '../../content/sidebarShape';
import {sourceProblem} from '../../content/sourceProblem';
import type {Content} from '../../content';
import type {SiteFields} from '../../content/fields';
import type {Problem} from '../../content/problems';
import type {SiteLocation} from '../../content/read';
import type {Catalogue} from '../../content/browser/types';
import {loadCheckModule, loadContentModule, stopFor} from '../content';

/** A build for publication refuses what is unfinished; a local one mentions it. */
async function reportUnfinished(
  problems: readonly Problem[],
  what: string,
  production: boolean,
): Promise<void> {
  if (problems.length === 0) return;
  if (production) await stopFor(problems, `This build is for publication, and ${what} are left.`);
  console.warn(`[velada] ${problems.length} ${what} left: npm run build:production lists them.`);
}

/** What is left to do before a publication, said once for all languages. */
async function reportLeft(
  {siteDir, siteConfig, i18n}: LoadContext,
  {catalogue, unwritten}: Pick<Content, 'catalogue' | 'unwritten'>,
): Promise<void> {
  const {defaultLocale, currentLocale} = i18n;
  if (!catalogue || currentLocale !== defaultLocale) return;
  const {findNeutralEmblems, findPlaceholders, withFieldLines} = await loadContentModule();
  const production = Boolean(siteConfig.customFields?.production);
  const found = [
    ...findPlaceholders(catalogue, defaultLocale, siteConfig.url),
    ...findNeutralEmblems(siteDir),
  ];
  // Only a publication lists them; the others are told how many there are.
  const placeholders = production ? withFieldLines(siteDir, found) : found;
  await reportExpiry(catalogue.business.securityContactExpires, production);
  await reportUnfinished(unwritten, 'texts to write or translate', production);
  await reportUnfinished(placeholders, 'placeholders', production);
}

/**
 * The order of pages, read again each time: a new program gets its line in that file later. Stops where it cannot be
 * read or is no lists of names.
 */
async function readSidebars(siteDir: string): Promise<SidebarsConfig> {
  const file = 'sidebars.ts';
  const at = path.join(siteDir, file);
  const {import: load} = createJiti(__filename, {moduleCache: false});
  const sidebars = await load<SidebarsConfig>(at, {default: true}).catch((error: Error) =>
    stopFor([sourceProblem(file, readFileSync(at, 'utf8'), error)]),
  );
  // Before a build scripts/build.mjs has asked.
  if (process.env.NODE_ENV !== 'development') return sidebars;
  const problems = sidebarShapeProblems(sidebars, readFileSync(at, 'utf8'));
  return problems.length > 0 ? stopFor(problems) : sidebars;
}

/** Where the content is. */
async function locate({siteDir, i18n}: LoadContext): Promise<SiteLocation> {
  const sidebars = await readSidebars(siteDir);
  const {defaultLocale, locales} = i18n;
  const navigation = {order: orderOf(sidebars), footerOnly: footerOnlyOf(sidebars)};
  return {siteDir, defaultLocale, locales, ...navigation};
}

/** The catalogue of content without mistakes; otherwise reports them, and stops. */
async function checkedCatalogue(context: LoadContext): Promise<Catalogue> {
  const {checkContent} = await loadCheckModule();
  const content = await checkContent(await locate(context));
  if (!content.catalogue) return stopFor(content.problems);
  await reportLeft(context, content);
  return content.catalogue;
}

type Editing = {
  readonly pause: () => Promise<void>;
  /** Whether nothing has been saved since the fields were read. */
  readonly isCurrent: () => boolean;
};

/** The check of the whole content, as the development server runs it after the page has been seen. */
async function reportAll(
  context: LoadContext,
  fields: SiteFields,
  {pause, isCurrent}: Editing,
): Promise<void> {
  try {
    const {checkTexts, report} = await loadCheckModule();
    const content = await checkTexts(fields, pause);
    if (!isCurrent()) return;
    if (content.problems.length > 0) console.error(`\n${report(content.problems)}`);
    else await reportLeft(context, content);
  } catch (error) {
    console.error(error);
  }
}

/** Hands pages what they get of the catalogue. */
async function publish(
  {i18n}: LoadContext,
  content: Catalogue,
  {setGlobalData, createData}: PluginContentLoadedActions,
): Promise<void> {
  const {defaultLocale, currentLocale} = i18n;
  const {contentFolder} = await loadContentModule();
  const language = languageOf(i18n, currentLocale);
  setGlobalData(globalData(content, language));
  // For the tests: which pages there are, in which languages.
  const site = {locales: languagesOf(i18n), routes: content.routes};
  const files = {'site.json': site, ...dataFiles(content, language)};
  for (const [name, data] of Object.entries(files)) {
    await createData(name, JSON.stringify(data));
  }
  const folder = contentFolder(currentLocale, defaultLocale);
  await createData('notices.js', noticesModule(content, folder));
}

export default function cataloguePlugin(context: LoadContext): Plugin<Catalogue> {
  const {siteDir, i18n} = context;
  const {defaultLocale, currentLocale} = i18n;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const afterScreen = createAfterScreen();
  let latest: SiteFields | undefined;

  /** The catalogue as the files are now; the check of the rest follows the screen. */
  async function readCatalogue(): Promise<Catalogue> {
    const {readFields} = await loadContentModule();
    const fields = readFields(await locate(context));
    latest = fields;
    if (!fields.catalogue) return checkedCatalogue(context);
    const editing = {pause: afterScreen.pause, isCurrent: () => latest === fields};
    afterScreen.run(async () => {
      if (editing.isCurrent()) await reportAll(context, fields, editing);
    });
    return fields.catalogue;
  }

  return {
    name: 'catalogue',

    // While somebody edits, files are read after all loads, see below.
    ...(!isDevelopment && {loadContent: () => checkedCatalogue(context)}),

    configureWebpack: () => (isDevelopment ? {plugins: [afterScreen.bundlerPlugin]} : {}),

    /**
     * Called after a load of any plugin. While somebody edits, Docusaurus 3.10.2 loads several at once, and the one that ends
     * last brings back what the others had read before (findings/docusaurus-reloads-undo-each-other.sh): so the files are
     * read here.
     */
    async allContentLoaded({allContent, actions}) {
      const content = isDevelopment
        ? await readCatalogue()
        : (allContent.catalogue?.default as Catalogue);
      await publish(context, content, actions);
    },

    /** What the plugin of the pages does not watch: after a load of that one this one is asked too. */
    getPathsToWatch() {
      const others = i18n.locales.filter(
        (locale) => ![defaultLocale, currentLocale].includes(locale),
      );
      return [
        '{docs,i18n}/**/*.{yml,json}',
        'static/img/tile/*.svg',
        ...others.map((locale) => `i18n/${locale}/**/*.mdx`),
      ].map((pattern) => `${siteDir}/${pattern}`);
    },
  };
}

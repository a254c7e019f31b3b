/**
 * Docusaurus plugin: reads the content of all languages, stops the build with
 * every mistake named, and publishes typed data and the route table. Wiring
 * only; the thinking is in the sibling files.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createJiti} from 'jiti';

import type * as content from '../../content';
import type {ContentResult} from '../../content';
import {dataFiles} from './data';
import {type OwnPage, globalData, ownPages} from './frame';
import {languageOf, languagesOf} from '../../content/languages';
import {findPlaceholders} from '../../content/placeholders';
import {
  type Problem,
  counted,
  formatPlaceholders,
  formatProblems,
  formatUnwritten,
} from '../../content/problems';
import nativeImport from './nativeImport.cjs';
import {readOrder} from './readOrder';
import {differencesFromPermalinks} from '../../content/routes';
import type {SiteLocation} from '../../content/read';
import {stop} from '../failBuild';
import {keepGood, lastGood} from '../lastGood';
import {oncePerBuild} from '../oncePerBuild';
import {pagesMade} from '../pagesMade';
import type {Catalogue} from '../../content/types';

/** How a server of `npm run dev` ends that cannot start for mistakes (scripts/dev.mjs). */
const TOLD_ALREADY = 3;

/**
 * How long a server of `npm run dev` waits for what the check says of a save, in milliseconds: before it shows
 * anything, and while it shows what was right before. Who saves every second is told when the last one is looked at.
 */
const CHECK_MS = {first: 6000, later: 20_000};

/** Published as ES modules only. Docusaurus asks for them as well, at the same moment. */
const ES_MODULES = ['@mdx-js/mdx', 'remark-gfm'];

/**
 * The content module. Loaded by the current jiti, not by the old one inside Docusaurus that loads this
 * file: that one cannot read ES modules. They are loaded whole before, since Node refuses to require
 * a module that is still on its way.
 */
async function loadContentModule(): Promise<typeof content> {
  for (const name of ES_MODULES) await nativeImport(name);
  return createJiti(__filename).import<typeof content>('../../content/index.ts');
}

/**
 * The content, read and checked. `npm run dev` checks it once for all its servers: these wait for what it says,
 * and look for themselves where it says nothing. Undefined where it has told mistakes.
 */
async function readContent(location: SiteLocation): Promise<ContentResult | undefined> {
  const {checkContent, forgetAll, readChecked, verdictOf} = await loadContentModule();
  if (process.env.VELADA_DEV) {
    const {first, later} = CHECK_MS;
    const isRight = await verdictOf(location.siteDir, lastGood(location.siteDir) ? later : first);
    if (isRight !== undefined) return isRight ? readChecked(location) : undefined;
  }
  const checked = await checkContent(location);
  // The bundler needs the room; who edits has the next check faster.
  if (process.env.NODE_ENV === 'production') forgetAll();
  return checked;
}

/** Marked words are no mistake while somebody writes; a published site must not have any. */
function reportUnwritten(unwritten: readonly Problem[], production: boolean): void {
  if (unwritten.length === 0) return;
  if (production) stop(`This build is for publication.\n${formatUnwritten(unwritten)}`);
  console.warn(
    `[velada] Still to be written: ${counted(unwritten.length, 'text')}; "npm run check" lists what is left.`,
  );
}

/** A published site must not carry placeholders; a local one says that they are there. */
function reportPlaceholders(placeholders: readonly Problem[], production: boolean): void {
  if (placeholders.length === 0) return;
  if (production) {
    stop(
      `This build is for publication, and placeholders are left.\n${formatPlaceholders(placeholders)}`,
    );
  }
  console.warn(
    `[velada] Still in place: ${counted(placeholders.length, 'placeholder')}; "npm run build:production" lists what to replace.`,
  );
}

/** The site stands without these pictures; whoever builds it should know. */
function reportEmblems(problems: readonly Problem[], engraved: boolean): void {
  if (problems.length === 0) return;
  const shown = engraved ? 'All emblems are shown as engravings.' : 'No page shows these pictures.';
  console.warn(`[velada] ${shown} ${formatProblems(problems)}`);
}

/**
 * A build ends. While somebody edits, nothing is said: this is asked after every plugin that reads anew,
 * and a new page, or one that moves, has its address in one of them before the other.
 */
function reportDifferences(differences: readonly string[]): void {
  if (differences.length === 0 || process.env.NODE_ENV !== 'production') return;
  stop(`The route table and Docusaurus disagree:\n  ${differences.join('\n  ')}\n`);
}

const BROUGHT = '@site/src/plugins/catalogue/brought';

/** The module in which a page brings what it says about itself. */
const ownPageModule = (own: OwnPage): string =>
  `import {bring} from '${BROUGHT}';\nexport default bring(${JSON.stringify(own)});\n`;

export default function cataloguePlugin(context: LoadContext): Plugin<Catalogue> {
  const {siteDir, i18n, siteConfig} = context;
  const {defaultLocale, currentLocale, locales} = i18n;
  let catalogue: Catalogue | undefined;
  return {
    name: 'catalogue',

    async loadContent() {
      // All languages are read at once, and no file changes while a build goes on.
      const result = await oncePerBuild(`content ${siteDir}`, async () => {
        const {localeConfigs} = i18n;
        const order = await readOrder(siteDir);
        return readContent({siteDir, defaultLocale, locales, localeConfigs, order});
      });
      if (!result?.catalogue) {
        const text = formatProblems(result?.problems ?? []);
        // While a writer edits, the last good state stays on screen.
        const good = lastGood<Catalogue>(siteDir);
        if (!good) {
          // `npm run dev` has told it, once for all languages.
          if (process.env.VELADA_DEV) process.exit(TOLD_ALREADY);
          stop(text);
        }
        if (!process.env.VELADA_DEV) console.error(`\n${text}`);
        return good;
      }
      if (currentLocale === defaultLocale) {
        const placeholders = findPlaceholders(result.catalogue, defaultLocale, siteConfig.url);
        const production = Boolean(siteConfig.customFields?.production);
        reportUnwritten(result.unwritten, production);
        reportPlaceholders(placeholders, production);
        // `npm run dev` tells these with the mistakes.
        if (!process.env.VELADA_DEV)
          reportEmblems(result.emblemProblems, Boolean(result.catalogue.engraved));
      }
      return keepGood(siteDir, result.catalogue);
    },

    async contentLoaded({content, actions}) {
      catalogue = content;
      const language = languageOf(i18n, currentLocale);
      actions.setGlobalData(globalData(content, language));
      // For the tests: which pages there are, in which languages.
      await actions.createData(
        'site.json',
        JSON.stringify({locales: languagesOf(i18n), routes: content.routes}),
      );
      await Promise.all(
        Object.entries(dataFiles(content, language)).map(([name, data]) =>
          actions.createData(name, JSON.stringify(data)),
        ),
      );
      // Modules, so that a page is known as soon as its piece is there, before it is shown.
      await Promise.all(
        [...ownPages(content, language)].map(([id, own]) =>
          actions.createData(`pages/${id}.js`, ownPageModule(own)),
        ),
      );
    },

    async allContentLoaded({allContent}) {
      const {baseUrl} = languageOf(i18n, currentLocale);
      const differences = differencesFromPermalinks(
        catalogue?.routes ?? [],
        pagesMade(allContent),
        currentLocale,
        baseUrl,
      );
      reportDifferences(differences);
    },

    getPathsToWatch() {
      return [
        'docs/**/*.{mdx,yml}',
        'i18n/*/docusaurus-plugin-content-docs/**/*.{mdx,yml}',
        'i18n/*/code.json',
        'static/img/tile/*.svg',
        'addresses.json',
        'sidebars.ts',
      ].map((pattern) => `${siteDir}/${pattern}`);
    },
  };
}

/**
 * Docusaurus plugin: reads the content of all languages, stops the build with
 * every mistake named, and publishes typed data and the route table. Wiring
 * only; the thinking is in the sibling files.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';

import {dataFiles} from './data';
import {type OwnPage, globalData, ownPages} from './frame';
import {languageOf, languagesOf} from '../../content/languages';
import {findNeutralEmblems, findPlaceholders} from '../../content/placeholders';
import type {Problem} from '../../content/problems';
import {readOrder} from './readOrder';
import {differencesFromPermalinks} from '../../content/routes';
import {loadContentModule, stopFor} from '../content';
import {stop} from '../failBuild';
import {keepGood, lastGood} from '../lastGood';
import {oncePerBuild} from '../oncePerBuild';
import {pagesMade} from '../pagesMade';
import type {Catalogue} from '../../content/types';

type Unfinished = {
  readonly problems: readonly Problem[];
  /** What there is of it, and the command that lists it. */
  readonly what: string;
};

/** A build for publication refuses what is unfinished; a local one mentions it. */
async function reportUnfinished({problems, what}: Unfinished, production: boolean): Promise<void> {
  if (problems.length === 0) return;
  if (production) await stopFor(problems, `This build is for publication, and ${what} are left.`);
  console.warn(`[velada] ${problems.length} ${what} are left.`);
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
        const {checkContent} = await loadContentModule();
        const order = await readOrder(siteDir);
        return checkContent({siteDir, defaultLocale, locales, order});
      });
      if (!result.catalogue) {
        // While a writer edits, the last good state stays on screen.
        const good = lastGood<Catalogue>(siteDir);
        if (!good) return stopFor(result.problems);
        const {report} = await loadContentModule();
        console.error(`\n${report(result.problems)}`);
        return good;
      }
      if (currentLocale === defaultLocale) {
        const placeholders = [
          ...findPlaceholders(result.catalogue, defaultLocale, siteConfig.url),
          ...findNeutralEmblems(siteDir),
        ];
        const production = Boolean(siteConfig.customFields?.production);
        const unwritten = {problems: result.unwritten, what: 'texts to write or translate'};
        await reportUnfinished(unwritten, production);
        await reportUnfinished({problems: placeholders, what: 'placeholders'}, production);
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

/** Docusaurus plugin: reads and checks the content of all languages, and publishes typed data and the route table. */
import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createJiti} from 'jiti';

import {dataFiles, globalData} from './data';
import {reportExpiry} from './expiry';
import {noticesModule} from './notices';
import {languageOf, languagesOf} from '../../content/browser/languageOf';
import {withFieldLines} from '../../content/fieldLines';
import {footerOnlyOf, orderOf} from '../../content/sidebarOrder';
import {contentFolder} from '../../content/read';
import {findNeutralEmblems, findPlaceholders} from '../../content/placeholders';
import type {Problem} from '../../content/problems';
import type {Catalogue} from '../../content/browser/types';
import {loadContentModule, stopFor} from '../content';

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

export default function cataloguePlugin(context: LoadContext): Plugin<Catalogue> {
  const {siteDir, i18n, siteConfig} = context;
  const {defaultLocale, currentLocale, locales} = i18n;
  return {
    name: 'catalogue',

    async loadContent() {
      const {checkContent} = await loadContentModule();
      // Read again each time: in development a new program gets its line in this file later.
      const sidebars = await createJiti(__filename, {moduleCache: false}).import<SidebarsConfig>(
        path.join(siteDir, 'sidebars.ts'),
        {default: true},
      );
      const navigation = {order: orderOf(sidebars), footerOnly: footerOnlyOf(sidebars)};
      const site = {siteDir, defaultLocale, locales, ...navigation};
      const {catalogue, problems, unwritten} = await checkContent(site);
      if (!catalogue) return stopFor(problems);
      if (currentLocale === defaultLocale) {
        const production = Boolean(siteConfig.customFields?.production);
        const placeholders = withFieldLines(siteDir, [
          ...findPlaceholders(catalogue, defaultLocale, siteConfig.url),
          ...findNeutralEmblems(siteDir),
        ]);
        await reportExpiry(catalogue.business.securityContactExpires, production);
        await reportUnfinished(unwritten, 'texts to write or translate', production);
        await reportUnfinished(placeholders, 'placeholders', production);
      }
      return catalogue;
    },

    async contentLoaded({content, actions}) {
      const language = languageOf(i18n, currentLocale);
      actions.setGlobalData(globalData(content, language));
      // For the tests: which pages there are, in which languages.
      const site = {locales: languagesOf(i18n), routes: content.routes};
      const files = {'site.json': site, ...dataFiles(content, language)};
      for (const [name, data] of Object.entries(files)) {
        await actions.createData(name, JSON.stringify(data));
      }
      const folder = contentFolder(currentLocale, defaultLocale);
      await actions.createData('notices.js', noticesModule(content, folder));
    },

    getPathsToWatch() {
      return ['{docs,i18n}/**/*.{mdx,yml,json}', 'static/img/tile/*.svg', 'sidebars.ts'].map(
        (pattern) => `${siteDir}/${pattern}`,
      );
    },
  };
}

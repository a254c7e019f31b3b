/**
 * Docusaurus plugin: what hosts and search engines need besides the pages, written once every language has been
 * built. The configuration takes the sitemap's entries from here too, because they are read from the built pages.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {filesIn} from '../../content/files';
import {languagesOf} from '../../content/languageOf';
import type {Catalogue} from '../../content/types';
import {stop, stopFor, warnOf} from '../content';
import {copyAsFolders, readPages, write} from './files';
import {inlineCodeOfSite} from './inlineCode';
import {inlineStyles} from './inlineStyles';
import {createRedirects, redirectPage} from './redirects';
import {recordRelease} from './release';
import {hostRules} from './rules';
import {checkExpiry} from './securityTxt';
import {type Site, fileOfPath, rootOf} from './site';
import {sitemapItems} from './sitemap';
import {fillTemplate} from './templates';

/** Writes everything that belongs to no language. Doing it again changes nothing. */
function finishSite(site: Site, root: string, siteDir: string): void {
  for (const redirect of createRedirects(site)) {
    write(root, fileOfPath(redirect.from), redirectPage(redirect, site.url, root));
  }
  const {faults, ...hashes} = inlineCodeOfSite(readPages(root));
  if (faults.length > 0) {
    stop(`The content security policy would block:\n  ${faults.join('\n  ')}\n`);
  }
  const icons = readdirSync(root).filter((file) => /\.(ico|png|svg|webmanifest)$/.test(file));
  const rules = hostRules(site, hashes, icons);
  for (const file of filesIn(siteDir, 'hosting') as string[]) {
    const text = fillTemplate(readFileSync(path.join(siteDir, 'hosting', file), 'utf8'), rules);
    // The others go beside the published folder: they configure the operator's own servers.
    if (file.startsWith('published/')) write(root, path.relative('published', file), text);
    else write(`${root}-hosting`, file, text);
  }
  for (const {baseUrl} of rules.lists.translations) {
    write(root, `${baseUrl}.htaccess`, `ErrorDocument 404 ${baseUrl}404.html\n`);
  }
  copyAsFolders(root);
}

/** The plugin, and the function that the sitemap plugin asks for its entries. */
export function createHosting() {
  let builtInto = '';
  const plugin = (context: LoadContext): Plugin => {
    const {siteDir, siteConfig, baseUrl, i18n} = context;
    const production = Boolean(siteConfig.customFields?.production);
    let catalogue: Catalogue | undefined;
    builtInto = context.outDir;
    return {
      name: 'hosting',

      async allContentLoaded({allContent}) {
        catalogue = allContent.catalogue?.default as Catalogue;
        const isFirst = i18n.currentLocale === i18n.defaultLocale;
        if (!isFirst || process.env.NODE_ENV !== 'production') return;
        // Only a publication stops: any other build of the same files must end tomorrow as it did today.
        const expiry = checkExpiry(catalogue.business.securityContactExpires, new Date());
        if (expiry?.hasPassed && production) await stopFor([expiry.problem]);
        if (expiry) await warnOf([expiry.problem], 'This stops no build yet.');
      },

      async postBuild({outDir}) {
        const languages = languagesOf(i18n);
        inlineStyles(outDir, baseUrl, languages.length);
        const root = rootOf(outDir, baseUrl);
        const isWhole = languages.every((language) =>
          existsSync(path.join(root, fileOfPath(language.baseUrl))),
        );
        if (!isWhole || !catalogue) return;
        const site = {url: siteConfig.url, languages, catalogue};
        finishSite(site, root, siteDir);
        if (production) recordRelease(siteDir, site);
      },
    };
  };
  return {plugin, createSitemapItems: sitemapItems(() => builtInto)};
}

/**
 * Docusaurus plugin: what hosts and search engines need besides the pages, written once every language has been
 * built. The configuration takes the sitemap's entries from here too, because they are read from the built pages.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {languagesOf} from '../../content/languages';
import {stop, stopFor, warnOf} from '../content';
import type {Catalogue} from '../../content/types';
import {copyAsFolders, readPages, write} from './files';
import {inlineCodeOfSite} from './inlineCode';
import {inlineStyles} from './inlineStyles';
import {headersFile, redirectsFile} from './netlify';
import {createRedirects, redirectPageFor} from './redirects';
import {recordRelease} from './release';
import {type InlineHashes, hostRules} from './rules';
import {checkExpiry, securityTxt} from './securityTxt';
import {type Site, fileOfPath, rootOf} from './site';
import {robotsTxt, sitemapItems} from './sitemap';
import {fillTemplate} from './templates';

/** Hashes of the inline code of all pages. Stops the build where the policy would block something. */
function inlineHashes(root: string): InlineHashes {
  const {faults, ...hashes} = inlineCodeOfSite(readPages(root));
  if (faults.length > 0) {
    stop(`The content security policy would block:\n  ${faults.join('\n  ')}\n`);
  }
  return hashes;
}

/** Files in `hosting/` that belong into the published folder; the others go beside it, to `build-hosting/`. */
const PUBLISHED = ['htaccess', 'assetsignore'];

/** Writes everything that belongs to no language. Doing it again changes nothing. */
async function finishSite(site: Site, root: string, siteDir: string): Promise<void> {
  const icons = readdirSync(root).filter((file) => /\.(ico|png|svg|webmanifest)$/.test(file));
  for (const redirect of createRedirects(site)) {
    await write(root, fileOfPath(redirect.from), redirectPageFor(redirect, site.url, root));
  }
  const rules = hostRules(site, inlineHashes(root), icons);
  await write(root, '_headers', headersFile(rules));
  await write(root, '_redirects', redirectsFile(rules));
  await write(root, 'robots.txt', robotsTxt(site.url, site.languages));
  await write(root, '.well-known/security.txt', securityTxt(site));
  for (const baseUrl of rules.ownNotFound) {
    await write(root, `${baseUrl}.htaccess`, `ErrorDocument 404 ${baseUrl}404.html\n`);
  }
  for (const name of readdirSync(path.join(siteDir, 'hosting'))) {
    const template = readFileSync(path.join(siteDir, 'hosting', name), 'utf8');
    const text = fillTemplate(name, template, rules);
    if (PUBLISHED.includes(name)) await write(root, `.${name}`, text);
    else await write(`${root}-hosting`, name, text);
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
        catalogue = allContent.catalogue?.default as Catalogue | undefined;
        const isFirst = i18n.currentLocale === i18n.defaultLocale;
        if (!catalogue || !isFirst || process.env.NODE_ENV !== 'production') return;
        // Only a publication stops: any other build of the same files must end tomorrow as it did today.
        const expiry = checkExpiry(catalogue.business.securityContactExpires, new Date());
        if (expiry?.hasPassed && production) await stopFor([expiry.problem]);
        if (expiry) await warnOf([expiry.problem], 'This stops no build yet.');
      },

      async postBuild({outDir}) {
        if (!catalogue) throw new Error('The catalogue must be loaded before the hosting plugin.');
        const languages = languagesOf(i18n);
        inlineStyles(outDir, baseUrl, languages.length);
        const root = rootOf(outDir, baseUrl);
        const isWhole = languages.every((language) =>
          existsSync(path.join(root, fileOfPath(language.baseUrl))),
        );
        if (!isWhole) return;
        const site = {url: siteConfig.url, languages, catalogue};
        await finishSite(site, root, siteDir);
        if (production) await recordRelease(siteDir, site);
      },
    };
  };
  return {plugin, createSitemapItems: sitemapItems(() => builtInto)};
}

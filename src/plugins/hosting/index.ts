/**
 * Docusaurus plugin: what hosts and search engines need besides the pages, written once every language has been
 * built. The configuration takes the sitemap's entries from here too, because they are read from the built pages.
 * Parsers are loaded when they are used: every command about the content reads the configuration.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {filesIn} from '../../content/files';
import {languagesOf} from '../../content/browser/languageOf';
import type {Catalogue} from '../../content/browser/types';
import {stop} from '../content';
import {type Site, createRedirects, pagePath, recordRelease} from './addresses';
import {copyAsFolders, fileOfPath, readPages, write} from './files';
import {createPageScripts} from './pageScripts';
import {REDIRECT_SCRIPT, redirectPage} from './redirectPage';
import type {PlaceOf} from './inlineStyles';
import type {SitemapParameters} from './sitemap';
import {fillTemplate} from './fillTemplate';
import {hostRules} from './hostRules';

let sitemap: Promise<typeof import('./sitemap')> | undefined;
/** Loaded once: jiti gives a second import that comes meanwhile an unfinished module. */
const loadSitemap = () => (sitemap ??= import('./sitemap'));

/** Kinds of programs by document: those with a photo, and those with other prices, have parts that the others lack. */
function kindsOfPrograms({byLocale}: Catalogue): ReadonlyMap<string, string> {
  const programs = Object.values(byLocale).flatMap((content) => content.programs);
  return new Map(
    programs.map(({documentId, hero, pricing = ''}) => [
      documentId,
      `program ${hero ? 'photo' : ''} ${pricing}`,
    ]),
  );
}

/** Returns where a file below the site's root belongs: pages of error are like legal ones, of text alone. */
function placesOfFiles(catalogue: Catalogue, languages: Site['languages']): PlaceOf {
  const programs = kindsOfPrograms(catalogue);
  const kinds = new Map(
    catalogue.routes.flatMap((route) =>
      languages.map((language) => {
        const kind = route.kind === 'legal' ? route.kind : (programs.get(route.id) ?? route.id);
        return [fileOfPath(pagePath(route, language)), kind];
      }),
    ),
  );
  // The longest first: every path begins with that of the original.
  const baseUrls = languages
    .map(({baseUrl}) => baseUrl)
    .sort((one, other) => other.length - one.length);
  return (file) => ({
    baseUrl: baseUrls.find((baseUrl) => `/${file}`.startsWith(baseUrl)) ?? '/',
    kind: kinds.get(file) ?? 'legal',
  });
}

const MANIFEST = 'site.webmanifest';

/** Names the site as the house is named, for whoever puts it on a home screen. */
function nameManifest(root: string, {name}: Catalogue['business']): void {
  const manifest = JSON.parse(readFileSync(path.join(root, MANIFEST), 'utf8')) as object;
  write(root, MANIFEST, JSON.stringify({...manifest, name, short_name: name}, null, 2));
}

/** Writes everything that belongs to no language. Doing it again changes nothing. */
async function finishSite(site: Site, root: string, siteDir: string): Promise<void> {
  for (const redirect of createRedirects(site)) {
    write(root, fileOfPath(redirect.from), redirectPage(redirect, site.url));
  }
  write(root, REDIRECT_SCRIPT.file, REDIRECT_SCRIPT.text);
  nameManifest(root, site.catalogue.business);
  const {inlineCodeOfSite} = await import('./inlineCode');
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
  // Set by the plugin, which Docusaurus creates before the sitemap asks.
  let root = '';
  const plugin = ({siteDir, siteConfig, baseUrl, i18n, outDir}: LoadContext): Plugin => {
    let catalogue: Catalogue | undefined;
    const scripts = createPageScripts();
    // Docusaurus builds a language into the folder of its base URL below the site's.
    root = path.join(outDir, path.relative(baseUrl, '/'));
    return {
      name: 'hosting',

      allContentLoaded({allContent}) {
        catalogue = allContent.catalogue?.default as Catalogue;
      },

      configureWebpack: ({mode}, isServer) =>
        isServer || mode !== 'production'
          ? {}
          : {
              plugins: [
                ({hooks}) =>
                  hooks.afterEmit.tap('hosting', ({chunkGroups}) => scripts.record(chunkGroups)),
              ],
            },

      async postBuild({routes}) {
        if (!catalogue) return;
        const {inlineBoot} = await import('./inlineBoot');
        const {inlineStyles} = await import('./inlineStyles');
        const {quoteHeads} = await import('./quoteAttributes');
        const languages = languagesOf(i18n);
        // Quoting reads the whole page, and the styles are found by the classes in it: both before the sheets are inlined.
        inlineBoot(outDir, {hasNotices: catalogue.notices.length > 0});
        quoteHeads(outDir);
        scripts.addTo(outDir, baseUrl, routes);
        const isWhole = languages.every((language) =>
          existsSync(path.join(root, fileOfPath(language.baseUrl))),
        );
        const site = {url: siteConfig.url, languages, catalogue};
        const built = isWhole ? languages.map((language) => language.baseUrl) : [baseUrl];
        inlineStyles(root, built, placesOfFiles(catalogue, languages));
        if (!isWhole) return;
        await finishSite(site, root, siteDir);
        if (siteConfig.customFields?.production) recordRelease(siteDir, site);
      },
    };
  };
  const createSitemapItems = async (params: SitemapParameters) =>
    (await loadSitemap()).sitemapItems(root, params);
  return {plugin, createSitemapItems};
}

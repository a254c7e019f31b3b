/**
 * Docusaurus plugin: makes AVIF, WebP and JPEG files in several widths from the
 * originals in `docs/pictures`, draws a social card for each page, and tells
 * components where they are. Wiring only; the thinking is in the sibling files.
 */
import type {ServerResponse} from 'node:http';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {atRoot} from '../../content/siteRoot';
import {mapLimited} from '../../content/limit';
import {loadContentModule, stopFor} from '../content';
import {keepGood, lastGood} from '../lastGood';
import {oncePerBuild} from '../oncePerBuild';
import type {Catalogue} from '../../content/types';
import {cardPages} from './cards/cardPages';
import {PICTURES_URL} from './widths';
import {PICTURES_FOLDER} from './originals';
import {narrowHeroes} from './narrowHeroes';
import {type Prepared, preparePictures} from './prepare';
import {publish, siteRoot} from './publish';
import {CARDS_URL, type SocialCards, socialCardsFor} from './cards/socialCards';

/** How many small files are written at once. */
const AT_ONCE = 16;

/** A folder for the development server, which does not know the type of AVIF files by itself. */
function devFolder(publicPath: string, directory: string): object {
  const setHeaders = (response: ServerResponse, file: string): void => {
    if (file.endsWith('.avif')) response.setHeader('Content-Type', 'image/avif');
  };
  return {publicPath, directory, watch: false, staticOptions: {setHeaders}};
}

export default function picturesPlugin(context: LoadContext): Plugin<Prepared> {
  const {siteDir, baseUrl, siteConfig, i18n} = context;
  const pictureCache = path.join(siteDir, 'node_modules/.cache/velada-pictures');
  const cardCache = path.join(siteDir, 'node_modules/.cache/velada-cards');
  let cards: SocialCards = {urls: {}, files: []};
  return {
    name: 'pictures',

    async loadContent() {
      const prepared = await oncePerBuild(`pictures ${siteDir}`, () =>
        preparePictures({siteDir, cacheDir: pictureCache, report: console.log}),
      );
      if (prepared.problems.length > 0) {
        // While somebody edits, the last good pictures stay on screen.
        const good = lastGood<Prepared>(pictureCache);
        if (!good) return stopFor(prepared.problems);
        const {report} = await loadContentModule();
        console.error(`\n${report(prepared.problems)}`);
        return good;
      }
      return keepGood(pictureCache, prepared);
    },

    async allContentLoaded({allContent, actions}) {
      const prepared = allContent.pictures?.default as Prepared | undefined;
      const catalogue = allContent.catalogue?.default as Catalogue | undefined;
      await actions.createData('pictures.json', JSON.stringify(prepared?.pictures ?? {}));
      const language = catalogue?.byLocale[i18n.currentLocale];
      const pages = language ? cardPages(language, i18n.currentLocale) : [];
      if (i18n.currentLocale === i18n.defaultLocale) {
        const narrow = narrowHeroes(pages, prepared?.pictures ?? {});
        if (narrow) console.warn(narrow);
      }
      cards = await socialCardsFor(pages, {siteDir, cacheDir: cardCache, brand: siteConfig.title});
      // One file a page, so that each carries the address of its own card only.
      await mapLimited(Object.entries(cards.urls), AT_ONCE, ([id, url]) =>
        actions.createData(`cards/${id}.json`, JSON.stringify(url)),
      );
    },

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const served = [
        devFolder(atRoot(PICTURES_URL), pictureCache),
        devFolder(atRoot(CARDS_URL), cardCache),
      ];
      return {devServer: {static: served}} as object;
    },

    async postBuild({content, outDir}) {
      const root = siteRoot(outDir, baseUrl);
      await publish(pictureCache, content.files, path.join(root, PICTURES_URL));
      await publish(cardCache, cards.files, path.join(root, CARDS_URL));
    },

    getPathsToWatch() {
      return [`${siteDir}/${PICTURES_FOLDER}/**`];
    },
  };
}

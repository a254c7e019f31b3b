/**
 * Docusaurus plugin: makes AVIF and JPEG files in several widths from the originals in `docs/pictures`,
 * a social card from each page's own photo, and a table from which components work out the addresses.
 */
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Catalogue} from '../../content/browser/types';
import {stopFor} from '../content';
import {type Pictures, makeCards, makePictures} from './make';
import {PICTURES_FOLDER, pagesWithHero} from './originals';
import {DEFAULT_PHOTO, PICTURES_URL} from './widths';

export default function picturesPlugin({siteDir, i18n}: LoadContext): Plugin<Pictures> {
  const {currentLocale, defaultLocale} = i18n;
  const cacheDir = path.join(siteDir, 'node_modules/.cache/velada-pictures');
  const isDevelopment = process.env.NODE_ENV === 'development';
  let table: Pictures['table'] = {};
  let cards: readonly string[] = [];
  return {
    name: 'pictures',

    async loadContent() {
      const pictures = await makePictures({siteDir, cacheDir});
      return pictures.problems.length > 0 ? stopFor(pictures.problems) : pictures;
    },

    async allContentLoaded({allContent, actions}) {
      const pictures = allContent.pictures?.default as Pictures;
      const catalogue = allContent.catalogue?.default as Catalogue;
      // While a page still names an original that has gone, it is shown as it was, and the catalogue plugin reports it.
      table = isDevelopment ? {...table, ...pictures.table} : pictures.table;
      await actions.createData('pictures.json', JSON.stringify(table));
      // Chats and search engines alone see them.
      if (isDevelopment) return;
      const heroes = pagesWithHero(catalogue.byLocale[currentLocale]).map(({hero}) => hero);
      const made = await makeCards({siteDir, cacheDir}, pictures, [DEFAULT_PHOTO, ...heroes]);
      if (made.problems.length > 0) await stopFor(made.problems);
      cards = made.files;
    },

    configureWebpack() {
      if (process.env.NODE_ENV === 'production') return {};
      const served = {publicPath: PICTURES_URL, directory: cacheDir, watch: false};
      return {devServer: {static: [served]}} as object;
    },

    async postBuild({content, outDir}) {
      // All languages share them, below the folder of the first.
      if (currentLocale !== defaultLocale) return;
      const folder = path.join(outDir, PICTURES_URL);
      await mkdir(folder, {recursive: true});
      const copy = (file: string) => copyFile(path.join(cacheDir, file), path.join(folder, file));
      await Promise.all([...content.files, ...cards].map(copy));
    },

    getPathsToWatch: () => [`${siteDir}/${PICTURES_FOLDER}/**`],
  };
}

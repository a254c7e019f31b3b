/**
 * Docusaurus plugin: makes AVIF, WebP and JPEG files in several widths from the
 * originals in `docs/pictures`, and tells components where they are. Wiring only;
 * the thinking is in the sibling files.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {formatProblems} from '../catalogue/problems';
import {PICTURES_URL} from './ladder';
import {PICTURES_FOLDER} from './originals';
import {type Prepared, preparePictures} from './prepare';
import {publish, siteRoot} from './publish';

/** Prints mistakes and ends the process: a stack trace helps no writer. */
function stop(message: string): never {
  console.error(`\n${message}`);
  process.exit(1);
}

export default function picturesPlugin({siteDir, baseUrl}: LoadContext): Plugin<Prepared> {
  const cacheDir = path.join(siteDir, 'node_modules/.cache/velada-pictures');
  return {
    name: 'pictures',

    async loadContent() {
      const prepared = await preparePictures({siteDir, cacheDir, report: console.log});
      if (prepared.problems.length > 0) stop(formatProblems(prepared.problems));
      return prepared;
    },

    async contentLoaded({content, actions}) {
      await actions.createData('pictures.json', JSON.stringify(content.pictures));
    },

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const served = {publicPath: PICTURES_URL, directory: cacheDir, watch: false};
      return {devServer: {static: [served]}} as object;
    },

    async postBuild({content, outDir}) {
      await publish(cacheDir, content.files, path.join(siteRoot(outDir, baseUrl), PICTURES_URL));
    },

    getPathsToWatch() {
      return [`${siteDir}/${PICTURES_FOLDER}/**`];
    },
  };
}

/**
 * Docusaurus plugin: the development server of each language behind one port (`npm run dev`). Each
 * reloads pages over a socket below its own address. Mistakes in texts are shown by the check, by
 * file and field, so the bundler's own overlay is left to mistakes in code.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';

import {readInTurn} from './inTurn';

export default function editingPlugin({baseUrl}: LoadContext): Plugin {
  if (process.env.NODE_ENV === 'development') readInTurn();
  return {
    name: 'editing',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const pathname = `${baseUrl}ws`;
      const devServer = {
        webSocketServer: {type: 'ws', options: {path: pathname}},
        client: {
          webSocketURL: {pathname},
          // Runs in the browser.
          overlay: {errors: (error: Error) => !/\.(mdx|yml|json)\b/.test(error.message)},
        },
      };
      return {devServer} as object;
    },
  };
}

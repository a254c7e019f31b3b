/**
 * Docusaurus plugin: a page whose chunk does not arrive shows the error screen with "Try Again".
 * Docusaurus itself reloads the whole page then, which a visitor on a bad connection cannot repair.
 * Only `PendingNavigation` gets the forgiving preload: on a first visit the prerendered page stays.
 */
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

type Resource = {request: string; contextInfo: {issuer: string}};

export default function chunkErrorsPlugin(): Plugin {
  const forgiving = path.join(__dirname, 'standIns/forgivingPreload.js');
  return {
    name: 'chunk-errors',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/preload$/, (resource: Resource) => {
            if (/[\\/]PendingNavigation\.js$/.test(resource.contextInfo.issuer)) {
              resource.request = forgiving;
            }
          }),
        ],
      };
    },
  };
}

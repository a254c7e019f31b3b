/* The peer: no framework's script, styles inlined, the next page fetched when a finger comes down. */
import {fileURLToPath} from 'node:url';

import mdx from '@astrojs/mdx';
import globalData from '@csstools/postcss-global-data';
import {defineConfig} from 'astro/config';
import customMedia from 'postcss-custom-media';

const at = (address) => fileURLToPath(new URL(address, import.meta.url));
const root = at('../../');

export default defineConfig({
  site: 'https://velada.example',
  trailingSlash: 'never',
  build: {format: 'file', inlineStylesheets: 'always'},
  // Tap: on a telephone nothing hovers, and all that is in view would be a hundred pages.
  prefetch: {prefetchAll: true, defaultStrategy: 'tap'},
  integrations: [mdx({gfm: true})],
  vite: {
    resolve: {
      alias: {
        '@site': root.replace(/[\\/]$/, ''),
        '@generated/pictures/default/pictures.json': at('src/generated/pictures.json'),
        '@docusaurus/Translate': `${root}tests/unit/standIns/Translate.ts`,
      },
    },
    css: {
      postcss: {
        plugins: [globalData({files: [`${root}src/css/breakpoints.css`]}), customMedia()],
      },
    },
  },
});

/**
 * Docusaurus plugin: leaves out what Docusaurus would load on every page and this site does
 * without, and lets each page load its own styles. Each entry says what it saves (brotli,
 * measured on the home page).
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

type Replacement = {
  /** The module as it is asked for, or as it is resolved by theme-classic. */
  readonly request: RegExp;
  /** File of this folder that takes its place. */
  readonly by: string;
};

const REPLACEMENTS: readonly Replacement[] = [
  // Infima's style sheet, syntax highlighting, the progress bar: 33 KB of script, 12 KB of style.
  {
    request:
      /(infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css|theme-classic[\\/]lib[\\/](prism-include-languages|nprogress)(\.js)?)$/,
    by: 'empty.js',
  },
  // Names, descriptions and sidebars of all pages, which our own frame does not ask for: 2.3 KB.
  {request: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/].+\.json$/, by: 'empty.js'},
];

/** In the browser only. */
const CLIENT_REPLACEMENTS: readonly Replacement[] = [
  // Pages of links in view, fetched before anyone asks: 24 KB on a phone. Pages of touched links still are.
  {request: /^\.\/docusaurus$/, by: 'preloadOnly.js'},
  // Forty helpers of TypeScript, for a CommonJS build that uses three of them: 3 KB.
  {request: /^tslib$/, by: 'tslibHelpers.js'},
];

/** Parts of the configuration that only the build needs; the browser is sent the rest: 2 KB less. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'themeConfig',
  'ssrTemplate',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
] as const;

/** Modules that so many pages use travel in files of their own; the others with their page. */
const SHARED_BY = 9;

/** Modules that so many pages use, most of all of them, travel in one file. */
const SHARED_BY_ALL = 20;

export default function trimPlugin({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const browserConfig = path.join(generatedFilesDir, 'trim/default/siteConfig.json');
  return {
    name: 'trim',

    async contentLoaded({actions}) {
      const wanted = Object.entries(siteConfig).filter(
        ([key]) => !(BUILD_ONLY as readonly string[]).includes(key),
      );
      await actions.createData('siteConfig.json', JSON.stringify(Object.fromEntries(wanted)));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replacements = isServer ? REPLACEMENTS : [...REPLACEMENTS, ...CLIENT_REPLACEMENTS];
      const plugins = replacements.map(
        ({request, by}) =>
          new NormalModuleReplacementPlugin(request, path.join(__dirname, 'standIns', by)),
      );
      if (isServer) return {plugins};
      return {
        plugins: [
          ...plugins,
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, browserConfig),
        ],
        // Docusaurus puts the style of all pages into one file (7 KB more on the home page).
        optimization: {
          splitChunks: {
            cacheGroups: {
              styles: {name: false, minChunks: SHARED_BY},
              shared: {minChunks: SHARED_BY, priority: 30},
              // What half of the pages use would travel with the other half as well: 4 KB of script.
              common: {minChunks: SHARED_BY_ALL},
            },
          },
        },
      };
    },
  };
}

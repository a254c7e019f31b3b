/* eslint-disable max-lines -- one table, read row by row */
/**
 * The one table of modules that give way to others when the site is bundled. A row acts on a
 * request only when the module that asks is the one it names, so nobody else is served a stand-in
 * by accident. tests/unit/plugins/delivery/replacements.test.ts walks the table: after an upgrade of
 * Docusaurus a row whose ground has moved fails there, by its name.
 */
import path from 'node:path';

/** Text that a file below node_modules must hold for a row to be right. */
type Ground = {readonly file: string; readonly line: string};

export type Replacement = {
  readonly name: string;
  /** The module as it is asked for, with slashes of either kind where it is a path. */
  readonly request: RegExp;
  /** Path of the module that asks, with forward slashes. */
  readonly asker: RegExp;
  /** What takes its place: a file of `standIns/`, or data that the plugin makes for this build. */
  readonly by: {readonly standIn: string} | {readonly data: string};
  /** Where: in the browser's bundle, also in the one that renders pages, or in the browser's of a build (not while editing). */
  readonly bundles: 'browser' | 'both' | 'built browser';
  /** What a first visit to the home page is spared (brotli, measured by leaving the row out), or what it is for. */
  readonly saves: string;
  /** Files below node_modules that it takes the place of; none when the build makes them. */
  readonly replaced: readonly string[];
  readonly ground: readonly Ground[];
};

const CLIENT_MODULES = /\/\.docusaurus(-\w+)?\/client-modules\.js$/;
const GENERATED_CLIENT_MODULES: Ground = {
  file: '@docusaurus/core/lib/server/codegen/codegen.js',
  line: "(generatedFilesDir, 'client-modules.js'",
};
const ROUTES = '@docusaurus/core/lib/server/codegen/codegenRoutes.js';
const CLASSIC = '@docusaurus/theme-classic/lib';
const CLIENT = '@docusaurus/core/lib/client';

export const REPLACEMENTS: readonly Replacement[] = [
  {
    name: 'Infima',
    request: /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
    asker: CLIENT_MODULES,
    by: {standIn: 'empty.js'},
    bundles: 'both',
    saves: '12 KB of style',
    replaced: ['infima/dist/css/default/default.css'],
    ground: [
      GENERATED_CLIENT_MODULES,
      {file: `${CLASSIC}/index.js`, line: '`infima/dist/css/default/default$'},
    ],
  },
  {
    name: 'syntax highlighting',
    request: /theme-classic[\\/]lib[\\/]prism-include-languages(\.js)?$/,
    asker: CLIENT_MODULES,
    by: {standIn: 'empty.js'},
    bundles: 'both',
    saves: 'with the progress bar 33 KB of script',
    replaced: [`${CLASSIC}/prism-include-languages.js`],
    ground: [
      GENERATED_CLIENT_MODULES,
      {file: `${CLASSIC}/index.js`, line: "'./prism-include-languages'"},
    ],
  },
  {
    name: 'progress bar',
    request: /theme-classic[\\/]lib[\\/]nprogress(\.js)?$/,
    asker: CLIENT_MODULES,
    by: {standIn: 'empty.js'},
    bundles: 'both',
    saves: 'see syntax highlighting',
    replaced: [`${CLASSIC}/nprogress.js`],
    ground: [GENERATED_CLIENT_MODULES, {file: `${CLASSIC}/index.js`, line: "'./nprogress'"}],
  },
  {
    // Names, descriptions and sidebars of all pages, which the site's own frame does not ask for.
    name: 'data of all pages',
    request: /^@generated\/docusaurus-plugin-content-docs\/default\/p\/[^/]+\.json$/,
    asker: /\/\.docusaurus(-\w+)?\/(delivery\/default\/)?registry\.js$/,
    by: {standIn: 'empty.js'},
    bundles: 'both',
    saves: '2.3 KB of script',
    replaced: [],
    ground: [
      {file: ROUTES, line: "(generatedFilesDir, 'registry.js'"},
      {file: ROUTES, line: "(plugin.name, plugin.id, 'p', "},
      {file: ROUTES, line: '__props: propsModulePath'},
    ],
  },
  {
    // Pages of links in view, fetched before anyone asks; those of touched links still are.
    name: 'prefetching',
    request: /^\.\/docusaurus$/,
    asker: /\/@docusaurus\/core\/lib\/client\/clientEntry\.js$/,
    by: {standIn: 'preloadOnly.js'},
    bundles: 'browser',
    saves: '24 KB of script on a phone',
    replaced: [`${CLIENT}/docusaurus.js`, `${CLIENT}/preload.js`],
    ground: [
      {file: `${CLIENT}/clientEntry.js`, line: "from './docusaurus'"},
      {file: `${CLIENT}/clientEntry.js`, line: 'window.docusaurus = docusaurus'},
      {file: `${CLIENT}/exports/Link.js`, line: 'window.docusaurus.prefetch(targetLink)'},
      {file: `${CLIENT}/exports/Link.js`, line: 'window.docusaurus.preload(targetLink)'},
    ],
  },
  {
    // For prefetching, which is switched off above, each link makes an observer, and another one each time it is rendered.
    name: 'observers of links',
    request: /^\.\/ExecutionEnvironment$/,
    asker: /\/@docusaurus\/core\/lib\/client\/exports\/Link\.js$/,
    by: {standIn: 'unobserved.js'},
    bundles: 'browser',
    saves: 'no bytes: a hundred observers a page',
    replaced: [`${CLIENT}/exports/ExecutionEnvironment.js`],
    ground: [
      {file: `${CLIENT}/exports/Link.js`, line: "from './ExecutionEnvironment'"},
      {
        file: `${CLIENT}/exports/Link.js`,
        line: 'const IOSupported = ExecutionEnvironment.canUseIntersectionObserver;',
      },
      {file: `${CLIENT}/exports/Link.js`, line: 'ExecutionEnvironment.canUseDOM'},
    ],
  },
  {
    // Docusaurus reloads the whole page when a chunk fails, which without a connection throws the
    // visitor out, and with a broken piece leads round and round.
    name: 'chunk errors',
    request: /^\.\/preload$/,
    asker: /\/@docusaurus\/core\/lib\/client\/PendingNavigation\.js$/,
    by: {standIn: 'forgivingPreload.js'},
    bundles: 'browser',
    saves: 'nothing: a page whose chunk fails is loaded in full, once, if the host answers',
    replaced: [`${CLIENT}/preload.js`],
    ground: [
      {file: `${CLIENT}/PendingNavigation.js`, line: "from './preload'"},
      {
        file: `${CLIENT}/PendingNavigation.js`,
        line: 'preload(nextLocation.pathname)\n            .then(',
      },
    ],
  },
  {
    // Where a chunk of the first page fails, Docusaurus leaves an uncaught error.
    name: 'first page',
    request: /^\.\/preload$/,
    asker: /\/@docusaurus\/core\/lib\/client\/clientEntry\.js$/,
    by: {standIn: 'firstPreload.js'},
    bundles: 'browser',
    saves: 'nothing: a first page whose chunk fails stays as it was served',
    replaced: [`${CLIENT}/preload.js`],
    ground: [
      {file: `${CLIENT}/clientEntry.js`, line: "from './preload'"},
      {
        file: `${CLIENT}/clientEntry.js`,
        line: 'preload(window.location.pathname).then(() => {\n        startTransition(renderApp);',
      },
    ],
  },
  {
    // The original keeps a failure for the life of the document, and "Try Again" with it.
    name: 'loadable pages',
    request: /^react-loadable$/,
    asker: /\/@docusaurus\/core\/lib\/client\/exports\/ComponentCreator\.js$/,
    by: {standIn: 'loadable.js'},
    bundles: 'browser',
    saves: '1 KB of script; it is there so that a page that failed is asked for anew',
    replaced: ['react-loadable/lib/index.js'],
    ground: [
      {file: `${CLIENT}/exports/ComponentCreator.js`, line: "from 'react-loadable'"},
      {file: `${CLIENT}/exports/ComponentCreator.js`, line: 'return Loadable.Map({'},
      {file: `${CLIENT}/preload.js`, line: 'match.route.component.preload?.()'},
    ],
  },
  {
    // Forty helpers of TypeScript for a CommonJS build that uses one of them.
    name: 'tslib',
    request: /^tslib$/,
    asker: /\/@docusaurus\/utils-common\/lib\/\w+\.js$/,
    by: {standIn: 'tslibHelpers.js'},
    bundles: 'browser',
    saves: '3 KB of script',
    replaced: ['tslib/tslib.js'],
    ground: [
      {file: '@docusaurus/utils-common/lib/index.js', line: 'const tslib_1 = require("tslib");'},
    ],
  },
  {
    // See browserConfig.ts.
    name: 'configuration',
    request: /^@generated\/docusaurus\.config$/,
    asker: /\/@docusaurus\/core\/lib\/client\/(docusaurusContext|clientEntry)\.js$/,
    by: {data: 'siteConfig.json'},
    bundles: 'browser',
    saves: '2 KB of script',
    replaced: [],
    ground: ['docusaurusContext', 'clientEntry'].map((name) => ({
      file: `${CLIENT}/${name}.js`,
      line: "from '@generated/docusaurus.config'",
    })),
  },
  {
    // See globalData.ts.
    name: 'data of the docs plugin',
    request: /^@generated\/globalData$/,
    asker: /\/@docusaurus\/core\/lib\/client\/docusaurusContext\.js$/,
    by: {data: 'globalData.json'},
    bundles: 'built browser',
    saves: '0.3 KB of script, and with every page more',
    replaced: [],
    ground: [{file: `${CLIENT}/docusaurusContext.js`, line: "from '@generated/globalData'"}],
  },
  {
    // See words/index.ts.
    name: 'words',
    request: /^@generated\/codeTranslations$/,
    asker: /\/@docusaurus\/core\/lib\/client\/(docusaurusContext|exports\/Translate)\.js$/,
    by: {data: 'codeTranslations.json'},
    bundles: 'built browser',
    saves: '2 KB of script, in Spanish 7',
    replaced: [],
    ground: [
      {file: `${CLIENT}/docusaurusContext.js`, line: "from '@generated/codeTranslations'"},
      {file: `${CLIENT}/exports/Translate.js`, line: "from '@generated/codeTranslations'"},
      {
        file: `${CLIENT}/exports/Translate.js`,
        line: 'codeTranslations[(id ?? message)] ?? message ?? id',
      },
    ],
  },
  {
    // See routeTable.ts.
    name: 'table of pages',
    request: /^@generated\/routes$/,
    asker:
      /\/(@docusaurus\/core\/lib\/client\/(App|preload|normalizeLocation)|delivery\/standIns\/firstPreload)\.js$/,
    by: {data: 'routes.js'},
    bundles: 'built browser',
    saves: '20 bytes of script with every page',
    replaced: [],
    ground: [
      ...['App', 'preload', 'normalizeLocation'].map((name) => ({
        file: `${CLIENT}/${name}.js`,
        line: "from '@generated/routes'",
      })),
      {file: ROUTES, line: "(generatedFilesDir, 'routes.js'"},
      {file: ROUTES, line: "`component: ComponentCreator('${routePath}', '${routeHash}')`"},
    ],
  },
  {
    // See routeTable.ts.
    name: 'chunks of pages',
    request: /^@generated\/routesChunkNames$/,
    asker: /\/@docusaurus\/core\/lib\/client\/exports\/ComponentCreator\.js$/,
    by: {data: 'routesChunkNames.js'},
    bundles: 'built browser',
    saves: 'see table of pages',
    replaced: [],
    ground: [
      {file: `${CLIENT}/exports/ComponentCreator.js`, line: "from '@generated/routesChunkNames'"},
      {
        file: `${CLIENT}/exports/ComponentCreator.js`,
        line: 'const chunkNames = routesChunkNames[`${path}-${hash}`];',
      },
    ],
  },
  {
    // See routeTable.ts.
    name: 'list of chunks',
    request: /^@generated\/registry$/,
    asker: /\/@docusaurus\/core\/lib\/client\/exports\/ComponentCreator\.js$/,
    by: {data: 'registry.js'},
    bundles: 'built browser',
    saves: '0.4 KB of script, and with every page more',
    replaced: [],
    ground: [
      {file: `${CLIENT}/exports/ComponentCreator.js`, line: "from '@generated/registry'"},
      {file: `${CLIENT}/exports/ComponentCreator.js`, line: 'loader[keyPath] = chunkRegistry[0];'},
      {file: ROUTES, line: 'require.resolveWeak('},
    ],
  },
  {
    name: 'versions',
    request: /^@generated\/site-metadata$/,
    asker: /\/@docusaurus\/core\/lib\/client\/docusaurusContext\.js$/,
    by: {standIn: 'empty.js'},
    bundles: 'built browser',
    saves: '0.2 KB of script',
    replaced: [],
    ground: [{file: `${CLIENT}/docusaurusContext.js`, line: "from '@generated/site-metadata'"}],
  },
  {
    // Hidden help for a base address that is set wrongly: the configuration leaves it out.
    name: 'base address banner',
    request: /^\.\/BaseUrlIssueBanner$/,
    asker: /\/@docusaurus\/core\/lib\/client\/App\.js$/,
    by: {standIn: 'nothing.js'},
    bundles: 'built browser',
    saves: '0.3 KB of script',
    replaced: [`${CLIENT}/BaseUrlIssueBanner/index.js`],
    ground: [
      {file: `${CLIENT}/App.js`, line: "from './BaseUrlIssueBanner'"},
      {
        file: `${CLIENT}/BaseUrlIssueBanner/index.js`,
        line: 'const enabled = baseUrlIssueBanner && isHomePage;',
      },
    ],
  },
  {
    name: 'mark of the browser',
    request: /^@docusaurus\/useIsBrowser$/,
    asker: /\.[jt]sx?$/,
    by: {standIn: 'useIsBrowser.js'},
    bundles: 'built browser',
    saves: 'no bytes: a walk through the whole tree, some 40 ms on a simulated phone',
    replaced: [`${CLIENT}/exports/useIsBrowser.js`, `${CLIENT}/browserContext.js`],
    ground: [
      {file: `${CLIENT}/exports/useIsBrowser.js`, line: 'return useContext(Context);'},
      {
        file: `${CLIENT}/hasHydratedDataAttribute.js`,
        line: "import useIsBrowser from '@docusaurus/useIsBrowser'",
      },
    ],
  },
  {
    // See the row above.
    name: 'context of the browser',
    request: /^\.\/browserContext$/,
    asker: /\/@docusaurus\/core\/lib\/client\/App\.js$/,
    by: {standIn: 'noBrowserContext.js'},
    bundles: 'built browser',
    saves: 'see mark of the browser',
    replaced: [],
    ground: [
      {
        file: `${CLIENT}/App.js`,
        line: "import { BrowserContextProvider } from './browserContext'",
      },
    ],
  },
  {
    name: 'head',
    request: /^react-helmet-async$/,
    asker: /\/@docusaurus\/core\/lib\/client\/(clientEntry|exports\/Head)\.js$/,
    by: {standIn: 'head.js'},
    bundles: 'built browser',
    saves: '4.6 KB of script',
    replaced: ['react-helmet-async/lib/index.module.js'],
    ground: [
      {
        file: `${CLIENT}/clientEntry.js`,
        line: "import { HelmetProvider } from 'react-helmet-async'",
      },
      {file: `${CLIENT}/exports/Head.js`, line: "import { Helmet } from 'react-helmet-async'"},
    ],
  },
  {
    name: 'router',
    request: /^react-router$/,
    asker: /\/(react-router-dom|react-router-config)\/esm\/[\w-]+\.js$/,
    by: {standIn: 'router.js'},
    bundles: 'built browser',
    saves: 'with the history and property types 5 KB of script',
    replaced: ['react-router/esm/react-router.js'],
    ground: [
      {file: 'react-router-dom/esm/react-router-dom.js', line: "from 'react-router'"},
      {file: 'react-router-config/esm/react-router-config.js', line: "from 'react-router'"},
    ],
  },
  {
    name: 'history',
    request: /^history$/,
    asker: /\/react-router-dom\/esm\/[\w-]+\.js$/,
    by: {standIn: 'history.js'},
    bundles: 'built browser',
    saves: 'see router',
    replaced: ['history/esm/history.js'],
    ground: [{file: 'react-router-dom/esm/react-router-dom.js', line: "from 'history'"}],
  },
  {
    // Asked for by checks that a build leaves out.
    name: 'property types',
    request: /^prop-types$/,
    asker: /\/react-router-dom\/esm\/[\w-]+\.js$/,
    by: {standIn: 'empty.js'},
    bundles: 'built browser',
    saves: 'see router',
    replaced: ['prop-types/index.js'],
    ground: [
      {
        file: 'react-router-dom/esm/react-router-dom.js',
        line: "import PropTypes from 'prop-types'",
      },
    ],
  },
];

const withSlashes = (text: string): string => text.replaceAll('\\', '/');

/** Whether a row takes the place of what a module asks for. */
export function replaces(row: Replacement, request: string, asker: string): boolean {
  return row.request.test(request) && row.asker.test(withSlashes(asker));
}

/** The file that takes the place, given the folder of the data that the plugin made. */
export function fileOf({by}: Replacement, dataDir: string): string {
  return 'standIn' in by
    ? path.join(__dirname, 'standIns', by.standIn)
    : path.join(dataDir, by.data);
}

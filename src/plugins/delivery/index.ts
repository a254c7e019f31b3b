/**
 * Docusaurus plugin: what reaches the browser, and when. Wiring only; the thinking is in the sibling
 * files. `docusaurus.config.ts` takes the page's template and the layouts of pages from there too,
 * because Docusaurus asks for them in its configuration.
 */
import {createRequire} from 'node:module';
import path from 'node:path';

import globalData from '@csstools/postcss-global-data';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {PIECE_LIMIT_MS} from '../../components/pieces/limits';
import {oncePerBuild} from '../oncePerBuild';
import {pagesMade} from '../pagesMade';
import {browserConfig} from './browserConfig';
import {forgetWhenChanged} from './bundlerCache';
import {cacheGroupsOf} from './chunks';
import {writeGlobalData} from './globalData';
import {linksRule, noteAddresses} from './links';
import {REPLACEMENTS, type Replacement, fileOf, replaces} from './replacements';
import {writeRouteTable} from './routeTable';
import {wordsLeftInSite, wordsRule} from './words';
import {writePageFiles} from './writePageFiles';

/** The widths at which the layout changes, known to every style sheet. */
const BREAKPOINTS = path.join(__dirname, '../../css/breakpoints.css');

/**
 * PostCSS plugins that are named by their modules, made once: made anew for each style sheet, Docusaurus'
 * preset takes longer than all the rest of its work. The module is asked for from where Docusaurus finds it.
 */
const made = (plugins: readonly unknown[]): unknown[] =>
  plugins.map((plugin) => {
    if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') return plugin;
    const [file, options] = plugin as [string, unknown];
    return oncePerBuild(`PostCSS ${file}`, () =>
      (createRequire(__filename)(file) as (given: unknown) => unknown)(options),
    );
  });

/** What a bundler hands to a function that may replace a module. */
type Resource = {request: string; readonly contextInfo: {readonly issuer: string}};

export default function deliveryPlugin(context: LoadContext): Plugin {
  const {siteConfig, siteDir, generatedFilesDir} = context;
  const dataDir = path.join(generatedFilesDir, 'delivery/default');
  const built = process.env.NODE_ENV === 'production';
  const isIn = ({bundles}: Replacement, isServer: boolean): boolean => {
    if (bundles === 'both') return true;
    if (isServer) return false;
    return bundles === 'browser' || built;
  };
  return {
    name: 'delivery',

    // Before any other module of the browser asks for a piece.
    getClientModules: () => [path.join(siteDir, 'src/components/pieces/loadPieces.ts')],

    async contentLoaded({actions}) {
      await actions.createData('siteConfig.json', JSON.stringify(browserConfig(siteConfig)));
      const words = built ? wordsLeftInSite(context) : context.codeTranslations;
      await actions.createData('codeTranslations.json', JSON.stringify(words));
    },

    allContentLoaded({allContent}) {
      noteAddresses(pagesMade(allContent), dataDir);
    },

    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const plugins = REPLACEMENTS.filter((row) => isIn(row, isServer)).map(
        (row) =>
          new NormalModuleReplacementPlugin(row.request, (resource: Resource) => {
            if (replaces(row, resource.request, resource.contextInfo.issuer)) {
              resource.request = fileOf(row, dataDir);
            }
          }),
      );
      const kept = forgetWhenChanged(config);
      const links = linksRule(context, dataDir);
      if (isServer) return {plugins, ...kept, module: {rules: [links]}};
      // Lists all chunks by name for prefetching, which the site does without.
      const others = (config.plugins ?? []).filter(
        (plugin) => !built || plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      writeGlobalData(generatedFilesDir, dataDir);
      const pages = writeRouteTable(generatedFilesDir, dataDir, context.baseUrl);
      return {
        mergeStrategy: {plugins: 'replace'},
        plugins: [...others, ...plugins],
        ...kept,
        output: {
          // While editing, what the bundler sends waits for the check: a limit would end it for good.
          ...(built && {chunkLoadTimeout: PIECE_LIMIT_MS}),
          // Without the chunk's name, which the browser would have to be told for each.
          ...(built && {chunkFilename: 'assets/js/[id].[contenthash:8].js'}),
        },
        optimization: {splitChunks: {cacheGroups: cacheGroupsOf(pages)}},
        // While editing, new words would not be taken up by components that carry theirs.
        module: {rules: built ? [links, wordsRule(context)] : [links]},
      };
    },

    configurePostCss(options) {
      // Docusaurus' own PostCSS preset replaces custom media; it only has to know them in every file.
      return {
        ...options,
        plugins: [globalData({files: [BREAKPOINTS]}), ...made(options.plugins)],
        // There is none to look for.
        config: false,
      };
    },

    // Without waiting for anything: Docusaurus starts all plugins' `postBuild` at once, in the order
    // of the configuration, and the hosting plugin, which comes later, reads the finished pages.
    postBuild({outDir, baseUrl, routesPaths}) {
      writePageFiles({
        generatedFilesDir,
        outDir,
        baseUrl,
        routesPaths,
      });
    },
  };
}

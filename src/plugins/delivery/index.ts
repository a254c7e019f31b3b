/**
 * Docusaurus plugin: what reaches the browser, and when. Wiring only; the thinking is in the sibling
 * files. `docusaurus.config.ts` takes the page's template and the layouts of pages from there too,
 * because Docusaurus asks for them in its configuration.
 */
import path from 'node:path';

import globalData from '@csstools/postcss-global-data';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {PIECE_LIMIT_MS} from '../../components/pieces/limits';
import {TRUSTED} from '../../components/pieces/trustedTypes';
import {SITE_ROOT} from '../../content/siteRoot';
import {browserConfig} from './browserConfig';
import {forgetWhenChanged} from './bundlerCache';
import {cacheGroups} from './chunks';
import {writeGlobalData} from './globalData';
import {linkPageStyles} from './pageStyles';
import {writeRegistry} from './registry';
import {REPLACEMENTS, type Replacement, fileOf, replaces} from './replacements';
import {rootInStyles} from './rootInStyles';
import {wordsLeftInSite, wordsRule} from './words';

/** The widths at which the layout changes, known to every style sheet. */
const BREAKPOINTS = path.join(__dirname, '../../css/breakpoints.css');

/** What a bundler hands to a function that may replace a module. */
type Resource = {request: string; readonly contextInfo: {readonly issuer: string}};

export default function deliveryPlugin(context: LoadContext): Plugin {
  const {siteConfig, siteDir, generatedFilesDir, i18n} = context;
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

    configureWebpack(config, isServer, {currentBundler}) {
      const {DefinePlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      const siteRoot = new DefinePlugin({'process.env.BASE_URL': JSON.stringify(SITE_ROOT)});
      const replaced = REPLACEMENTS.filter((row) => isIn(row, isServer)).map(
        (row) =>
          new NormalModuleReplacementPlugin(row.request, (resource: Resource) => {
            if (replaces(row, resource.request, resource.contextInfo.issuer)) {
              resource.request = fileOf(row, dataDir);
            }
          }),
      );
      const plugins = [siteRoot, ...replaced];
      const kept = forgetWhenChanged(config);
      if (isServer) return {plugins, ...kept};
      writeGlobalData(generatedFilesDir, dataDir);
      writeRegistry(generatedFilesDir, dataDir);
      return {
        plugins,
        ...kept,
        output: {chunkLoadTimeout: PIECE_LIMIT_MS, trustedTypes: {policyName: TRUSTED.bundler}},
        optimization: {splitChunks: {cacheGroups}},
        // While editing, new words would not be taken up by components that carry theirs.
        module: {rules: built ? [wordsRule(context)] : []},
      };
    },

    configurePostCss(options) {
      // Docusaurus' own PostCSS preset replaces custom media; it only has to know them in every file.
      options.plugins.unshift(globalData({files: [BREAKPOINTS]}));
      options.plugins.push(rootInStyles);
      return options;
    },

    // Without waiting for anything: Docusaurus starts all plugins' `postBuild` at once, in the order
    // of the configuration, and the hosting plugin, which comes later, reads the finished pages.
    postBuild({outDir, baseUrl, routesPaths}) {
      linkPageStyles({locale: i18n.currentLocale, generatedFilesDir, outDir, baseUrl, routesPaths});
    },
  };
}

/**
 * Docusaurus plugin: leaves out what the classic theme includes and this site does not show, makes the breakpoints
 * known to every style sheet, and finds the components that pages use by their names.
 */
import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import postcssGlobalData from '@csstools/postcss-global-data';
import type {Plugin as PostcssPlugin, PluginCreator} from 'postcss';

import {PAGE_COMPONENTS} from '../importComponents';

/** Module of the classic theme, which the preset brings; its neighbours are found from here. */
const theme = createRequire(require.resolve('@docusaurus/preset-classic')).resolve(
  '@docusaurus/theme-classic',
);

/**
 * The theme's style sheet (166 KB), which has another name in languages written from right to left, and the highlighter
 * of code, of which the site shows none.
 */
const UNUSED = [
  ...['default', 'default-rtl'].map((name) =>
    createRequire(theme).resolve(`infima/dist/css/default/${name}.css`),
  ),
  path.join(path.dirname(theme), 'prism-include-languages'),
];

/**
 * Has Chromium compile scripts outside the main thread, which saves a third of their time there
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based); `stage` comes after the minifier.
 */
const COMPILE_HINT = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: 1000,
};

const NOTHING = path.join(__dirname, 'nothing.js');
/** Known to every style sheet; Docusaurus' own plugins resolve them. */
const BREAKPOINTS = path.join(__dirname, '../../css/breakpoints.css');
const COMPONENTS = path.join(__dirname, '../../components');

/** Creates a plugin that Docusaurus names by its file and options: PostCSS would create it again for each file. */
function createOnce(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [file, options] = plugin as [string, object];
  return (createRequire(__filename)(file) as PluginCreator<object>)(options);
}

/**
 * The theme's PostCSS plugin that mirrors all styles in languages written from right to left. The site's own are logical,
 * and it would also mirror the rules that libraries bring for these languages.
 */
const isMirroring = (plugin: unknown): boolean =>
  (plugin as Partial<PostcssPlugin>).postcssPlugin === 'RtlCssPlugin';

const FOR_RIGHT_TO_LEFT = /\[dir=["']?rtl["']?\]/;

/** PostCSS plugin: languages written from left to right do without the rules for the others. */
const leftToRightOnly: PostcssPlugin = {
  postcssPlugin: 'left-to-right-only',
  Once(root) {
    root.walkRules(FOR_RIGHT_TO_LEFT, (rule) => {
      const others = rule.selectors.filter((selector) => !FOR_RIGHT_TO_LEFT.test(selector));
      if (others.length > 0) rule.selectors = others;
      else rule.remove();
    });
  },
};

export default function bundlerPlugin(context: LoadContext): Plugin {
  const {siteDir, localizationDir, i18n} = context;
  const isLeftToRight = i18n.localeConfigs[i18n.currentLocale]?.direction !== 'rtl';
  /** Registers in the bundler's cache what a page depends on. */
  const dependencies = {
    test: /\.mdx$/,
    // Docusaurus excludes the folders of such rules from the one for files outside the content.
    include: ['docs', 'i18n'].map((folder) => path.join(siteDir, folder)),
    enforce: 'pre' as const,
    use: [path.join(__dirname, 'dependencies.js')],
  };
  /** Leaves the English words and the descriptions of labels out of what visitors load. */
  const labels = {
    test: /\.tsx?$/,
    include: ['components', 'theme'].map((folder) => path.join(siteDir, 'src', folder)),
    enforce: 'pre' as const,
    loader: require.resolve('babel-loader'),
    options: {
      babelrc: false,
      configFile: false,
      parserOpts: {plugins: ['typescript', 'jsx']},
      plugins: [
        [path.join(__dirname, 'dropLabelWords.js'), {code: path.join(localizationDir, 'code.json')}],
      ],
    },
  };
  return {
    name: 'bundler',
    configureWebpack: ({mode}, isServer, {currentBundler}) => ({
      ...(!isServer && {
        entry: path.join(__dirname, 'entry.ts'),
        plugins: [new currentBundler.instance.BannerPlugin(COMPILE_HINT)],
      }),
      resolve: {
        alias: {
          ...Object.fromEntries(UNUSED.map((file) => [file, NOTHING])),
          // The bundler looks in each of these folders for the tags of a page (plugins/importComponents.ts).
          [PAGE_COMPONENTS]: readdirSync(COMPONENTS).map((folder) => path.join(COMPONENTS, folder)),
        },
      },
      module: {rules: !isServer && mode === 'production' ? [dependencies, labels] : [dependencies]},
    }),
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      // There is no other configuration, which would be looked for again for each file.
      config: false,
      plugins: [
        postcssGlobalData({files: [BREAKPOINTS]}),
        ...(isLeftToRight ? [leftToRightOnly] : []),
        ...plugins.filter((plugin) => !isMirroring(plugin)).map(createOnce),
      ],
    }),
  };
}

/**
 * Docusaurus plugin: leaves out what the classic theme includes and this site does not show, makes the breakpoints
 * known to every style sheet, and finds the components that pages use by their names.
 */
import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {PAGE_COMPONENTS} from '../importComponents';
import {postCssOptions} from './postCssOptions';

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
const COMPONENTS = path.join(__dirname, '../../components');

/**
 * Classes of one file begin alike: the names compress better than with Docusaurus' end for each class. The name comes
 * last, because programs that clip pages leave out what they take for decoration by the beginning of its class, such as
 * `hero_` (findings/defuddle-price-list.sh).
 */
const CLASS_NAMES = {
  localIdentName: '[contenthash:base64:3]_[local]',
  hashStrategy: 'minimal-subset',
};

/**
 * Where the tags of pages are (plugins/importComponents.ts): first each known one by its file, then all folders, for
 * components that come while the development server runs. In the folders alone the bundler would look for each tag in
 * vain sixteen times with seven extensions, and would watch 18,000 files that do not exist, at every save again.
 */
function pageComponents(): Record<string, string | string[]> {
  const folders = readdirSync(COMPONENTS).map((folder) => path.join(COMPONENTS, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const byName = files.map(
    (file) => [`${PAGE_COMPONENTS}/${path.basename(file, '.tsx')}$`, file] as const,
  );
  return {...Object.fromEntries(byName), [PAGE_COMPONENTS]: folders};
}

/** Where Docusaurus writes what it knows of each page, below the folder of generated files. */
const PAGES_DATA = 'docusaurus-plugin-content-docs/default';

type StyleLoader = {readonly options?: {readonly modules?: object}};

/** Changes the names of classes in the loaders that Docusaurus has configured. Throws where there is none. */
function nameClasses(rules: readonly unknown[]): void {
  const modules = (rules as readonly {readonly use?: unknown}[])
    .flatMap(({use}) => (Array.isArray(use) ? (use as readonly StyleLoader[]) : []))
    .flatMap(({options}) => options?.modules ?? []);
  if (modules.length === 0) throw new Error('Docusaurus loads CSS modules in another way.');
  modules.forEach((options) => Object.assign(options, CLASS_NAMES));
}

/** Registers in the bundler's cache what a page depends on. */
function dependenciesRule({siteDir, generatedFilesDir}: LoadContext) {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    test: /\.mdx$/,
    // Docusaurus excludes the folders of such rules from the one for files outside the content.
    include: ['docs', 'i18n'].map((folder) => path.join(siteDir, folder)),
    enforce: 'pre' as const,
    loader: path.join(__dirname, 'dependencies.js'),
    options: {dataFolder: isDevelopment ? path.join(generatedFilesDir, PAGES_DATA) : undefined},
  };
}

export default function bundlerPlugin(context: LoadContext): Plugin {
  const {siteDir, localizationDir, i18n} = context;
  const dependencies = dependenciesRule(context);
  const hasRightToLeft = i18n.locales.some(
    (locale) => i18n.localeConfigs[locale]?.direction === 'rtl',
  );
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
        [
          path.join(__dirname, 'dropLabelWords.js'),
          {code: path.join(localizationDir, 'code.json')},
        ],
      ],
    },
  };
  return {
    name: 'bundler',
    configureWebpack: ({mode, module}, isServer, {currentBundler}) => {
      nameClasses(module?.rules ?? []);
      // In development Docusaurus' own entry takes changed modules over; another one above it would load the page anew.
      const isForVisitors = !isServer && mode === 'production';
      return {
        ...(isForVisitors && {
          entry: path.join(__dirname, 'entry.ts'),
          plugins: [new currentBundler.instance.BannerPlugin(COMPILE_HINT)],
        }),
        resolve: {
          // Aliases lead to absolute paths. Otherwise the bundler looks for each of them below the site and below static
          // first, and watches 4,000 files that do not exist.
          preferAbsolute: true,
          alias: {
            ...Object.fromEntries(UNUSED.map((file) => [file, NOTHING])),
            ...pageComponents(),
          },
        },
        module: {
          rules: isForVisitors ? [dependencies, labels] : [dependencies],
        },
      };
    },
    configurePostCss: (options) => postCssOptions(options, hasRightToLeft),
  };
}

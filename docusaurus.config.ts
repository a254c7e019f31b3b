/** The site's configuration. Facts of the house are in docs/business.yml, words in docs/ and i18n/. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, I18nConfig, PluginModule} from '@docusaurus/types';

import {parse} from 'yaml';

import {siteUrlOf} from './src/content/siteUrl';
import {compileReadable, createParseFrontMatter} from './src/plugins/catalogue/parseFrontMatter';
import importComponents from './src/plugins/importComponents';
import questions from './src/plugins/questions';
import separateElements from './src/plugins/separateElements';
import {footnoteOptions, placeFootnotes, tableAttributes} from './src/plugins/markdown';
import {template} from './src/template/template';
import bundlerPlugin from './src/plugins/bundler';
import cataloguePlugin from './src/plugins/catalogue';
import {createHosting} from './src/plugins/hosting';
import picturesPlugin from './src/plugins/pictures';
import typefacesPlugin from './src/plugins/typefaces';

/** Address of the site. With SITE_URL the build is for publication. */
const DEFAULT_SITE_URL = 'https://velada.example';
const siteUrl = siteUrlOf(process.env.SITE_URL || DEFAULT_SITE_URL);
const production = Boolean(process.env.SITE_URL) || process.env.VELADA_PRODUCTION === '1';

/**
 * The name of the house from docs/business.yml. If the file cannot be read, the catalogue plugin reports it with
 * its line; until then the title is the name of the file.
 */
function houseName(): string {
  const file = 'docs/business.yml';
  try {
    const {name} = parse(readFileSync(path.join(__dirname, file), 'utf8')) as {name?: unknown};
    return String(name ?? file);
  } catch {
    return file;
  }
}

/** A language is one line here and a folder below i18n/. The first one is the original. */
const languages: I18nConfig['localeConfigs'] = {
  en: {label: 'English', htmlLang: 'en-US', baseUrl: '/'},
  es: {label: 'Español', htmlLang: 'es-ES', baseUrl: '/es/'},
};

const isDevelopment = process.env.NODE_ENV === 'development';
const onBroken = isDevelopment ? 'ignore' : 'throw';
const originalLocale = Object.keys(languages)[0] ?? 'en';

const hosting = createHosting();

/** Whether git has the dates of last changes: in a shallow clone every page has that of the only commit. */
const hasHistory =
  existsSync(path.join(__dirname, '.git')) && !existsSync(path.join(__dirname, '.git/shallow'));

const presetOptions: PresetOptions = {
  blog: false,
  debug: false,
  pages: false,
  sitemap: {
    lastmod: hasHistory ? 'date' : null,
    changefreq: null,
    priority: null,
    createSitemapItems: hosting.createSitemapItems,
  },
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    remarkPlugins: [questions, importComponents, separateElements, tableAttributes],
    rehypePlugins: [placeFootnotes],
    // For the sitemap.
    showLastUpdateTime: hasHistory,
    // A page's id is its path, digits at its beginning included.
    numberPrefixParser: false,
    // Masseuses are shown on one page, notices above all pages: these files are no pages.
    exclude: ['masseuses/**', 'notices/**', '**/_*', '**/_*/**'],
  },
  theme: {
    // One by one: the bundler's cache keeps no style sheet that imports others.
    customCss: [
      './src/css/fonts.css',
      './src/css/tokens.css',
      './src/css/chamfer.css',
      './src/css/utilities.css',
      './src/css/prose.css',
      './src/css/lists.css',
      './src/css/menus.css',
      './src/css/overlayPanel.css',
      './src/css/tabLine.css',
      './src/css/offscreen.css',
      './src/css/print.css',
      './src/css/custom.css',
    ],
  },
};

const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false},
};

const config: Config = {
  title: houseName(),
  url: siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: createParseFrontMatter(originalLocale),
    preprocessor: compileReadable,
    emoji: false,
    // Writers may type `{#id}` after a heading, beside `{/* #id */}`, which editors of MDX understand too.
    mdx1Compat: {headingIds: true},
    remarkRehypeOptions: footnoteOptions,
    // While somebody edits, the check of texts reports them, without a trace.
    hooks: {onBrokenMarkdownLinks: onBroken, onBrokenMarkdownImages: onBroken},
  },
  i18n: {
    defaultLocale: originalLocale,
    locales: Object.keys(languages),
    localeConfigs: languages,
  },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      // No style sheet of Docusaurus is used, so its list of layers would only make every page larger.
      useCssCascadeLayers: false,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
  },
  ssrTemplate: template,
  clientModules: ['./src/clientModules/scrollMemory.ts'],
  // The development server uses neither the template nor the boot script.
  stylesheets: isDevelopment ? ['/fonts/late.css'] : [],
  headTags: isDevelopment
    ? [
        {
          tagName: 'script',
          attributes: {},
          innerHTML: "Object.assign(document.documentElement.dataset, {script: '', whole: ''});",
        },
      ]
    : [],
  customFields: {
    production,
  },
  presets: [['classic', presetOptions]],
  plugins: [
    // As functions, not by their paths, so that they share one content module (plugins/content.ts).
    bundlerPlugin,
    cataloguePlugin as PluginModule,
    picturesPlugin as PluginModule,
    typefacesPlugin as PluginModule,
    hosting.plugin,
  ],
  themeConfig,
};

export default config;
